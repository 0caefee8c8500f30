// Visitors and organisers race: one wins an hour, every change is atomic, and none is lost.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { ALLOW_SHARED_PLACES } from '../../testing/without-defences.ts';

const PATH = '/api/my-schedule/meetings';
const ROUNDS = roundsOf(8, 20);
const CONTROL_ROUNDS = 20;
const MOVERS = 6;
const stand = prepareEach(openReview);

interface Visitor {
  registrationId: number;
  meetingId: number;
  headers: { authorization: string };
}

/** A visitor with one pending meeting with maker 1. */
async function visitorAt(day: number, minute: number): Promise<Visitor> {
  const { id, schedules } = await stand.register([[1, day, minute]]);
  const key = await createAccessKey(stand.test.db, {
    registrationId: id,
    lastDate: '2026-06-05',
    now: TEST_NOW,
  });
  return {
    registrationId: id,
    meetingId: schedules[0]?.id ?? 0,
    headers: { authorization: `Bearer ${key}` },
  };
}

async function meetingNow({ headers }: Visitor): Promise<MySchedule['meetings'][number]> {
  const [meeting] = ((await stand.test.get('/api/my-schedule', headers)).json() as MySchedule).meetings;
  if (!meeting) throw new Error('the meeting is missing');
  return meeting;
}

async function move(visitor: Visitor, version: number, day: number, minute: number): Promise<number> {
  const path = `${PATH}/${visitor.meetingId}/move`;
  return (await stand.test.post(path, { version, day, minute }, visitor.headers)).statusCode;
}

const slotOf = (round: number): [day: number, minute: number] => [
  2 + Math.floor(round / 7),
  660 + 60 * (round % 7),
];
const liveAt = async (day: number, minute: number) =>
  (
    await stand.test.db
      .selectFrom('meeting')
      .select('id')
      .where('day', '=', day)
      .where('minute', '=', minute)
      .where('status', '<>', 3)
      .execute()
  ).length;

it(`a visitor moves to an hour that another books, ${ROUNDS} rounds: exactly one gets it`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await stand.test.db.deleteFrom('claim').execute();
    const visitor = await visitorAt(1, 660);
    const [day, minute] = slotOf(round);
    const [mover, booker] = await Promise.all([
      move(visitor, 1, day, minute),
      stand.test
        .post('/api/visitor/register', submissionOf([meetingOf('Maker 1', 'M-1', day, minute)]))
        .then(({ statusCode }) => statusCode),
    ]);
    expect([[200, 409].join(), [409, 201].join()]).toContain([mover, booker].join());
    expect(await liveAt(day, minute)).toBe(1);
    // A visitor who loses keeps the former hour.
    expect(await liveAt(1, 660)).toBe(mover === 200 ? 0 : 1);
  }
});

/** All of them move to one hour at once. @returns how many succeeded */
async function rush(visitors: readonly Visitor[], day: number, minute: number): Promise<number> {
  const meetings = await Promise.all(visitors.map(meetingNow));
  const statuses = await Promise.all(
    visitors.map((visitor, index) => move(visitor, meetings[index]?.version ?? 0, day, minute)),
  );
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  return statuses.filter((status) => status === 200).length;
}

const openMovers = () =>
  Promise.all(Array.from({ length: MOVERS }, (_, index) => visitorAt(1, 660 + 60 * index)));

it(`${MOVERS} visitors move to one hour, ${ROUNDS} rounds: one gets it each time`, async () => {
  const visitors = await openMovers();
  for (let round = 0; round < ROUNDS; round += 1)
    expect({ round, won: await rush(visitors, ...slotOf(round)) }).toEqual({ round, won: 1 });
});

it('control: without the index more than one gets it', async () => {
  const visitors = await openMovers();
  await stand.test.database.pool.query(ALLOW_SHARED_PLACES);
  let most = 0;
  for (let round = 0; round < CONTROL_ROUNDS && most < 2; round += 1)
    most = Math.max(most, await rush(visitors, ...slotOf(round)));
  expect(most).toBeGreaterThan(1);
});

it(`two visitors want each other's hours, ${ROUNDS} rounds: both keep their own, without a deadlock`, async () => {
  const [one, other] = [await visitorAt(1, 660), await visitorAt(1, 720)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [mine, theirs] = [await meetingNow(one), await meetingNow(other)];
    const statuses = await Promise.all([
      move(one, mine.version, theirs.day, theirs.minute),
      move(other, theirs.version, mine.day, mine.minute),
    ]);
    // Both hours stay taken, since neither visitor gives one up first.
    expect(statuses).toEqual([409, 409]);
    expect([(await meetingNow(one)).minute, (await meetingNow(other)).minute]).toEqual([660, 720]);
  }
});

it.each(['with the version seen', 'without one'])(
  `a visitor cancels while an organiser approves %s, ${ROUNDS} rounds: no decision is lost`,
  async (how) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await stand.test.db.deleteFrom('claim').execute();
      const visitor = await visitorAt(1, 660);
      const query = how === 'without one' ? '' : '?version=1';
      const [cancelled, approved] = await Promise.all([
        stand.test.post(`${PATH}/${visitor.meetingId}/cancel`, { version: 1 }, visitor.headers),
        stand.test.post(`/api/meetings/${visitor.meetingId}/approve${query}`, {}, stand.editor),
      ]);
      const { status, cancelledBy, version } = await meetingNow(visitor);
      const [state] = await readRows(stand.test.db, 'registration', { id: visitor.registrationId }, [
        'state',
        'schedule_version',
      ]);
      const actions = await stand.test.db
        .selectFrom('audit_entry')
        .select('action')
        .where('registration_id', '=', visitor.registrationId)
        .where('action', 'like', 'meeting.%')
        .execute();
      // One came first; the other was refused because of that change.
      const isCancelled = cancelled.statusCode === 200;
      expect([cancelled.statusCode, approved.statusCode]).toEqual(isCancelled ? [200, 409] : [409, 200]);
      expect({ status, cancelledBy, version, state, actions }).toEqual({
        status: isCancelled ? 3 : 4,
        cancelledBy: isCancelled ? 'visitor' : null,
        version: 2,
        state: { state: isCancelled ? 'Rejected' : 'Approved', schedule_version: 2 },
        actions: [{ action: isCancelled ? 'meeting.cancel' : 'meeting.approve' }],
      });
    }
  },
);
