// Archiving exhibitors with meetings: moved to another exhibitor, kept or cancelled, and everyone affected mailed once.
import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { HOLD_NO_BOOKINGS } from '../../testing/without-defences.ts';

const stand = prepareOnce(openReview);
let calls: ReturnType<typeof exhibitorCalls>;
let recordedBefore = 0;
beforeAll(async () => {
  calls = exhibitorCalls(stand.test, stand.editor);
});
beforeEach(async () => {
  await clear(stand);
  recordedBefore = (await recorded()).length;
});

/** Resets to the state before anything was booked or archived. */
async function clear({ test, editor, makers }: ReviewStand): Promise<void> {
  await test.database.pool.query(
    'truncate claim, registration, visitor, company, blocked_slot, draft, email cascade',
  );
  const organiser = exhibitorCalls(test, editor);
  for (const id of makers) if ((await organiser.read(id)).isArchived) await organiser.restore(id);
}

const maker = (number: number): number => stand.makers[number - 1] ?? 0;
const impactOf = async (exhibitorIds: number[], receiver?: number) =>
  (await stand.test.post('/api/exhibitors/impact', { exhibitorIds, receiver }, stand.editor)).json();

/** The meetings of a registration, in the order in which they were booked. */
const meetingsOf = async ({ id }: { id: number }) =>
  (
    await stand.test.db
      .selectFrom('claim')
      .select(['exhibitor_id', 'day', 'minute', 'status', 'version', 'rejection_reason as reason'])
      .where('registration_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ exhibitor_id, ...meeting }) => ({ maker: stand.makers.indexOf(exhibitor_id) + 1, ...meeting }));

const letters = () =>
  readRows(
    stand.test.db,
    'email',
    { kind: 'meetings-changed' },
    ['registration_id', 'content'],
    'registration_id',
  );

const recorded = () => stand.test.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
const actions = async () => (await recorded()).slice(recordedBefore).map(({ action }) => action);

describe('without a choice', () => {
  it('is refused with the people affected, and changes nothing', async () => {
    const group = await stand.register([[1, 1, 660]]);
    await stand.test.post('/api/holds', { exhibitorId: maker(1), day: 2, minute: 660 });
    const expected = { meetings: 1, people: 1, holds: 1, kinds: { 'exhibitor-withdrawn': 1 } };
    expect(await impactOf([maker(1)])).toMatchObject({ ...expected, moves: { sameDay: 0, nowhere: 1 } });
    const refused = await calls.archive([maker(1)]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'edition.touches-meetings']);
    expect(refused.json().impact).toMatchObject(expected);
    await stand.register([[1, 1, 720]]);
    const changed = await calls.archive([maker(1)], { touched: 'cancel', expected: 1 });
    expect([changed.statusCode, changed.json().impact.meetings]).toEqual([409, 2]);
    expect((await calls.read(maker(1))).isArchived).toBe(false);
    expect(await meetingsOf(group)).toMatchObject([{ maker: 1, status: 2 }]);
    expect([await letters(), await actions()]).toEqual([[], []]);
  });

  it('is refused for a stale version, an unknown exhibitor, and a receiver that cannot take the meetings', async () => {
    const send = (exhibitors: object[], wish: object = {}) =>
      stand.test.post('/api/exhibitors/archive', { exhibitors, ...wish }, stand.editor);
    const { id, version } = await calls.read(maker(1));
    const stale = await send([{ id, version: version - 1 }]);
    expect([stale.statusCode, stale.json().exhibitor.id]).toEqual([409, id]);
    expect((await send([{ id: 999_999, version: 1 }])).statusCode).toBe(404);
    for (const receiver of [id, 999_999]) {
      const refused = await send([{ id, version }], { touched: 'move', expected: 0, receiver });
      expect(refused.json().reasons).toMatchObject({ receiver: { code: 'exhibitor.cannot-receive' } });
    }
    expect((await calls.read(id)).isArchived).toBe(false);
  });
});

describe('moving the meetings to another exhibitor', () => {
  it('keeps their hour where the receiver is free, and reports meetings without a free hour', async () => {
    const [stays, later, both] = [
      await stand.register([[1, 1, 660]]),
      await stand.register([
        [1, 1, 720],
        [3, 1, 780],
      ]),
      await stand.register([
        [1, 2, 660],
        [2, 2, 720],
      ]),
    ];
    await stand.register([[2, 1, 720]]);
    expect(await impactOf([maker(1)], maker(2))).toMatchObject({
      meetings: 3,
      moves: { sameHour: 1, sameDay: 2, otherDay: 0, nowhere: 1 },
    });
    const wish = { touched: 'move', rest: 'keep', receiver: maker(2), expected: 3 };
    const archived = await calls.archive([maker(1)], wish);
    expect(archived.json()).toMatchObject({
      archived: 1,
      outcome: {
        ...{ moved: 2, kept: 1, cancelled: 0, told: 3 },
        left: [{ registrationId: both.id, exhibitor: 'Maker 1' }],
      },
    });
    expect(await meetingsOf(stays)).toMatchObject([{ maker: 2, day: 1, minute: 660, status: 2, version: 2 }]);
    const [moved, other] = await meetingsOf(later);
    expect([moved?.maker, moved?.day, [780, 720].includes(moved?.minute ?? 0)]).toEqual([2, 1, false]);
    expect(other).toMatchObject({ maker: 3, minute: 780, version: 1 });
    expect(await meetingsOf(both)).toMatchObject([
      { maker: 1, day: 2, minute: 660, status: 2 },
      { maker: 2, version: 1 },
    ]);
    const [first] = await letters();
    expect(first?.content).toMatchObject({
      meetings: [
        {
          exhibitor: 'Maker 2',
          was: { date: '2026-06-02', time: '11.00am-12.00pm', exhibitor: 'Maker 1' },
        },
      ],
    });
    expect(await actions()).toEqual([...Array(3).fill('meeting.reschedule'), 'exhibitor.archive']);
  });

  it('from several exhibitors at once, a person gets only one meeting with the receiver', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    const wish = { touched: 'move', rest: 'cancel', receiver: maker(3), expected: 2 };
    const archived = await calls.archive([maker(2), maker(1)], wish);
    expect(archived.json()).toMatchObject({ archived: 2, outcome: { moved: 1, cancelled: 1, told: 1 } });
    expect(await meetingsOf(group)).toMatchObject([
      { maker: 3, minute: 660, status: 2 },
      { maker: 2, status: 3, reason: 'The exhibitor does not take part any more.' },
    ]);
    expect(await letters()).toHaveLength(1);
  });
});

