// The rooming list for the hotel on a real database: nights, passports, stored lists, and people without a room.
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';

const PASSPORT = 'K77120482';
const SECOND_PASSPORT = 'E88120157';
const stand = prepareOnce(() => openReview({ clock: () => now }));
let now = TEST_NOW;
const { save } = bookingWith(() => stand.test);

beforeEach(async () => {
  now = TEST_NOW;
  const { db } = stand.test;
  await db.deleteFrom('rooming_export').execute();
  await db.deleteFrom('room_wait').execute();
  await db.deleteFrom('room_quota').execute();
  await db.deleteFrom('booking').execute();
  await db.updateTable('registration').set({ cancelled_at: TEST_NOW }).execute();
});

const create = (name?: string) =>
  createHostedBuyer(stand.test.db, stand.edition.editionId, { ...(name && { name }) });
const book = async (name: string, changes: object = {}): Promise<TestBuyer> => {
  const buyer = await create(name);
  const saved = await save(buyer, { name, passportNumber: PASSPORT, ...changes });
  expect(saved.statusCode, saved.body).toBe(200);
  return buyer;
};
const get = (url: string, headers: Record<string, string> = stand.viewer) => stand.test.get(url, headers);
const readJson = async (url: string) => (await get(url)).json();
const linesOf = (body: string): Record<string, string>[] => parse(body, { bom: true, columns: true });
const exportAll = async (query = '', headers = stand.editor) => {
  const answer = await get(`/api/exports/rooming?format=csv${query}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return linesOf(answer.body);
};
const changes = () => readJson('/api/hosted/bookings/changes');
const ids = ({ userId, companyId, registrationId }: TestBuyer) => ({
  user_id: userId,
  visitor_company_id: companyId,
  id: registrationId,
});
const refund = async (buyer: TestBuyer) => {
  const { db } = stand.test;
  const { id } = await readRow(db, 'booking', { registration_id: buyer.registrationId }, ['id']);
  const organiser = await db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  await insertRows(db, 'refund', {
    payment_id: await payBooking(db, id),
    amount_sen: 90_000,
    reason: 'Cannot come',
    state: 'refunded',
    transaction_id: `re-${id}`,
    organiser_id: organiser.id,
    requested_at: now,
    ended_at: now,
  });
};

describe('the nights', () => {
  it('count rooms and guests of each type against the quotas of the stays that include the night', async () => {
    await insertRows(
      stand.test.db,
      'room_quota',
      ['2026-06-02', '2026-06-03', '2026-06-04'].map((stay_from) => ({
        edition_id: stand.edition.editionId,
        stay_from,
        room_type: 'Two Single Bed',
        places: 20,
      })),
    );
    await book('Amira Rahman', {
      additionalName: 'Daniel Ooi',
      additionalPassport: SECOND_PASSPORT,
      extraNights: ['2026-06-04'],
      totalAmount: 1350,
    });
    await book('Bo Lindqvist', { stayingDuration: '3 - 5 Jun 2026', roomType: 'One Double Bed' });
    const { nights, stays, roomTypes } = await readJson('/api/hosted/rooms/nights');
    expect(roomTypes).toEqual(['Two Single Bed', 'One Double Bed']);
    expect(stays.map(({ label }: { label: string }) => label)).toEqual([
      '2 - 4 Jun 2026',
      '3 - 5 Jun 2026',
      '4 - 6 Jun 2026',
    ]);
    interface Night {
      date: string;
      rooms: number;
      guests: number;
      types: { rooms: number; places: number | null }[];
    }
    expect(
      nights.map(({ date, rooms, guests, types: [twin, double] }: Night) =>
        [
          date.slice(8),
          rooms,
          guests,
          `${twin?.rooms}/${twin?.places}`,
          `${double?.rooms}/${double?.places}`,
        ].join(' '),
      ),
    ).toEqual([
      '01 0 0 0/null 0/null',
      '02 1 2 1/20 0/null',
      '03 2 3 1/40 1/null',
      '04 2 3 1/40 1/null',
      '05 0 0 0/20 0/null',
      '06 0 0 0/null 0/null',
      '07 0 0 0/null 0/null',
    ]);
    // The filter by night finds exactly the counted bookings.
    for (const { date, rooms, guests } of nights) {
      const found = await readJson(`/api/hosted/bookings?night=${date}`);
      expect([date, found.rooms, found.guests, found.data.length]).toEqual([date, rooms, guests, rooms]);
    }
    expect(await readJson('/api/hosted/bookings')).toMatchObject({ rooms: 2, guests: 3, nights: 5 });
  });

  it('exclude rejected buyers and refunded no-shows, but keep refunded buyers who came', async () => {
    const [rejected, refunded, came] = [
      await book('Re Jected'),
      await book('Re Funded'),
      await book('Ca Me'),
    ];
    await stand.test.post('/api/hosted/reject', ids(rejected), stand.admin);
    await refund(refunded);
    await refund(came);
    const meeting = await stand.register([[1, 1, 660]]);
    await updateRows(
      stand.test.db,
      'claim',
      { id: meeting.schedules[0]?.id ?? 0 },
      { registration_id: came.registrationId, status: 4, attendance: 'held', attendance_at: now },
    );
    const { data, rooms } = await readJson('/api/hosted/bookings');
    expect(rooms).toBe(1);
    expect(
      data.map(({ guest, payment, keepsRoom }: Record<string, unknown>) => [guest, payment, keepsRoom]),
    ).toEqual([
      ['Ca Me', 'refunded', true],
      ['Re Funded', 'refunded', false],
      ['Re Jected', 'not-asked', false],
    ]);
    expect((await exportAll()).map(({ Guest }) => Guest)).toEqual(['Ca Me']);
  });
});

describe('passport numbers', () => {
  beforeEach(async () => {
    await book('Amira Rahman', { additionalName: 'Daniel Ooi', additionalPassport: SECOND_PASSPORT });
    await book('Bo Lindqvist');
  });

  it('are in no response to a viewer or an editor', async () => {
    for (const headers of [stand.viewer, stand.editor]) {
      const refused = await get('/api/exports/rooming/passports?format=csv', headers);
      expect(refused.statusCode).toBe(404);
      for (const url of [
        '/api/exports/rooming/passports?format=csv',
        '/api/exports/rooming/passports?format=xlsx',
        '/api/exports/rooming?format=csv',
        '/api/exports/rooming?format=csv&passports=yes&withPassports=true',
        '/api/hosted/bookings',
        '/api/hosted/bookings/changes',
        '/api/hosted/waiting',
      ]) {
        const { body } = await get(url, headers);
        expect(body).not.toContain(PASSPORT);
        expect(body).not.toContain(SECOND_PASSPORT);
      }
    }
  });

  it('are in a file for admins who request them, and the audit trail records it', async () => {
    const asked = await get('/api/exports/rooming/passports?format=csv&night=2026-06-02', stand.admin);
    expect(asked.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="rooming-list-2026-03-02.csv"',
    });
    expect(linesOf(asked.body)).toMatchObject([
      { Guest: 'Amira Rahman', 'Passport Number': PASSPORT, 'Second Passport Number': SECOND_PASSPORT },
      { Guest: 'Bo Lindqvist', 'Passport Number': PASSPORT, 'Second Passport Number': '' },
    ]);
    const [without] = await exportAll('', stand.admin);
    expect(Object.keys(without ?? {}).join()).not.toContain('Passport');
    const actions = (await listActions(stand.test.db)).filter(({ action }) => action === 'booking.export');
    expect(actions.slice(-2)).toMatchObject([
      {
        subject: '2 bookings as CSV, with passport numbers',
        after: { rows: 2, passports: true, night: '2026-06-02' },
      },
      { subject: '2 bookings as CSV', after: { rows: 2, passports: false } },
    ]);
  });

  it('are not in the stored list, which only records that the file had them', async () => {
    await get('/api/exports/rooming/passports?format=csv', stand.admin);
    const { rows } = await stand.test.database.pool.query('select * from rooming_export_row');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${PASSPORT}|${SECOND_PASSPORT}`));
    expect((await changes()).since).toMatchObject({ rooms: 2, hadPassports: true });
  });
});

