// The hours to which a meeting could move: who is where, and that each answer matches what the database decides.
import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import { slotRange } from '@visavis/domain/edition/slot-time';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { editOf, openReview, type ReviewStand } from '../../testing/review.ts';
import { insertRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

/** Also renews the organisers' sessions, which do not last until the fair. */
async function setNow(now: Date): Promise<void> {
  stand.test.setNow(now);
  await stand.test.db.updateTable('organiser_session').set({ created_at: now, last_seen_at: now }).execute();
}

const DAYS = [1, 2, 3, 4];
const STARTS = [660, 720, 780, 840, 900, 960, 1020];

const stand = prepareOnce(openReview);
let maker = 0;
beforeAll(async () => {
  [maker = 0] = stand.makers;
});
beforeEach(async () => {
  await setNow(TEST_NOW);
  const { pool } = stand.test.database;
  await pool.query('truncate claim, registration, visitor, company, draft, blocked_slot cascade');
  await pool.query('update exhibitor set places = 1');
});

const readHours = (meeting: number, exhibitor?: number, headers = stand.viewer) =>
  stand.test.get(
    `/api/meetings/${meeting}/hours${exhibitor === undefined ? '' : `?exhibitor=${exhibitor}`}`,
    headers,
  );
const hoursOf = async (meeting: number, exhibitor?: number): Promise<MoveHours> =>
  (await readHours(meeting, exhibitor)).json();
const hourIn = ({ hours }: MoveHours, day: number, minute: number) =>
  hours.find((one) => one.day === day && one.minute === minute);

/** Registers somebody with these meetings; the first one is the one to move. */
async function register(
  wishes: Parameters<ReviewStand['register']>[0],
  name = 'Siti Rahmah',
  companyName = 'Kenari',
) {
  const group = await stand.register(wishes, { name, companyName });
  const meeting = group.schedules.find(({ exhibitor }) => exhibitor === `Maker ${wishes[0]?.[0]}`);
  if (!meeting) throw new Error('the registration has no meeting');
  return { group, meeting };
}

const block = (day: number, minute: number, length = 60) =>
  stand.test.db.insertInto('blocked_slot').values({ exhibitor_id: maker, day, minute, length }).execute();
const setPlaces = (places: number) =>
  stand.test.db.updateTable('exhibitor').set({ places }).where('id', '=', maker).execute();
const hold = async (day: number, minute: number) => {
  const answer = await stand.test.post('/api/holds', { exhibitorId: maker, day, minute });
  expect(answer.statusCode, answer.body).toBe(201);
};
const sendAway = (day: number, minute: number, place = 1) =>
  insertRows(stand.test.db, 'claim', {
    exhibitor_id: maker,
    day,
    minute,
    place,
    status: 5,
    starts_at: new Date('2026-06-05T06:00:00Z'),
  });
const REASON = 'They asked for it';
/** Moves it off the grid, as an admin. */
const setTime = (meeting: Schedule, time: string) =>
  stand.put(meeting.id, editOf(meeting, { time, reason: REASON }), stand.admin);

describe('the hours of a meeting', () => {
  it('include every hour of every day, as taken, blocked, held or the present one', async () => {
    const { meeting } = await register([
      [1, 3, 900],
      [2, 1, 720],
    ]);
    await register([[1, 1, 660]], 'Kenji Watanabe', 'Haru Depato');
    const gone = await register([[1, 2, 720]]);
    await stand.test.post(`/api/meetings/${gone.meeting.id}/reject`, {}, stand.editor);
    await block(2, 660);
    await hold(4, 660);
    await sendAway(4, 840);
    const answer = await hoursOf(meeting.id);
    expect(answer.exhibitor).toEqual({ id: maker, name: 'Maker 1', boothNumber: 'M-1', places: 1 });
    expect(answer.hours.map(({ day, minute }) => [day, minute])).toEqual(
      DAYS.flatMap((day) => STARTS.map((minute) => [day, minute])),
    );
    expect(hourIn(answer, 3, 900)).toMatchObject({ state: 'here', left: 1, meeting: [] });
    expect(hourIn(answer, 1, 660)).toMatchObject({
      state: 'taken',
      left: 0,
      meeting: [{ name: 'Kenji Watanabe', company: 'Haru Depato' }],
    });
    expect(hourIn(answer, 1, 720)).toMatchObject({ state: 'elsewhere', elsewhere: ['Maker 2'] });
    expect(hourIn(answer, 2, 660)).toMatchObject({ state: 'blocked', left: 0 });
    expect(hourIn(answer, 2, 720)).toMatchObject({ state: 'free' });
    expect(hourIn(answer, 4, 660)).toMatchObject({ state: 'held', held: 1, meeting: [] });
    expect(hourIn(answer, 4, 840)).toMatchObject({ state: 'unstaffed' });
    expect(answer.hours.filter(({ state }) => state === 'free')).toHaveLength(22);
    expect([answer.met, answer.offGrid]).toEqual([undefined, []]);
  });

  it('show for an exhibitor with several places who is there and how many are left', async () => {
    await setPlaces(3);
    const { meeting } = await register([[1, 3, 900]]);
    await register([[1, 3, 960]], 'Kenji Watanabe', 'Haru Depato');
    await hold(3, 960);
    expect(hourIn(await hoursOf(meeting.id), 3, 960)).toMatchObject({
      state: 'free',
      left: 1,
      held: 1,
      meeting: [{ name: 'Kenji Watanabe', company: 'Haru Depato' }],
    });
  });

  it('show the present hour as free for another exhibitor, unless somebody is there', async () => {
    const { meeting } = await register([[2, 3, 900]]);
    await register([[1, 3, 960]]);
    const answer = await hoursOf(meeting.id, maker);
    expect([hourIn(answer, 3, 900)?.state, hourIn(answer, 3, 960)?.state]).toEqual(['free', 'taken']);
    expect(answer.hours.some(({ state }) => state === 'here')).toBe(false);
  });

  it('are not free for an exhibitor that the visitor already meets, and say when that is', async () => {
    const { meeting } = await register([
      [2, 3, 900],
      [1, 2, 780],
    ]);
    const answer = await hoursOf(meeting.id, maker);
    expect(answer.met).toEqual({ date: '2026-06-03', time: '1.00pm-2.00pm' });
    expect(hourIn(answer, 2, 780)).toMatchObject({ state: 'elsewhere', elsewhere: ['Maker 1'] });
    expect(new Set(answer.hours.map(({ state }) => state))).toEqual(new Set(['elsewhere', 'barred']));
  });

  it('are not free for an archived exhibitor', async () => {
    const { meeting } = await register([[1, 3, 900]]);
    const { pool } = stand.test.database;
    const refresh = 'update edition set catalogue_version = catalogue_version + 1';
    await pool.query(`update exhibitor set archived_at = now() where id = ${maker}`);
    await pool.query(refresh);
    await expect
      .poll(async () => (await hoursOf(meeting.id)).exhibitor.archived, { timeout: 10_000 })
      .toBe(true);
    const states = new Set((await hoursOf(meeting.id)).hours.map(({ state }) => state));
    await pool.query('update exhibitor set archived_at = null');
    await pool.query(refresh);
    expect(states).toEqual(new Set(['barred', 'here']));
    await expect
      .poll(async () => (await hoursOf(meeting.id)).exhibitor.archived, { timeout: 10_000 })
      .toBe(undefined);
  });

  it('are not free once they have begun', async () => {
    const { meeting } = await register([[1, 3, 900]]);
    await setNow(new Date('2026-06-02T04:30:00Z'));
    const answer = await hoursOf(meeting.id);
    expect(DAYS.map((day) => hourIn(answer, day, 720)?.state)).toEqual(['begun', 'free', 'free', 'free']);
  });

  it('ignore a lapsed hold, whether or not it has been removed', async () => {
    const { meeting } = await register([[1, 3, 900]]);
    await hold(4, 660);
    await setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect(hourIn(await hoursOf(meeting.id), 4, 660)).toMatchObject({ state: 'free', held: 0 });
  });

  it('list everybody who meets outside the grid, and mark the hours that those meetings touch', async () => {
    const { meeting } = await register([
      [1, 3, 900],
      [2, 3, 960],
    ]);
    const { meeting: other } = await register([[1, 1, 660]], 'Kenji Watanabe', 'Haru Depato');
    expect((await setTime(other, '11.30am-12.30pm')).statusCode).toBe(200);
    const answer = await hoursOf(meeting.id);
    expect([hourIn(answer, 1, 660)?.state, hourIn(answer, 1, 720)?.state]).toEqual(['taken', 'taken']);
    expect(answer.offGrid).toEqual([
      {
        whose: 'exhibitor',
        date: '2026-06-02',
        time: '11.30am-12.30pm',
        exhibitor: 'Maker 1',
        name: 'Kenji Watanabe',
        company: 'Haru Depato',
      },
    ]);
  });

  it('list the visitor’s own meetings outside the grid, and the one to move', async () => {
    const { group, meeting } = await register([
      [1, 3, 900],
      [2, 3, 960],
    ]);
    const other = group.schedules.find(({ exhibitor }) => exhibitor === 'Maker 2');
    if (!other) throw new Error('there is no other meeting');
    await setTime(meeting, '8.00am-9.00am');
    await setTime(other, '8.00pm-9.00pm');
    const answer = await hoursOf(meeting.id);
    expect(answer.offGrid.map(({ whose, exhibitor, time }) => [whose, exhibitor, time])).toEqual([
      ['this', 'Maker 1', '8.00am-9.00am'],
      ['visitor', 'Maker 2', '8.00pm-9.00pm'],
    ]);
    expect(new Set(answer.hours.map(({ state }) => state))).toEqual(new Set(['free']));
  });

  it('are not found for an unknown meeting or exhibitor, or a deleted registration', async () => {
    const { group, meeting } = await register([[1, 3, 900]]);
    expect((await readHours(meeting.id, 2147483647)).statusCode).toBe(404);
    expect((await readHours(2147483647)).statusCode).toBe(404);
    expect((await readHours(0)).statusCode).toBe(422);
    const { user_id, visitor_company_id, id } = group;
    await stand.test.post('/api/meetings/delete', { user_id, visitor_company_id, id }, stand.admin);
    expect((await readHours(meeting.id)).statusCode).toBe(404);
  });
});

describe('every hour matches what the database decides', () => {
  /** Moves the meeting into each hour and back. @returns hours with a wrong answer */
  async function tryAll(meetingId: number, registrationId: number): Promise<string[]> {
    const { hours } = await hoursOf(meetingId, maker);
    const wrong: string[] = [];
    const current = async () =>
      (await stand.group(registrationId)).schedules.find(({ id }) => id === meetingId) as Schedule;
    const origin = await current();
    for (const { day, minute, state } of hours) {
      const date = `2026-06-0${day + 1}`;
      const day_of_week = ['', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][day];
      const to = {
        exhibitor: 'Maker 1',
        booth_number: 'M-1',
        day,
        date,
        day_of_week,
        time: slotRange(minute, 60),
      };
      const answer = await stand.put(meetingId, editOf(await current(), to));
      expect([200, 409]).toContain(answer.statusCode);
      const isOffered = state === 'free' || state === 'here';
      if ((answer.statusCode === 200) !== isOffered)
        wrong.push(`${day}/${minute} ${state} ${answer.statusCode}`);
      if (answer.statusCode === 200) {
        const { version } = await current();
        expect(
          (await stand.put(meetingId, editOf(origin, { version, reason: REASON }), stand.admin)).statusCode,
        ).toBe(200);
      }
    }
    return wrong;
  }

  async function fill(): Promise<void> {
    await setPlaces(2);
    await register([[1, 1, 660]]);
    await register([[1, 1, 660]]);
    await register([[1, 1, 720]]);
    await register([[1, 1, 780]]);
    await hold(1, 780);
    await hold(1, 840);
    await hold(1, 840);
    await sendAway(2, 660, 1);
    await sendAway(2, 660, 2);
    await sendAway(2, 720, 2);
    await block(2, 810, 60);
  }

  it('for the exhibitor of the meeting', async () => {
    await fill();
    const { group, meeting } = await register([
      [1, 3, 900],
      [2, 3, 960],
      [3, 4, 660],
    ]);
    expect(await tryAll(meeting.id, group.id)).toEqual([]);
  }, 60_000);

  it('for a meeting that spans several hours', async () => {
    await fill();
    const { group, meeting } = await register([
      [1, 3, 900],
      [2, 3, 960],
    ]);
    expect((await setTime(meeting, '11.30am-12.30pm')).statusCode).toBe(200);
    const answer = await hoursOf(meeting.id);
    expect([660, 720, 780].map((minute) => hourIn(answer, 3, minute)?.state)).toEqual([
      'here',
      'here',
      'free',
    ]);
    expect(await tryAll(meeting.id, group.id)).toEqual([]);
  }, 60_000);

  it('for another exhibitor', async () => {
    await fill();
    const { group, meeting } = await register([
      [4, 3, 900],
      [2, 3, 960],
    ]);
    expect(await tryAll(meeting.id, group.id)).toEqual([]);
  }, 60_000);

  it('on the first day of the fair', async () => {
    await fill();
    const { group, meeting } = await register([[4, 3, 900]]);
    await setNow(new Date('2026-06-02T06:30:00Z'));
    expect(await tryAll(meeting.id, group.id)).toEqual([]);
  }, 60_000);

  it('for an exhibitor that the visitor already meets', async () => {
    const { group, meeting } = await register([
      [4, 3, 900],
      [1, 3, 960],
    ]);
    expect(await tryAll(meeting.id, group.id)).toEqual([]);
  }, 60_000);
});
