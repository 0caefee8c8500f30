// Suggestions for the next hour, and the meetings made from them: by the usual rules, emailed, and undone.
import { randomUUID } from 'node:crypto';
import type { MatchSuggestion } from '@visavis/contract/show-day/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRows, updateRows } from '../../testing/rows.ts';
import { createMakers, TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);
let editor: { authorization: string };
let subCategories: number[];
/** The second day of the fair, 2.47 pm: the next hour begins at 3 pm. */
const NOW = slotStartsAt('2026-06-03', 887, DEFAULT_TIME_ZONE);
const NEXT = 900;

beforeAll(async () => {
  const { db } = stand.test;
  subCategories = (await db.selectFrom('sub_category').select('id').orderBy('id').limit(3).execute()).map(
    ({ id }) => id,
  );
  const [one = 0, two = 0, three = 0] = subCategories;
  await db.deleteFrom('exhibitor_sub_category').execute();
  const shows = { 0: [one, two], 1: [one], 2: [three] };
  for (const [maker, ids] of Object.entries(shows))
    await insertRows(
      db,
      'exhibitor_sub_category',
      ids.map((id) => ({ exhibitor_id: stand.makers[Number(maker)] ?? 0, sub_category_id: id })),
    );
  await db.updateTable('edition').set({ catalogue_version: 99 }).execute();
});

beforeEach(async () => {
  const { test } = stand;
  for (const table of ['email', 'desk_scan', 'claim', 'blocked_slot'] as const)
    await test.db.deleteFrom(table).execute();
  await test.db.updateTable('registration').set({ cancelled_at: TEST_NOW }).execute();
  test.setNow(TEST_NOW);
});

/** Registers somebody with interests for one hour, before the fair. */
async function visitor(interests: number[], maker = 6, minute = 660, day = 1) {
  const group = await stand.register([[maker, day, minute]]);
  const { db } = stand.test;
  await db.deleteFrom('registration_interest').where('registration_id', '=', group.id).execute();
  for (const id of interests)
    await insertRows(db, 'registration_interest', { registration_id: group.id, sub_category_id: id });
  return group;
}
const during = async () => {
  stand.test.setNow(NOW);
  editor = await logInAs(stand.test.db, 'editor', NOW);
};
async function seen(registrationId: number, minute: number, date = '2026-06-03') {
  const at = slotStartsAt(date, minute, DEFAULT_TIME_ZONE);
  const { id } = await stand.test.db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  await insertRows(stand.test.db, 'desk_scan', {
    id: randomUUID(),
    registration_id: registrationId,
    organiser_id: id,
    at,
    received_at: at,
  });
}
const group = async (id: number) => (await stand.test.get(`/api/meetings/${id}`, editor)).json();
const matches = async () => (await stand.test.get('/api/show-day/matches', editor)).json();
const pairs = async () =>
  (await matches()).suggestions.map(({ registrationId, exhibitorId }: MatchSuggestion) => [
    registrationId,
    stand.makers.indexOf(exhibitorId),
  ]);
const make = (registrationId: number, maker: number, minute = NEXT) =>
  stand.test.post(
    '/api/show-day/matches',
    { registrationId, exhibitorId: stand.makers[maker], day: 2, minute },
    editor,
  );
const undo = (match: object) => stand.test.post('/api/show-day/matches/undo', match, editor);