it('every row of an Excel file contains the export time and the number of nights', async () => {
  await book('Amira Rahman', { extraNights: ['2026-06-04'], totalAmount: 1350 });
  const answer = await get('/api/exports/rooming?format=xlsx');
  const [head = [], row = []] = await readSheet(answer.rawPayload);
  expect(Object.fromEntries(head.map((title, place) => [title, row[place]]))).toMatchObject({
    Guest: 'Amira Rahman',
    Arrival: '2026-06-02',
    Departure: '2026-06-05',
    Nights: '3',
    'List Made at (UTC+8)': expect.stringMatching(/^2026-03-02 \d\d:\d\d$/),
  });
});

describe('what changed since the last export', () => {
  it('is empty before the first export, and then lists every new, changed and withdrawn booking', async () => {
    const [stays, leaves] = [await book('Amira Rahman'), await book('Bo Lindqvist')];
    expect(await changes()).toEqual({ since: null, added: [], changed: [], withdrawn: [] });
    await exportAll();
    expect(await changes()).toMatchObject({
      since: { rooms: 2, hadPassports: false, erased: 0, by: expect.stringContaining('@') },
      added: [],
      changed: [],
      withdrawn: [],
    });
    now = new Date(TEST_NOW.getTime() + 60_000);
    const saved = await save(stays, {
      name: 'Amira Rahman',
      passportNumber: 'K11111111',
      roomType: 'One Double Bed',
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await stand.test.post('/api/hosted/reject', ids(leaves), stand.admin);
    await book('Cara Teo');
    expect(await changes()).toMatchObject({
      added: [{ guest: 'Cara Teo' }],
      changed: [
        {
          before: { roomType: 'Two Single Bed' },
          now: { roomType: 'One Double Bed' },
          fields: ['roomType', 'passportsAt'],
        },
      ],
      withdrawn: [{ guest: 'Bo Lindqvist', registrationId: leaves.registrationId }],
    });
    // A filtered list does not count as given to the hotel.
    await exportAll('&roomType=One%20Double%20Bed');
    expect((await changes()).added).toHaveLength(1);
    await exportAll();
    expect(await changes()).toMatchObject({ added: [], changed: [], withdrawn: [] });
    const { rows } = await stand.test.database.pool.query(
      'select distinct export_id from rooming_export_row',
    );
    expect(rows).toHaveLength(1);
  });

  it('ignores exports by viewers, who may read the list but do not send it to the hotel', async () => {
    await exportAll('', stand.viewer);
    expect((await changes()).since).toBeNull();
    await exportAll();
    const told = (await changes()).since;
    await book('Amira Rahman');
    now = new Date(TEST_NOW.getTime() + 60_000);
    expect(await exportAll('', stand.viewer)).toHaveLength(1);
    expect(await changes()).toMatchObject({ since: told, added: [{ guest: 'Amira Rahman' }] });
    await exportAll('', stand.admin);
    expect((await changes()).added).toEqual([]);
  });

  it('does not list a passport that was saved again unchanged', async () => {
    const buyer = await book('Amira Rahman');
    await exportAll();
    now = new Date(TEST_NOW.getTime() + 60_000);
    await save(buyer, { name: 'Amira Rahman', passportNumber: PASSPORT, phoneNumber: '+60129999999' });
    expect((await changes()).changed).toMatchObject([{ fields: ['phoneNumber'] }]);
  });

  it('an erased person is removed from the stored list, and only counted', async () => {
    const gone = await book('Zuleikha Erased');
    await book('Amira Rahman');
    await exportAll();
    const erased = await stand.test.post(`/api/erasures/${gone.registrationId}`, {}, stand.admin);
    expect(erased.statusCode, erased.body).toBe(200);
    const { rows } = await stand.test.database.pool.query('select content::text from rooming_export_row');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Zuleikha');
    expect(await changes()).toMatchObject({ since: { rooms: 2, erased: 1 }, added: [], withdrawn: [] });
  });
});

describe('people without a room', () => {
  it('are those on the waiting list, and approved buyers who have neither booked nor joined it', async () => {
    await insertRows(stand.test.db, 'room_quota', {
      edition_id: stand.edition.editionId,
      stay_from: '2026-06-02',
      room_type: 'Two Single Bed',
      places: 1,
    });
    await book('Amira Rahman');
    const [waits, nothing] = [await create('Wa Its'), await create('No Thing')];
    await createHostedBuyer(stand.test.db, stand.edition.editionId, { decision: 'pending' });
    const room = { stayingDuration: '2 - 4 Jun 2026', roomType: 'Two Single Bed' };
    const joined = await stand.test.post('/api/payments/waiting', room, {
      authorization: `Bearer ${waits.key}`,
    });
    expect(joined.statusCode, joined.body).toBe(200);
    const answer = await get('/api/hosted/waiting');
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.json()).toMatchObject({
      waiting: [
        {
          name: 'Wa Its',
          position: 1,
          isFree: false,
          user_id: waits.userId,
          company_id: waits.companyId,
          version: 1,
        },
      ],
      unbooked: [{ id: nothing.registrationId, name: 'No Thing', approvedAt: TEST_NOW.toISOString() }],
    });
    expect((await readJson('/api/hosted/waiting?search=nobody')).unbooked).toEqual([]);
    expect((await readJson('/api/hosted/waiting?search=thing')).unbooked).toHaveLength(1);
  });
});
