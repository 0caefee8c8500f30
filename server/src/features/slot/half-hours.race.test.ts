// Half-hour slots with hour-long meetings among them: nothing overlaps, and every page lists what is left.
import { setTimeout } from 'node:timers/promises';
import { slotLabel, slotRange } from '@visavis/domain/edition/slot-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { editOf, openReview, type ReviewStand } from '../../testing/review.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';

const HALF = 30;
const STARTS = Array.from({ length: 8 }, (_, index) => 600 + HALF * index);
const REASON = 'They asked for a whole hour';
const ROUNDS = 20;

async function openHalfHours(): Promise<ReviewStand> {
  const stand = await openReview();
  await stand.test.db
    .updateTable('edition')
    .set({ starts: STARTS, slot_minutes: HALF, dates: [2, 3, 4, 5, 6].map((day) => `2026-06-0${day}`) })
    .where('id', '=', stand.edition.editionId)
    .execute();
  return stand;
}

const clear = ({ test }: ReviewStand) =>
  test.database.pool.query('truncate claim, registration, visitor, company, blocked_slot cascade');

const half = (maker: number, day: number, minute: number) => ({
  ...meetingOf(`Maker ${maker}`, `M-${maker}`, day, minute),
  time: slotRange(minute, HALF),
});

const register = ({ test }: ReviewStand, ...meetings: ReturnType<typeof half>[]) =>
  test.post('/api/visitor/register', submissionOf(meetings));

/** Pairs of live claims that share a place, or a registration, at the same time. */
async function countOverlaps({ test }: ReviewStand): Promise<number> {
  const { rows } = await test.database.pool.query(`
    select count(*)::int as count from claim one join claim other
      on one.id < other.id and one.day = other.day and one.status <> 3 and other.status <> 3
        and one.minute < other.minute + other.length and other.minute < one.minute + one.length
        and (one.exhibitor_id = other.exhibitor_id and one.place = other.place
          or one.registration_id = other.registration_id)`);
  return rows[0].count;
}

let stand: ReviewStand;
beforeAll(async () => {
  stand = await openHalfHours();
});
beforeEach(() => clear(stand));
afterAll(() => stand.close());

describe('an edition with half-hour slots', () => {
  it('has five days, and names its slots by label and range', async () => {
    const edition = (await stand.test.get('/api/edition')).json();
    expect(edition.days).toHaveLength(5);
    expect(edition.slotMinutes).toBe(HALF);
    expect(edition.hours[1]).toEqual({ minute: 630, label: '10.30 am', range: '10.30am-11.00am' });
  });

  it('books adjacent half-hours, and refuses a full hour, a third half-hour, and a taken one', async () => {
    expect((await register(stand, half(1, 5, 630), half(2, 5, 660))).statusCode).toBe(201);
    expect((await register(stand, half(1, 5, 660))).statusCode).toBe(201);
    const taken = await register(stand, half(1, 5, 630));
    expect([taken.statusCode, taken.json().lost[0].time]).toEqual([409, '10.30am-11.00am']);
    for (const time of ['10.00am-11.00am', '10.10am-10.40am', '10.10 am']) {
      const refused = await register(stand, { ...half(1, 5, 600), time });
      expect([time, refused.statusCode, refused.json().fields]).toEqual([
        time,
        422,
        { 'meetings.0.time': 'This is not an hour of the exhibition.' },
      ]);
    }
  });

  it('a hold takes only its own half-hour, and another hold of the same draft may not overlap it', async () => {
    const [one = 0, other = 0] = stand.makers;
    const first = await stand.test.post('/api/holds', { exhibitorId: one, day: 1, minute: 600 });
    expect(first.statusCode).toBe(201);
    const token = { 'x-draft-token': first.json().draftToken };
    const hold = (exhibitorId: number, minute: number) =>
      stand.test.post('/api/holds', { exhibitorId, day: 1, minute }, token);
    expect((await hold(other, 600)).json().code).toBe('hold.hour-in-use');
    expect((await hold(other, 630)).statusCode).toBe(201);
  });
});

