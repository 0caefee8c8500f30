// The desk: who is listed, what is settled and how often, conflicts between desks, and walk-ins.
import { randomUUID } from 'node:crypto';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { createMakers, createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff, type Staff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let edition: SmallEdition;
let buyer: TestBuyer;
let desk: Staff;
let other: Staff;
/** The second day of the fair, five past noon. */
const DURING = new Date(slotStartsAt('2026-06-03', 725, DEFAULT_TIME_ZONE));
const at = (minute: number) => slotStartsAt('2026-06-03', minute, DEFAULT_TIME_ZONE).toISOString();

beforeAll(async () => {
  app = await createTestApp();
  edition = await createSmallEdition(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(DURING);
  for (const table of ['desk_scan', 'desk_record', 'claim'] as const)
    await app.db.deleteFrom(table).execute();
  buyer = await createHostedBuyer(app.db, edition.editionId);
  desk = await staffOf('desk');
  other = await staffOf('desk');
});

async function staffOf(role: Staff['role']): Promise<Staff> {
  const staff = await createStaff(app.db, role);
  await app.db
    .updateTable('organiser_session')
    .set({ created_at: DURING, last_seen_at: DURING })
    .where('organiser_id', '=', staff.id)
    .execute();
  return staff;
}

const meet = (minute: number, more: { status?: 2 | 3 | 4; exhibitorId?: number; day?: number } = {}) =>
  placeMeeting(app.db, {
    registrationId: buyer.registrationId,
    exhibitorId: edition.exhibitorIds.hanari,
    day: 2,
    minute,
    ...more,
  });

type Sent = Record<string, unknown>;
const scan = (more: Sent = {}) => ({
  kind: 'scan',
  id: randomUUID(),
  at: at(724),
  reference: buyer.reference,
  ...more,
});
const marked = (meetingId: number, more: Sent = {}) => ({
  ...scan(),
  kind: 'mark',
  meetingId,
  exhibitorId: edition.exhibitorIds.hanari,
  minute: 720,
  seen: null,
  mark: 'held',
  ...more,
});
const walkIn = (exhibitorId: number, minute: number, more: Sent = {}) => ({
  ...scan(),
  kind: 'walk-in',
  exhibitorId,
  minute,
  ...more,
});
async function settle(records: Sent[], by = desk) {
  const answer = await app.post('/api/desk/settle', { records }, by.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().results;
}
const markOf = async (id: number) =>
  await app.db
    .selectFrom('claim')
    .select(['attendance', 'attendance_at', 'attendance_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const actions = () =>
  app.db
    .selectFrom('audit_entry')
    .select(['action', 'actor', 'after'])
    .where('registration_id', '=', buyer.registrationId)
    .orderBy('id')
    .execute();

describe('today', () => {
  it('lists whom somebody meets today, and nothing else of them', async () => {
    const id = await meet(720);
    await meet(780, { status: 2, exhibitorId: edition.exhibitorIds.nacre });
    await meet(840, { status: 3, exhibitorId: edition.exhibitorIds.proto });
    await meet(660, { day: 3, exhibitorId: edition.exhibitorIds.proto });
    const other = await createHostedBuyer(app.db, edition.editionId, { name: 'Of Another Day' });
    await placeMeeting(app.db, {
      registrationId: other.registrationId,
      exhibitorId: edition.exhibitorIds.hanari,
      day: 3,
      minute: 900,
    });
    const answer = await app.get('/api/desk/today', desk.headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ date: '2026-06-03', isFairDay: true, at: DURING.toISOString() });
    expect(answer.json().people).toEqual([
      {
        reference: buyer.reference,
        name: 'Amira Rahman',
        company: 'Kenari Beauty Retail',
        meetings: [
          {
            id,
            exhibitorId: edition.exhibitorIds.hanari,
            minute: 720,
            length: 60,
            isApproved: true,
            mark: null,
          },
          expect.objectContaining({ minute: 780, isApproved: false }),
        ],
      },
    ]);
    expect(answer.body).not.toContain(buyer.email);
    expect(answer.json().exhibitors).toContainEqual({
      id: edition.exhibitorIds.hanari,
      name: 'Hanari Skin Lab',
      booth: 'A-208',
    });
  });

  it('is empty on a day that the fair does not have', async () => {
    await meet(720);
    const peopleAt = async (now: string) => {
      app.setNow(new Date(now));
      const headers = await logInAs(app.db, 'desk', new Date(now));
      return (await app.get('/api/desk/today', headers)).json();
    };
    expect(await peopleAt('2026-06-02T23:59:00+08:00')).toMatchObject({ isFairDay: true, people: [] });
    expect((await peopleAt('2026-06-03T00:00:00+08:00')).people).toHaveLength(1);
    expect(await peopleAt('2026-06-06T12:00:00+08:00')).toMatchObject({ isFairDay: false, people: [] });
  });

  it('finds nobody by what it does not show: email, phone, country or size of the company', async () => {
    const named = { name: 'Nuraisyah Søren Ångström', company: 'Pérle Cosmetics' };
    const { reference, email } = await createHostedBuyer(app.db, edition.editionId, {
      ...named,
      email: 'secret.address@hidden.example',
    });
    const total = async (search: string): Promise<number> =>
      (await app.get(`/api/desk/people?${new URLSearchParams({ search })}`, desk.headers)).json().total;
    const stored = await app.db
      .selectFrom('registration')
      .innerJoin('company', 'company.id', 'company_id')
      .innerJoin('visitor', 'visitor.id', 'visitor_id')
      .select(['search_text', 'size', 'country', 'company.phone', 'phone_number'])
      .where('registration.reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(stored.search_text).toContain(email);
    const { size, country, phone, phone_number } = stored;
    for (const secret of [email, 'secret', 'hidden', phone, phone.slice(-5), phone_number, size, country]) {
      expect(secret, JSON.stringify(stored)).not.toBe('');
      expect([secret, await total(secret)]).toEqual([secret, 0]);
    }
    const [, first, second] = reference.split('-');
    for (const given of [
      'nuraisyah soren angstrom',
      'ÅNGSTRÖM nuraisyah',
      'perle',
      'cosmetics soren',
      `${first}-${second}`,
      `${first}${second}`.toLowerCase(),
    ])
      expect([given, await total(given)]).toEqual([given, 1]);
  });

  it('finds others of the edition by reference, name or company, and says who is of another', async () => {
    const find = async (search: string) =>
      (await app.get(`/api/desk/people?${new URLSearchParams({ search })}`, desk.headers)).json();
    const { reference } = buyer;
    for (const given of [
      reference,
      reference.toLowerCase().replaceAll('-', ''),
      `https://x.example/?r=${reference}`,
    ])
      expect((await find(given)).people).toMatchObject([{ reference, meetings: [] }]);
    expect((await find('amira kenari')).people).toContainEqual(expect.objectContaining({ reference }));
    expect(await find(' ')).toMatchObject({ people: [], total: 0 });
    const next = await createSmallEdition(app.db, 2027);
    try {
      await expect
        .poll(async () => find(reference), { timeout: 5000 })
        .toMatchObject({ people: [], isOfOtherEdition: true });
    } finally {
      await app.db.updateTable('edition').set({ state: 'draft' }).where('id', '=', next.editionId).execute();
      await app.db
        .updateTable('edition')
        .set({ state: 'open' })
        .where('id', '=', edition.editionId)
        .execute();
      await expect.poll(async () => (await find(reference)).total, { timeout: 5000 }).toBe(1);
    }
  });
});

describe('settling', () => {
  it('stores a scan once, with its moment, however often it is sent', async () => {
    const one = scan();
    const future = scan({ at: at(900) });
    expect(await settle([one, future])).toEqual([
      { id: one.id, outcome: 'settled' },
      { id: future.id, outcome: 'settled' },
    ]);
    await settle([one, future], other);
    const rows = await app.db.selectFrom('desk_scan').selectAll().orderBy('at').execute();
    expect(rows).toEqual([
      expect.objectContaining({
        id: one.id,
        organiser_id: desk.id,
        at: new Date(at(724)),
        received_at: DURING,
      }),
      // The clock of the device is ahead.
      expect.objectContaining({ id: future.id, at: DURING }),
    ]);
  });

  it('refuses what it does not know, in words, and settles the rest', async () => {
    const id = await meet(720);
    const results = await settle([scan({ reference: 'BM-2222-2222' }), marked(id)]);
    expect(results).toMatchObject([
      { outcome: 'refused', message: 'Nobody is registered with this reference.' },
      { outcome: 'settled' },
    ]);
  });

  it.each(['BM\u0000X', '\ud800', '\u0000'])(
    'refuses a forged reference %j and settles the rest',
    async (forged) => {
      const id = await meet(720);
      const results = await settle([
        scan({ reference: forged }),
        marked(id, { reference: forged }),
        walkIn(edition.exhibitorIds.nacre, 780, { reference: forged }),
        marked(id),
      ]);
      expect(results.map(({ outcome }: Sent) => outcome)).toEqual([
        'refused',
        'refused',
        'refused',
        'settled',
      ]);
    },
  );

  it('marks once, at the moment of the device, and records it', async () => {
    const id = await meet(720);
    const record = marked(id, { at: at(722) });
    for (const _ of [1, 2]) expect(await settle([record])).toEqual([{ id: record.id, outcome: 'settled' }]);
    expect(await markOf(id)).toEqual({
      attendance: 'held',
      attendance_at: new Date(at(722)),
      attendance_by: desk.id,
    });
    expect(await actions()).toMatchObject([
      { action: 'meeting.mark', actor: desk.email, after: { attendance: 'held' } },
    ]);
    // Taken back by a colleague: the record that comes again does not mark it again.
    await settle([marked(id, { seen: 'held', mark: null })], other);
    expect(await settle([record])).toEqual([{ id: record.id, outcome: 'settled' }]);
    expect((await markOf(id)).attendance).toBeNull();
  });

  it('settles a record once that is sent twice at the same moment', async () => {
    const id = await meet(720);
    const record = marked(id);
    await Promise.all([settle([record]), settle([record]), settle([record])]);
    expect(await actions()).toHaveLength(1);
  });

  it('lists a conflict with who marked it and when, and the person decides', async () => {
    const id = await meet(720);
    await settle([marked(id, { mark: 'missed', at: at(721) })], other);
    const mine = marked(id);
    const [conflict] = await settle([mine]);
    const theirs = { mark: 'missed', by: other.email, at: at(721) };
    expect(conflict).toEqual({ id: mine.id, outcome: 'conflict', theirs });
    expect((await markOf(id)).attendance).toBe('missed');
    expect(await settle([mine])).toEqual([conflict]);
    // Taking back what changed nothing changes nothing.
    expect(await settle([marked(id, { mark: null, seen: 'held', undoes: mine.id })])).toMatchObject([
      { outcome: 'settled' },
    ]);
    expect((await markOf(id)).attendance).toBe('missed');
    expect(await settle([marked(id, { seen: 'missed' })])).toMatchObject([{ outcome: 'settled' }]);
    expect((await markOf(id)).attendance).toBe('held');
  });

  it('takes the same mark of another desk for no conflict', async () => {
    const id = await meet(720);
    await settle([marked(id)], other);
    expect(await settle([marked(id)])).toMatchObject([{ outcome: 'settled' }]);
    expect(await markOf(id)).toMatchObject({ attendance_by: other.id });
    expect(await actions()).toHaveLength(1);
  });

  it('refuses a mark before the hour, of another hour, of another person and of what is not approved', async () => {
    const coming = await meet(780);
    const begun = await meet(720, { exhibitorId: edition.exhibitorIds.proto });
    const pending = await meet(660, { status: 2, exhibitorId: edition.exhibitorIds.nacre });
    const stranger = await createHostedBuyer(app.db, edition.editionId);
    const results = await settle([
      marked(coming, { minute: 780 }),
      // Its hour had not begun when it was marked, whatever the clock of the device says of later.
      marked(coming, { minute: 780, at: at(785) }),
      marked(coming, { minute: 720 }),
      marked(pending, { minute: 660, exhibitorId: edition.exhibitorIds.nacre }),
      marked(begun, { exhibitorId: edition.exhibitorIds.proto, reference: stranger.reference }),
    ]);
    expect(results.map(({ outcome, message }: Sent) => [outcome, message])).toEqual([
      ['refused', 'Only an approved meeting whose hour has begun can be marked.'],
      ['refused', 'Only an approved meeting whose hour has begun can be marked.'],
      ['refused', 'The meeting has been moved, or it is not approved any more.'],
      ['refused', 'Only an approved meeting whose hour has begun can be marked.'],
      ['refused', expect.any(String)],
    ]);
    for (const id of [coming, begun]) expect((await markOf(id)).attendance).toBeNull();
  });

  it('answers no other account for a record', async () => {
    const id = await meet(720);
    const record = marked(id);
    await settle([record]);
    expect(await settle([record], other)).toMatchObject([
      { outcome: 'refused', message: 'This record was sent by another account.' },
    ]);
  });
});

describe('a walk-in', () => {
  it('is an approved meeting, booked once, and the person is to be mailed again', async () => {
    await meet(720);
    const record = walkIn(edition.exhibitorIds.nacre, 780);
    const [settled] = await settle([record]);
    expect(settled).toEqual({ id: record.id, outcome: 'settled', meetingId: expect.any(Number) });
    expect(await settle([record])).toEqual([settled]);
    const meeting = await app.db
      .selectFrom('meeting')
      .selectAll()
      .where('id', '=', settled.meetingId)
      .executeTakeFirstOrThrow();
    expect(meeting).toMatchObject({ status: 4, day: 2, minute: 780, length: 60 });
    expect(await actions()).toMatchObject([{ action: 'meeting.book', actor: desk.email }]);
    const { schedule_version } = await app.db
      .selectFrom('registration')
      .select('schedule_version')
      .where('id', '=', buyer.registrationId)
      .executeTakeFirstOrThrow();
    expect(schedule_version).toBeGreaterThan(1);
  });

  it('lists what is free today, and refuses what is not, in words', async () => {
    await meet(720);
    const { hanari, nacre } = edition.exhibitorIds;
    const free = async (search: string) =>
      (await app.get(`/api/desk/exhibitors?${new URLSearchParams({ search })}`, desk.headers)).json();
    expect((await free('b-145 nacre')).exhibitors).toEqual([
      { id: nacre, name: 'Atelier Nacre', booth: 'B-145', free: [780, 840, 900, 960, 1020], isMet: false },
    ]);
    const rival = await createHostedBuyer(app.db, edition.editionId, { name: 'Rival' });
    await placeMeeting(app.db, {
      registrationId: rival.registrationId,
      exhibitorId: nacre,
      day: 2,
      minute: 840,
    });
    expect((await free('b-145')).exhibitors[0].free).toEqual([780, 900, 960, 1020]);
    const results = await settle([
      walkIn(nacre, 840),
      walkIn(nacre, 660),
      walkIn(nacre, 781),
      walkIn(hanari, 900),
      walkIn(nacre, 900, { reference: rival.reference }),
    ]);
    expect(results.map(({ outcome, message }: Sent) => [outcome, message])).toEqual([
      ['refused', expect.stringContaining('Atelier Nacre meets Kenari Beauty Retail')],
      ['refused', expect.stringContaining('has begun already')],
      ['refused', expect.any(String)],
      ['refused', expect.stringContaining('Hanari Skin Lab')],
      ['refused', expect.stringContaining('Atelier Nacre')],
    ]);
    expect(await app.db.selectFrom('meeting').selectAll().execute()).toHaveLength(2);
  });

  it('offers no hour in which the person has a meeting, nor an exhibitor whom they meet on any day', async () => {
    const { hanari, nacre, proto } = edition.exhibitorIds;
    await meet(840);
    await meet(900, { status: 2, exhibitorId: proto, day: 3 });
    await meet(960, { status: 3, exhibitorId: nacre });
    const free = async (search: string, reference = buyer.reference) =>
      (
        await app.get(`/api/desk/exhibitors?${new URLSearchParams({ search, reference })}`, desk.headers)
      ).json().exhibitors;
    expect(await free('b-145')).toMatchObject([{ id: nacre, free: [780, 900, 960, 1020], isMet: false }]);
    expect(await free('hanari')).toMatchObject([{ id: hanari, free: [], isMet: true }]);
    const [met] = (await free('')).filter(({ id }: { id: number }) => id === proto);
    expect(met).toMatchObject({ free: [], isMet: true });
    expect(await free('b-145', 'HB-2222-2222')).toMatchObject([{ free: [780, 840, 900, 960, 1020] }]);
  });

  it('is refused to whom nobody approved, and beyond the limit of meetings', async () => {
    const { nacre } = edition.exhibitorIds;
    await meet(720, { status: 2 });
    expect(await settle([walkIn(nacre, 780)])).toMatchObject([
      { message: 'Only a person with an approved meeting can get another one at the desk.' },
    ]);
    await app.db.deleteFrom('claim').execute();
    const makers = await createMakers(app.db, edition.editionId, 8);
    for (const [index, exhibitorId] of makers.entries())
      await meet(660 + 60 * (index % 4), { exhibitorId, day: index < 4 ? 3 : 4 });
    expect(await settle([walkIn(nacre, 780)])).toMatchObject([
      { message: 'This person has 8 meetings already, and there can be no more.' },
    ]);
  });

  it('is booked once, however often it is sent at the same moment', async () => {
    await meet(720);
    const record = walkIn(edition.exhibitorIds.nacre, 780);
    const results = (await Promise.all([1, 2, 3, 4].map(() => settle([record])))).flat();
    const ids = new Set(results.map(({ outcome, meetingId }) => `${outcome} ${meetingId}`));
    expect([...ids]).toEqual([expect.stringMatching(/^settled \d+$/)]);
    expect(await actions()).toHaveLength(1);
  });

  it('never gives an hour twice, however many desks want it at once', async () => {
    const { proto } = edition.exhibitorIds;
    const people = [];
    for (let index = 0; index < 6; index += 1) {
      const one = await createHostedBuyer(app.db, edition.editionId, { name: `Rival ${index}` });
      await placeMeeting(app.db, {
        registrationId: one.registrationId,
        exhibitorId: edition.exhibitorIds.hanari,
        day: 4,
        minute: 660 + 60 * index,
      });
      people.push(one);
    }
    const results = await Promise.all(
      people.map(({ reference }) => settle([walkIn(proto, 900, { reference })])),
    );
    const outcomes = results.flat().map(({ outcome }: Sent) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5);
  });
});