describe('keeping or cancelling the meetings', () => {
  it('keeps them unchanged, refuses new bookings, and a restored exhibitor still has them', async () => {
    const group = await stand.register([[1, 1, 660]]);
    await stand.test.post('/api/holds', { exhibitorId: maker(1), day: 2, minute: 660 });
    const archived = await calls.archive([maker(1)], { touched: 'keep', expected: 1 });
    expect(archived.json().outcome).toMatchObject({ kept: 1, told: 1, holds: 1 });
    expect((await letters()).map(({ content }) => content)).toMatchObject([
      { meetings: [{ stays: 'withdrawn' }] },
    ]);
    expect(await meetingsOf(group)).toMatchObject([{ maker: 1, status: 2 }]);
    expect(await calls.read(maker(1))).toMatchObject({ isArchived: true, hoursTaken: 1 });
    await expect(stand.register([[1, 2, 660]])).rejects.toThrow();
    expect((await calls.restore(maker(1))).json()).toMatchObject({ hours: 28, hoursTaken: 1 });
    await stand.register([[1, 2, 660]]);
    await expect(stand.register([[1, 1, 660]])).rejects.toThrow('slot-taken');
  });

  it('cancels them with the reason; they stay cancelled when the exhibitor comes back', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    await calls.archive([maker(1)], { touched: 'cancel', expected: 1 });
    const expected = [
      { maker: 1, status: 3, reason: 'The exhibitor does not take part any more.' },
      { maker: 2, status: 2, version: 1 },
    ];
    expect(await meetingsOf(group)).toMatchObject(expected);
    expect((await letters()).map(({ content }) => content)).toMatchObject([
      { meetings: [{ exhibitor: 'Maker 1', isWithdrawn: true }] },
    ]);
    expect((await calls.restore(maker(1))).json()).toMatchObject({ hours: 28, hoursTaken: 0 });
    expect(await meetingsOf(group)).toMatchObject(expected);
    await stand.register([[1, 1, 660]]);
  });
});