it('suggests people seen today or who lost a meeting in the hour, those with most common interests first', async () => {
  const [one = 0, two = 0, three = 0] = subCategories;
  const both = await visitor([one, two], 6, 660);
  const lost = await visitor([three], 6, 720);
  const yesterday = await visitor([one], 6, 780);
  const unseen = await visitor([one], 6, 840);
  const loses = await stand.register([[4, 2, NEXT]]);
  await during();
  await seen(both.id, 642);
  await seen(yesterday.id, 700, '2026-06-02');
  // An organiser rejects the meeting in the hour, so its person is free again.
  await updateRows(
    stand.test.db,
    'claim',
    { id: loses.schedules[0]?.id ?? 0 },
    { registration_id: lost.id, status: 3 },
  );
  const answer = await matches();
  expect(answer).toMatchObject({
    hour: { day: 2, time: '3.00pm-4.00pm' },
    people: 2,
    here: 2,
    considered: 2,
    total: 2,
  });
  expect(answer.suggestions).toMatchObject([
    { registrationId: lost.id, exhibitorId: stand.makers[2], interests: 1, hasLost: true, seenAt: null },
    {
      registrationId: both.id,
      exhibitorId: stand.makers[0],
      interests: 2,
      hasLost: false,
      seenAt: slotStartsAt('2026-06-03', 642, DEFAULT_TIME_ZONE).toISOString(),
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain(unseen.registrationNumber);
  // A person who gave up the meeting has not lost it.
  await stand.test.db.updateTable('claim').set({ cancelled_by: 'visitor' }).where('status', '=', 3).execute();
  expect(await pairs()).toEqual([[both.id, 0]]);
});

it('suggests neither busy people, nor those with all their meetings, nor an exhibitor without a free place', async () => {
  const [one = 0] = subCategories;
  const person = await visitor([one]);
  const other = await visitor([], 6, 720);
  await during();
  await seen(person.id, 642);
  const { db } = stand.test;
  expect(await pairs()).toEqual([[person.id, 0]]);
  const hour = { day: 2, minute: NEXT, starts_at: slotStartsAt('2026-06-03', NEXT, DEFAULT_TIME_ZONE) };
  await insertRows(db, 'blocked_slot', { exhibitor_id: stand.makers[0] ?? 0, day: 2, minute: NEXT });
  expect(await pairs()).toEqual([[person.id, 1]]);
  await insertRows(db, 'claim', {
    registration_id: other.id,
    exhibitor_id: stand.makers[1] ?? 0,
    ...hour,
    status: 4,
  });
  expect(await pairs()).toEqual([]);
  await db.deleteFrom('blocked_slot').execute();
  expect(await pairs()).toEqual([[person.id, 0]]);
  // Seven more meetings, on another day: the maximum is eight.
  const more = await createMakers(db, stand.edition.editionId, 7, 'Further');
  for (const [index, exhibitor_id] of more.entries()) {
    const minute = 660 + 60 * index;
    const starts_at = slotStartsAt('2026-06-04', minute, DEFAULT_TIME_ZONE);
    await insertRows(db, 'claim', {
      registration_id: person.id,
      exhibitor_id,
      day: 3,
      minute,
      starts_at,
      status: 2,
    });
  }
  expect(await pairs()).toEqual([]);
  expect((await make(person.id, 0)).json()).toMatchObject({
    reason: { values: { reason: { code: 'meeting.most-reached' } } },
  });
  await db.deleteFrom('claim').where('registration_id', '=', person.id).where('day', '=', 3).execute();
  expect(await pairs()).toEqual([[person.id, 0]]);
  await insertRows(db, 'claim', {
    registration_id: person.id,
    exhibitor_id: stand.makers[3] ?? 0,
    ...hour,
    status: 2,
  });
  expect(await pairs()).toEqual([]);
});

it('makes an approved meeting, records it, and emails the person; a repeated call changes nothing', async () => {
  const [one = 0] = subCategories;
  const person = await visitor([one]);
  await stand.test.post(`/api/meetings/${person.schedules[0]?.id}/approve`, {}, stand.editor);
  await during();
  await seen(person.id, 642);
  const answer = await make(person.id, 0);
  expect(answer.statusCode).toBe(200);
  expect((await make(person.id, 0)).json()).toEqual(answer.json());
  expect(await pairs()).toEqual([]);
  const { schedules } = await group(person.id);
  expect(schedules.map(({ status, day, minute }: never) => [status, day, minute])).toEqual([
    [4, 1, 660],
    [4, 2, NEXT],
  ]);
  const letters = await readRows(stand.test.db, 'email', { kind: 'meeting-status' });
  expect(letters).toHaveLength(1);
  expect(letters[0]?.content).toMatchObject({
    meetings: [{ status: 4 }, { status: 4, exhibitor: 'Maker 1' }],
  });
  expect(letters[0]?.not_before?.getTime()).toBe(NOW.getTime() + 10_000);
  const recorded = await readRows(
    stand.test.db,
    'audit_entry',
    { action: 'meeting.match', registration_id: person.id },
    ['subject'],
  );
  expect(recorded).toHaveLength(1);
  expect(recorded[0]?.subject).toContain('Maker 1');
});

it('emails only the new meeting while others are undecided', async () => {
  // An hour on the last day, which can still be decided.
  const person = await visitor(subCategories, 6, 660, 4);
  await during();
  await make(person.id, 0);
  const [letter] = await readRows(stand.test.db, 'email', { kind: 'meeting-status' });
  expect(letter?.content).toMatchObject({ meetings: [{ exhibitor: 'Maker 1', status: 4 }] });
  expect(letter?.schedule_version).toBeNull();
  expect((await group(person.id)).status).toBe('Pending');
});

it('undoes without a trace while the email waits, and by a rejection once it has gone out', async () => {
  const person = await visitor(subCategories);
  await stand.test.post(`/api/meetings/${person.schedules[0]?.id}/approve`, {}, stand.editor);
  await during();
  const before = await group(person.id);
  await seen(person.id, 642);
  const first = (await make(person.id, 0)).json();
  expect((await undo({ ...first, version: 7 })).json()).toMatchObject({ code: 'meeting.stale' });
  expect((await undo(first)).json()).toEqual({ wasTold: false });
  // A retry after a lost response has nothing to do.
  expect((await undo(first)).json()).toEqual({ wasTold: false });
  expect(await group(person.id)).toEqual(before);
  expect(await pairs()).toEqual([[person.id, 0]]);
  const second = (await make(person.id, 0)).json();
  await stand.test.db.updateTable('email').set({ state: 'sent', attempts: 1 }).execute();
  expect((await undo(second)).json()).toEqual({ wasTold: true });
  const { schedules } = await group(person.id);
  expect(schedules.map(({ status }: { status: number }) => status)).toEqual([4, 3]);
  const [latest] = await stand.test.db
    .selectFrom('email')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(latest?.content).toMatchObject({ meetings: [{ status: 4 }, { status: 3 }] });
});

it('explains why it refuses unavailable slots, and refuses viewers', async () => {
  const person = await visitor(subCategories);
  const other = await visitor([], 6, 720);
  await during();
  expect((await make(other.id, 0)).statusCode).toBe(200);
  expect((await make(person.id, 0)).json()).toMatchObject({
    code: 'meeting.slot-taken',
    reason: { code: 'meeting.not-saved', values: { reason: { code: 'meeting.exhibitor-busy' } } },
  });
  expect((await make(other.id, 1)).json()).toMatchObject({
    reason: { values: { reason: { code: 'meeting.company-busy' } } },
  });
  expect((await make(person.id, 1, 840)).json()).toMatchObject({
    reason: { values: { reason: { code: 'meeting.hour-begun' } } },
  });
  expect((await make(person.id, 1, 905)).statusCode).toBe(422);
  expect((await make(999_999, 1)).statusCode).toBe(404);
  editor = await logInAs(stand.test.db, 'viewer', NOW);
  expect((await make(person.id, 1)).statusCode).toBe(403);
  expect((await matches()).hour).not.toBeNull();
});
