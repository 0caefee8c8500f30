// A running day of the fair: the hour by hall, missing marks, and what is shown on other days.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(app.db));
let makers: number[];
let buyer: TestBuyer;
let other: TestBuyer;
let editor: { authorization: string };

/** @param date of June 2026; the fair runs from 2 to 5 June, 11 am to 6 pm */
const stand = async (date: number, minute: number) => {
  const now = slotStartsAt(`2026-06-0${date}`, minute, DEFAULT_TIME_ZONE);
  app.setNow(now);
  editor = await logInAs(app.db, 'editor', now);
};
const showDay = async () => (await app.get('/api/show-day', editor)).json();

beforeAll(async () => {
  makers = await createMakers(app.db, edition.editionId, 6);
  // Two halls, and one exhibitor without a hall.
  for (const [index, booth] of ['A-1', 'A-2', 'B-1', 'B-2', '77', 'B-3'].entries())
    await updateRows(
      app.db,
      'exhibitor',
      { id: makers[index] ?? 0 },
      { booth_number: booth, folded_booth: booth.toLowerCase() },
    );
  await app.db.updateTable('edition').set({ catalogue_version: 99 }).execute();
});

beforeEach(async () => {
  await app.db.deleteFrom('claim').execute();
  buyer = await createHostedBuyer(app.db, edition.editionId);
  other = await createHostedBuyer(app.db, edition.editionId, { name: 'Joon-ho Park' });
});

const meet = (
  maker: number,
  minute: number,
  more: { day?: number; attendance?: 'held' | 'missed'; who?: TestBuyer; status?: 2 | 3 | 4 } = {},
) =>
  placeMeeting(app.db, {
    registrationId: (more.who ?? buyer).registrationId,
    exhibitorId: makers[maker] ?? 0,
    day: more.day ?? 2,
    minute,
    ...(more.attendance && { attendance: more.attendance }),
    ...(more.status && { status: more.status }),
  });

it('counts the running and the next hour by hall, with exhibitors without a hall last', async () => {
  await meet(0, 840, { attendance: 'held' });
  await meet(1, 840, { who: other });
  const third = await createHostedBuyer(app.db, edition.editionId);
  await meet(2, 840, { who: third, attendance: 'missed' });
  await meet(2, 720, { who: other, attendance: 'missed' });
  await meet(3, 780, { who: third });
  await meet(4, 900, { who: third });
  await meet(5, 900);
  // Neither a pending meeting nor another day counts.
  await meet(4, 840, { who: await createHostedBuyer(app.db, edition.editionId), status: 2 });
  await meet(5, 840, { day: 3, who: await createHostedBuyer(app.db, edition.editionId) });
  await stand(3, 840 + 47);
  const shown = await showDay();
  expect(shown).toMatchObject({
    date: '2026-06-03',
    day: 2,
    phase: 'hour',
    hour: { time: '2.00pm-3.00pm' },
    next: { time: '3.00pm-4.00pm' },
    figures: {
      held: 1,
      unmarked: 1,
      missed: 1,
      overdue: 1,
      earlier: 1,
      next: 2,
      heldToday: 1,
      missedToday: 2,
    },
  });
  expect(shown.halls).toEqual([
    { hall: 'A', held: 1, unmarked: 1, missed: 0, next: 0 },
    { hall: 'B', held: 0, unmarked: 0, missed: 1, next: 1 },
    { hall: '', held: 0, unmarked: 0, missed: 0, next: 1 },
  ]);
  expect(shown.missed).toMatchObject([
    {
      reference: third.reference,
      boothNumber: 'B-1',
      missedToday: 1,
      phoneNumber: expect.stringMatching(/^\+/),
    },
  ]);
});