describe('an hour-long meeting among them', () => {
  /** Turns a half-hour meeting into an hour, as an admin. */
  async function lengthen(day: number, minute: number): Promise<{ id: number; statusCode: number }> {
    const answer = await register(stand, half(1, day, minute));
    const group = await stand.group(answer.json().registration_id);
    const [meeting] = group.schedules;
    if (!meeting) throw new Error('the registration has no meeting');
    const time = slotRange(minute, 60);
    const edit = editOf(meeting, { time, reason: REASON });
    return { id: meeting.id, statusCode: (await stand.put(meeting.id, edit, stand.admin)).statusCode };
  }

  it('takes both half-hours from every list, and frees both', async () => {
    const { id, statusCode } = await lengthen(2, 660);
    expect(statusCode).toBe(200);
    const labels = async () => {
      const { data } = (await stand.test.get('/api/unavailable-slots')).json();
      return (data.unavailable_slots['Maker 1'] ?? []).map(({ time }: { time: string }) => time);
    };
    expect(await labels()).toEqual([slotLabel(660), slotLabel(690)]);
    const free = async () =>
      new Map((await stand.test.get('/api/free-hours')).json().freeHours).get(stand.makers[0]);
    await expect.poll(free, { timeout: 10_000 }).toBe(5 * STARTS.length - 2);
    expect((await register(stand, half(1, 2, 690))).statusCode).toBe(409);
    await stand.test.post(`/api/meetings/${id}/reject`, {}, stand.editor);
    expect(await labels()).toEqual([]);
    expect((await register(stand, half(1, 2, 690))).statusCode).toBe(201);
  });

  it('keeps its length when only its start is given, and is refused where it would overlap', async () => {
    const { id } = await lengthen(3, 600);
    expect((await register(stand, half(1, 3, 690))).statusCode).toBe(201);
    const read = async () =>
      await stand.test.db.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await read()).toMatchObject({ minute: 600, length: 60 });
    const { registration_id } = await read();
    const [meeting] = (await stand.group(registration_id ?? 0)).schedules;
    if (!meeting) throw new Error('the registration has no meeting');
    expect(
      (
        await stand.put(
          meeting.id,
          editOf(meeting, { time: '10:00', status: 4, reason: REASON }),
          stand.admin,
        )
      ).statusCode,
    ).toBe(200);
    const over = await stand.put(
      id,
      editOf(meeting, { version: 3, time: '11.00am-12.00pm', reason: REASON }),
      stand.admin,
    );
    expect([over.statusCode, over.json().code]).toEqual([409, 'meeting.slot-taken']);
    expect(await read()).toMatchObject({ minute: 600, length: 60 });
  });

  it('takes one slot of the grid when an editor moves it, unless a range is given', async () => {
    const { id } = await lengthen(3, 600);
    const { registration_id } = await stand.test.db
      .selectFrom('meeting')
      .select('registration_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [meeting] = (await stand.group(registration_id ?? 0)).schedules;
    if (!meeting) throw new Error('the registration has no meeting');
    const day = { day: 4, date: '2026-06-05', day_of_week: 'Friday' };
    const statusOf = async (time: string) =>
      (await stand.put(id, editOf(meeting, { ...day, time }))).statusCode;
    const { hours } = (await stand.test.get(`/api/meetings/${id}/hours`, stand.editor)).json();
    const states = hours.flatMap((one: { day: number; state: string }) => (one.day === 3 ? one.state : []));
    expect(states).toEqual(['here', 'here', ...Array(STARTS.length - 2).fill('free')]);
    expect([await statusOf('10:00'), await statusOf('10.00am-10.30am')]).toEqual([422, 200]);
  });

  it('a block across slots takes each slot that it touches', async () => {
    const [maker = 0] = stand.makers;
    await stand.test.db
      .insertInto('blocked_slot')
      .values({ exhibitor_id: maker, day: 4, minute: 615, length: 30 })
      .execute();
    const answers = await Promise.all([600, 630, 660].map((minute) => register(stand, half(1, 4, minute))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 201]);
  });
});

/**
 * An organiser extends a half-hour meeting to an hour while visitors book the second half-hour.
 * @returns how many of them succeeded, and how many pairs overlap afterwards
 */
async function race(at: ReviewStand, round: number): Promise<{ won: number; overlaps: number }> {
  const day = 1 + (round % 5);
  const first = await register(at, half(1, day, 600));
  const [meeting] = (await at.group(first.json().registration_id)).schedules;
  if (!meeting) throw new Error('the registration has no meeting');
  const hour = () =>
    at.put(meeting.id, editOf(meeting, { time: slotRange(660, 60), reason: REASON }), at.admin);
  // A change by an organiser takes several statements, a booking one, so visitors arrive at different moments of it.
  const second = async () => {
    await setTimeout((round % 5) * 8);
    return register(at, half(1, day, 690));
  };
  const answers = await Promise.all(
    (round % 2 === 0 ? [hour, second, second] : [second, hour, second]).map((call) => call()),
  );
  for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
  const won = answers.filter(({ statusCode }) => statusCode < 300).length;
  return { won, overlaps: await countOverlaps(at) };
}

it(`hours and half-hours never overlap, ${ROUNDS} rounds of an organiser against two visitors`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear(stand);
    expect(await race(stand, round)).toEqual({ won: 1, overlaps: 0 });
  }
});

it('control: without the constraint they overlap, although the index still refuses the same start', async () => {
  const open = await openHalfHours();
  onTestFinished(() => open.close());
  await open.test.database.pool.query('alter table claim drop constraint claim_place_overlap');
  let overlaps = 0;
  for (let round = 0; round < 40 && overlaps === 0; round += 1) {
    await clear(open);
    ({ overlaps } = await race(open, round));
  }
  expect(overlaps).toBeGreaterThan(0);
});
