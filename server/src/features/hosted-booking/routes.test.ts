// The stays of hosted buyers for organisers and the hotel: complete, filtered, and never with a passport number.
import { beforeAll, describe, expect, it } from 'vitest';
import { createBooking, createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';

const PASSPORT = 'A55120482';
const stand = prepareOnce(openReview);
let paid: TestBuyer;
let unpaid: TestBuyer;
let without: TestBuyer;

beforeAll(async () => {
  const { db, storage } = stand.test;
  const create = (name: string) =>
    createHostedBuyer(db, stand.edition.editionId, { name, company: '=Kenari' });
  [paid, unpaid, without] = [
    await create('Amira Rahman'),
    await create('Bo Lindqvist'),
    await create('Cara Teo'),
  ];
  const first = await createBooking(db, storage.sealer, paid, PASSPORT);
  await updateRows(
    db,
    'booking',
    { id: first },
    { additional_name: 'Daniel Ooi', extra_nights: ['2026-06-01', '2026-06-04'], total_sen: 180_000 },
  );
  await payBooking(db, first, 180_000);
  const second = await createBooking(db, storage.sealer, unpaid, PASSPORT);
  await updateRows(
    db,
    'booking',
    { id: second },
    {
      name: 'Bo Lindqvist',
      stay_from: '2026-06-03',
      stay_to: '2026-06-05',
      room_type: 'One Double Bed',
    },
  );
});

const get = (url: string, headers: Record<string, string> = stand.viewer) => stand.test.get(url, headers);
const lines = (csv: string): Record<string, string>[] => {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(head.map((title, place) => [title, row[place] ?? ''])));
};

describe('the list of stays', () => {
  it.each([
    ['guests', 'paid'],
    ['room', 'unpaid'],
    ['nights', 'paid'],
    ['amount', 'unpaid'],
    ['payment', 'paid'],
  ])('is sorted by %s in both directions', async (sort, first) => {
    const idsBy = async (direction: string) =>
      (await get(`/api/hosted/bookings?sort=${sort}&direction=${direction}`))
        .json()
        .data.map(({ id }: { id: number }) => id);
    const ascending = [paid, unpaid].map(({ registrationId }) => registrationId);
    if (first === 'unpaid') ascending.reverse();
    expect(await idsBy('ascending')).toEqual(ascending);
    expect(await idsBy('descending')).toEqual(ascending.toReversed());
  });

  it('lists those without a room last in any order', async () => {
    const { db } = stand.test;
    const decide = (decision: 'approved' | 'rejected') =>
      updateRows(db, 'application', { registration_id: unpaid.registrationId }, { decision });
    await decide('rejected');
    for (const direction of ['ascending', 'descending']) {
      const { data } = (await get(`/api/hosted/bookings?sort=amount&direction=${direction}`)).json();
      expect(data.at(-1).id).toBe(unpaid.registrationId);
    }
    await decide('approved');
  });

  it('shows each booking’s stay, room, extra nights and second guest, ordered by arrival', async () => {
    const answer = await get('/api/hosted/bookings');
    expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '2']);
    expect(answer.json().data).toMatchObject([
      {
        id: paid.registrationId,
        reference: paid.reference,
        additionalName: 'Daniel Ooi',
        stay: { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' },
        roomType: 'Two Single Bed',
        extraNights: ['2026-06-01', '2026-06-04'],
        arrival: '2026-06-01',
        departure: '2026-06-05',
        total: 1800,
        isPaid: true,
        decision: 'approved',
      },
      { id: unpaid.registrationId, roomType: 'One Double Bed', isPaid: false, arrival: '2026-06-03' },
    ]);
    expect(answer.body).not.toContain(PASSPORT);
    expect((await get('/api/hosted/bookings', {})).statusCode).toBe(401);
  });

  it.each([
    ['?paid=yes', ['Amira Rahman']],
    ['?paid=no', ['Bo Lindqvist']],
    ['?stay=2026-06-03', ['Bo Lindqvist']],
    ['?roomType=Two%20Single%20Bed', ['Amira Rahman']],
    ['?limit=1&offset=1', ['Bo Lindqvist']],
    ['?night=2026-06-01', ['Amira Rahman']],
    ['?night=2026-06-03', ['Amira Rahman', 'Bo Lindqvist']],
    ['?night=2026-06-03&roomType=One%20Double%20Bed', ['Bo Lindqvist']],
    // The day of departure is not a night, but an extra night is.
    ['?night=2026-06-05', []],
    ['?payment=paid', ['Amira Rahman']],
    ['?payment=not-asked', ['Bo Lindqvist']],
    ['?payment=paid&night=2026-06-05', []],
    ['?search=daniel%20OOI', ['Amira Rahman']],
    ['?search=bo', ['Bo Lindqvist']],
  ])('%s finds %j', async (query, names) => {
    const { data } = (await get(`/api/hosted/bookings${query}`)).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(names);
  });
});

describe('the exports', () => {
  it('the rooming list has what the hotel needs and no passport number, and is audited', async () => {
    const answer = await get('/api/exports/rooming?format=csv&paid=yes', stand.editor);
    expect(answer.headers['content-disposition']).toMatch(/rooming-list-[\d-]+\.csv/);
    expect(lines(answer.body)).toMatchObject([
      {
        Arrival: '2026-06-01',
        Departure: '2026-06-05',
        Guest: 'Amira Rahman',
        'Second Guest': 'Daniel Ooi',
        Guests: '2',
        'Deposit Paid': 'Yes',
        // Text that starts like a formula is escaped.
        Company: expect.stringContaining("'=Kenari"),
      },
    ]);
    expect(answer.body).not.toContain(PASSPORT);
    const action = await stand.test.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .where('action', '=', 'booking.export')
      .executeTakeFirst();
    expect(action?.subject).toBe('1 booking as CSV');
    const sheet = await get('/api/exports/rooming?format=xlsx');
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('applications are exported with decision, payment and booking, and filtered by a search', async () => {
    const all = lines((await get('/api/exports/hosted?format=csv')).body);
    expect(all.map((line) => [line.Name, line.Decision, line.Payment, line['Room Type']])).toEqual([
      ['Cara Teo', 'Approved', 'No booking', ''],
      ['Bo Lindqvist', 'Approved', 'Not paid', 'One Double Bed'],
      ['Amira Rahman', 'Approved', 'Paid', 'Two Single Bed'],
    ]);
    expect(all[0]).toMatchObject({ Email: without.email, Reference: without.reference });
    expect(lines((await get('/api/exports/hosted?format=csv&search=cara')).body)).toHaveLength(1);
    expect((await get('/api/exports/hosted?format=pdf')).statusCode).toBe(422);
    expect((await get('/api/exports/hosted?format=csv', {})).statusCode).toBe(401);
  });
});