it('pages opened earlier are offered no hour of it, not even to move a cancelled meeting to', async () => {
  const group = await stand.register([[1, 1, 660]]);
  await calls.archive([maker(1)], { touched: 'cancel', expected: 1 });
  const slots = async (query: string) =>
    (await stand.test.get(`/api/unavailable-slots${query}`)).json().data.unavailable_slots;
  const { 'Maker 1': gone, 'Maker 2': present } = await slots(`?exhibitors=${maker(1)},${maker(2)}`);
  expect([gone.length, gone[0], present]).toEqual([
    28,
    { day: 1, time: '11 am', exhibitorId: maker(1) },
    undefined,
  ]);
  expect(await slots('')).not.toHaveProperty('Maker 1');
  const key = await createAccessKey(stand.test.db, {
    registrationId: group.id,
    lastDate: '2026-06-05',
    now: TEST_NOW,
  });
  const headers = { authorization: `Bearer ${key}` };
  const { meetings } = (await stand.test.get('/api/my-schedule', headers)).json();
  expect(meetings).toMatchObject([{ exhibitor: 'Maker 1', status: 3, isWithdrawn: true }]);
  const [{ id, version }] = meetings;
  const moved = await stand.test.post(
    `/api/my-schedule/meetings/${id}/move`,
    { version, day: 1, minute: 720 },
    headers,
  );
  expect([moved.statusCode, moved.json().message]).toEqual([
    409,
    'Maker 1 is no longer exhibiting, so no other hour can be chosen there.',
  ]);
});

/** Four visitors book while their exhibitor is archived. @returns whether a meeting was left with it unnoticed */
async function race(at: ReviewStand, round: number): Promise<boolean> {
  await clear(at);
  const [id = 0] = at.makers;
  const organiser = exhibitorCalls(at.test, at.editor);
  const { version } = await organiser.read(id);
  const visits = [660, 720, 780, 840].map(
    (minute) => () =>
      at.test.post('/api/visitor/register', submissionOf([meetingOf('Maker 1', 'M-1', 1, minute)])),
  );
  const archive = () =>
    at.test.post(
      '/api/exhibitors/archive',
      { exhibitors: [{ id, version }], touched: 'cancel', expected: 0 },
      at.editor,
    );
  const [archived, ...booked] = await Promise.all([
    archive(),
    // Some before it begins, some while it is in progress.
    ...visits.map((visit, index) => setTimeout(((round % 3) + index) * 20, null).then(visit)),
  ]);
  const answers = [archived, ...booked];
  for (const { statusCode } of answers) expect([200, 201, 409, 422]).toContain(statusCode);
  const { rows } = await at.test.database.pool.query(
    'select count(*)::int as left from claim where exhibitor_id = $1 and status = 2',
    [id],
  );
  return (await organiser.read(id)).isArchived && rows[0].left > 0;
}

it('leaves no meeting behind that is booked concurrently', async () => {
  for (let round = 0; round < 6; round += 1) expect(await race(stand, round)).toBe(false);
});

it('control: if bookings do not wait, a meeting is left behind', async () => {
  const bare = await openReview();
  onTestFinished(() => bare.close());
  await bare.test.database.pool.query(HOLD_NO_BOOKINGS);
  let isLeft = false;
  for (let round = 0; round < 40 && !isLeft; round += 1) isLeft = await race(bare, round);
  expect(isLeft).toBe(true);
});