it('links each number to a list of exactly that many', async () => {
  await meet(0, 840);
  await meet(1, 780);
  await meet(2, 840, { who: other });
  await meet(4, 780, { who: other });
  await meet(3, 900);
  await stand(3, 850);
  const { figures, halls } = await showDay();
  const total = async (query: string) =>
    Number(
      (await app.get(`/api/attendance?day=2&attendance=unmarked${query}`, editor)).headers['x-total-count'],
    );
  expect(figures).toMatchObject({ unmarked: 2, earlier: 2, overdue: 0 });
  expect(await total('')).toBe(4);
  expect(await total('&minute=840')).toBe(2);
  expect(await total('&minute=840')).toBe(2);
  for (const { hall, unmarked } of halls)
    expect([hall, await total(`&hall=${hall}&minute=840`)]).toEqual([hall, unmarked]);
  expect(await total('&hall=A')).toBe(2);
  expect(await total('&hall=')).toBe(1);
});

it('counts a meeting off the grid in the hours that it reaches, once it has begun', async () => {
  const id = await meet(0, 840);
  await updateRows(
    app.db,
    'claim',
    { id },
    { minute: 850, length: 20, starts_at: slotStartsAt('2026-06-03', 850, DEFAULT_TIME_ZONE) },
  );
  await stand(3, 845);
  expect((await showDay()).figures).toMatchObject({ unmarked: 0, next: 1 });
  await stand(3, 850);
  expect((await showDay()).figures).toMatchObject({ unmarked: 1, next: 0, overdue: 0 });
  await stand(3, 860);
  expect((await showDay()).figures).toMatchObject({ unmarked: 1, overdue: 1 });
});

it('shows before, between and after the days what is upcoming and what is left to do', async () => {
  await meet(0, 720, { day: 1 });
  await meet(1, 720, { day: 1, who: other, attendance: 'held' });
  await meet(2, 660, { day: 2 });
  await meet(3, 660, { day: 2, who: other });
  await meet(4, 720, { day: 2 });
  await stand(1, 600);
  expect(await showDay()).toMatchObject({
    phase: 'before',
    hour: null,
    halls: [],
    first: { date: '2026-06-02', meetings: 2, ofDay: { meetings: 2, exhibitors: 2, people: 2, hosted: 2 } },
    lastDay: null,
  });
  await stand(3, 600);
  expect(await showDay()).toMatchObject({
    phase: 'doors',
    next: { time: '11.00am-12.00pm' },
    first: { date: '2026-06-03', meetings: 2, ofDay: { meetings: 3, people: 2 } },
    lastDay: { date: '2026-06-02', day: 1, held: 1, unmarked: 1, missed: 0 },
  });
  await stand(9, 600);
  expect(await showDay()).toMatchObject({
    phase: 'after',
    first: null,
    total: { held: 1, unmarked: 4, missed: 0 },
  });
});

it('marks several in one call; one that cannot be marked is refused individually, with its current state', async () => {
  const one = await meet(0, 840);
  const two = await meet(1, 840, { who: other });
  const stale = await meet(2, 780);
  const coming = await meet(3, 900);
  await stand(3, 850);
  await app.post(`/api/attendance/${stale}`, { attendance: 'missed', version: 1 }, editor);
  const markAll = (attendance: string | null, meetings: object[]) =>
    app.post('/api/attendance-marks', { attendance, meetings }, editor);
  const answer = await markAll(
    'held',
    [one, two, stale, coming, 999_999].map((id) => ({ id, version: 1 })),
  );
  expect(answer.json().marked.map(({ id, attendance }: never) => [id, attendance])).toEqual([
    [one, 'held'],
    [two, 'held'],
  ]);
  expect(answer.json().refused).toMatchObject([
    { id: stale, meeting: { attendance: 'missed' }, reason: { code: 'meeting.changed' } },
    { id: coming, meeting: { attendance: null }, reason: { code: 'attendance.not-markable' } },
    { id: 999_999, meeting: null },
  ]);
  const undone = await markAll(
    null,
    answer.json().marked.map(({ id, version }: { id: number; version: number }) => ({ id, version })),
  );
  expect(undone.json().marked).toHaveLength(2);
  // Each is recorded like an individual mark.
  const recorded = await app.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'meeting.mark')
    .where('registration_id', 'in', [buyer.registrationId, other.registrationId])
    .execute();
  expect(recorded).toHaveLength(5);
});
