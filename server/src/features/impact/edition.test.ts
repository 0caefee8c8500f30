// Changing days and hours of an edition that has meetings: each choice, its outcome, and what stays unchanged.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';

const stand = prepareEach(openReview);

const path = () => `/api/editions/${stand.edition.editionId}`;
const readEdition = async (): Promise<StoredEdition> => (await stand.test.get(path(), stand.admin)).json();

async function change(settings: Partial<StoredEdition['settings']>, wish: object = {}) {
  const stored = await readEdition();
  return stand.test.put(
    path(),
    {
      version: stored.version,
      settings: { ...stored.settings, ...settings },
      ...wish,
    },
    stand.admin,
  );
}
const impact = async (settings: Partial<StoredEdition['settings']>) =>
  (await stand.test.post(`${path()}/impact`, { settings }, stand.admin)).json();

const HOURS = [660, 720, 780, 840, 900, 960, 1020];
const DATES = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];
const without = (minute: number) => HOURS.filter((start) => start !== minute);

/** The times of a registration's meetings. */
const timesOf = async (id: number) => {
  const { rows } = await stand.test.database.pool.query(
    'select day, minute, length, status, version, starts_at, off_grid_reason from claim where registration_id = $1 order by id',
    [id],
  );
  return rows as {
    day: number;
    minute: number;
    length: number;
    status: number;
    version: number;
    starts_at: Date;
    off_grid_reason: string | null;
  }[];
};
const letters = async () =>
  readRows(stand.test.db, 'email', { kind: 'meetings-changed' }, ['recipient', 'content']);

describe('an hour is closed', () => {
  it('reports its impact and changes nothing', async () => {
    await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    await stand.register([[2, 1, 660]]);
    expect(await impact({ starts: without(660) })).toMatchObject({
      meetings: 2,
      people: 2,
      exhibitors: 2,
      kinds: { 'hour-closed': 2, 'day-removed': 0 },
      days: [{ date: '2026-06-02', meetings: 2 }],
      moves: { sameDay: 2, otherDay: 0, nowhere: 0 },
      shiftedDays: null,
    });
    expect((await readEdition()).settings.starts).toEqual(HOURS);
    const { rows } = await stand.test.database.pool.query('select from audit_entry');
    expect(rows).toHaveLength(0);
  });

  it('refuses the change without a choice, and with a wrong number of meetings', async () => {
    await stand.register([[1, 1, 660]]);
    for (const wish of [{}, { touched: 'move' }, { touched: 'move', expected: 2 }]) {
      const refused = await change({ starts: without(660) }, wish);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'edition.touches-meetings']);
      expect(refused.json().impact).toMatchObject({ meetings: 1, moves: { sameDay: 1 } });
    }
    expect((await readEdition()).settings.starts).toEqual(HOURS);
  });

  it('moves to the nearest slot that leaves a lunch break, raises the version, and mails both times', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    const changed = await change({ starts: without(660) }, { touched: 'move', expected: 1 });
    expect(changed.json()).toMatchObject({
      outcome: { moved: 1, kept: 0, cancelled: 0, told: 1, left: [] },
      settings: { starts: without(660) },
    });
    expect(await timesOf(group.id)).toMatchObject([
      // 1 pm is nearer, but 12 is taken: no time for lunch would be left.
      { day: 1, minute: 840, version: 2, off_grid_reason: null, starts_at: new Date('2026-06-02T06:00:00Z') },
      { day: 1, minute: 720, version: 1 },
    ]);
    const [letter] = await letters();
    expect(letter?.content).toMatchObject({
      kind: 'meetings-changed',
      meetings: [
        {
          exhibitor: 'Maker 1',
          date: '2026-06-02',
          time: '2.00pm-3.00pm',
          was: { date: '2026-06-02', time: '11.00am-12.00pm' },
        },
      ],
    });
    const entries = await readRows(stand.test.db, 'audit_entry', {}, ['action', 'before', 'after'], 'id');
    expect(entries).toMatchObject([
      {
        action: 'meeting.reschedule',
        before: { meetings: [{ time: '11.00am-12.00pm' }] },
        after: { meetings: [{ time: '2.00pm-3.00pm' }] },
      },
      { action: 'edition.change', before: { starts: HOURS }, after: { starts: without(660) } },
    ]);
  });

  it('keeps meetings off the grid, where they still take their hour', async () => {
    const group = await stand.register([[1, 1, 660]]);
    const changed = await change({ starts: without(660) }, { touched: 'keep', expected: 1 });
    expect(changed.json().outcome).toMatchObject({ moved: 0, kept: 1, told: 1 });
    expect((await letters()).map(({ content }) => content)).toMatchObject([
      { meetings: [{ stays: 'grid' }] },
    ]);
    expect(await timesOf(group.id)).toMatchObject([
      { day: 1, minute: 660, status: 2, off_grid_reason: expect.any(String) },
    ]);
    // The next change of hours does not affect meetings already off the grid.
    expect(await impact({ starts: [690, 750] })).toMatchObject({ meetings: 0 });
  });

  it('cancels with a reason, and frees the hour', async () => {
    const group = await stand.register([[1, 1, 660]]);
    const changed = await change({ starts: without(660) }, { touched: 'cancel', expected: 1 });
    expect(changed.json().outcome).toMatchObject({ moved: 0, kept: 0, cancelled: 1, told: 1 });
    expect((await stand.group(group.id)).schedules).toMatchObject([
      { status: 3, rejectionReason: 'The days or hours of the exhibition have changed.' },
    ]);
  });

  it('keeps and lists meetings without another slot', async () => {
    const one = await stand.register([[1, 1, 660]]);
    await stand.register([[1, 1, 720]]);
    const only = { dates: DATES.slice(0, 1), starts: [720] };
    expect(await impact(only)).toMatchObject({ meetings: 1, moves: { sameDay: 0, otherDay: 0, nowhere: 1 } });
    const changed = await change(only, { touched: 'move', expected: 1 });
    expect(changed.json().outcome).toMatchObject({
      moved: 0,
      kept: 1,
      left: [{ registrationId: one.id, exhibitor: 'Maker 1', date: '2026-06-02', time: '11.00am-12.00pm' }],
    });
    expect(await timesOf(one.id)).toMatchObject([{ minute: 660, status: 2 }]);
  });

  it('ends the holds of visitors who are choosing', async () => {
    const { json } = await stand.test.post('/api/holds', {
      exhibitorId: stand.makers[0],
      day: 1,
      minute: 660,
    });
    const headers = { 'x-draft-token': json().draftToken };
    expect(await impact({ starts: without(660) })).toMatchObject({ meetings: 0, holds: 1 });
    expect((await change({ starts: without(660) })).statusCode).toBe(200);
    const renewed = await stand.test.call({ method: 'POST', url: '/api/holds/renew', headers });
    expect(renewed.json().holds).toEqual([]);
  });
});

describe('a day is removed', () => {
  it('moves its meetings to other days, and renumbers the other meetings without notification', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 2, 720],
    ]);
    const changed = await change({ dates: DATES.slice(1) }, { touched: 'move', expected: 1 });
    expect(changed.json().outcome).toMatchObject({ moved: 1, told: 1 });
    expect(await timesOf(group.id)).toMatchObject([
      { day: 1, minute: 660, version: 2, starts_at: new Date('2026-06-03T03:00:00Z') },
      { day: 1, minute: 720, version: 1, starts_at: new Date('2026-06-03T04:00:00Z') },
    ]);
    expect((await stand.group(group.id)).schedules).toMatchObject([
      { date: '2026-06-03', time: '11.00am-12.00pm' },
      { date: '2026-06-03', time: '12.00pm-1.00pm' },
    ]);
  });

  it('keeps its meetings on their date and before later ones, and restores them when the day returns', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 2, 720],
    ]);
    await change({ dates: DATES.slice(1) }, { touched: 'keep', expected: 1 });
    const kept = async () => (await stand.group(group.id)).schedules;
    expect(await kept()).toMatchObject([
      { day: 101, date: '2026-06-02' },
      { day: 1, date: '2026-06-03' },
    ]);
    const formerDays = async () => (await stand.test.get('/api/edition')).json().formerDays;
    await expect.poll(formerDays).toMatchObject([{ day: 101, date: '2026-06-02' }]);
    const back = await change({ dates: DATES });
    expect([back.statusCode, back.json().outcome]).toEqual([200, undefined]);
    expect(await kept()).toMatchObject([{ day: 1, date: '2026-06-02' }, { date: '2026-06-03' }]);
    await expect.poll(formerDays).toBeUndefined();
  });

  it('renumbers the representatives’ hours and the absences of other days', async () => {
    const { pool } = stand.test.database;
    await pool.query(
      'insert into representative (exhibitor_id, name, hours, position) values ($1, $2, $3, 1)',
      [
        stand.makers[0],
        'Mei Lin',
        JSON.stringify([
          { day: 1, minute: 660, length: 60 },
          { day: 3, minute: 720, length: 60 },
        ]),
      ],
    );
    await pool.query(
      `insert into claim (exhibitor_id, day, minute, length, place, starts_at, status)
        values ($1, 1, 720, 60, 1, now(), 5), ($1, 3, 660, 60, 1, now(), 5)`,
      [stand.makers[0]],
    );
    expect((await change({ dates: DATES.slice(1) })).statusCode).toBe(200);
    const hours = await pool.query('select hours from representative');
    expect(hours.rows).toEqual([{ hours: [{ day: 2, minute: 720, length: 60 }] }]);
    const absences = await pool.query('select day, minute from claim where status = 5');
    expect(absences.rows).toEqual([{ day: 2, minute: 660 }]);
  });

  it('removes its blocked hours', async () => {
    await change({ dates: DATES.slice(1) });
    const { rows } = await stand.test.database.pool.query('select day from blocked_slot');
    expect(rows).toEqual([]);
  });
});

describe('everything is postponed', () => {
  it('moves meetings at the same hours, while ended ones keep their date', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 2, 720],
    ]);
    const ended = await stand.register([[3, 1, 660]]);
    await stand.test.database.pool.query('update claim set status = 3 where registration_id = $1', [
      ended.id,
    ]);
    const dates = ['2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'];
    expect(await impact({ dates })).toMatchObject({
      meetings: 2,
      kinds: { 'day-moved': 2 },
      moves: { sameDay: 2, otherDay: 0, nowhere: 0 },
      shiftedDays: 1,
    });
    const changed = await change({ dates }, { touched: 'move', expected: 2 });
    expect(changed.json().outcome).toMatchObject({ moved: 2, told: 1 });
    expect(await timesOf(group.id)).toMatchObject([
      { day: 1, minute: 660, version: 2, starts_at: new Date('2026-06-03T03:00:00Z') },
      { day: 2, minute: 720, version: 2, starts_at: new Date('2026-06-04T04:00:00Z') },
    ]);
    expect(await timesOf(ended.id)).toMatchObject([
      { day: 101, starts_at: new Date('2026-06-02T03:00:00Z') },
    ]);
    const { rows } = await stand.test.database.pool.query('select day from blocked_slot');
    expect(rows).toEqual([{ day: 1 }]);
  });

  it('keeps meetings on their dates if the organiser chooses so', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 2, 720],
    ]);
    const dates = ['2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'];
    await change({ dates }, { touched: 'keep', expected: 2 });
    expect(await timesOf(group.id)).toMatchObject([
      { day: 101, minute: 660, starts_at: new Date('2026-06-02T03:00:00Z') },
      { day: 1, minute: 720, starts_at: new Date('2026-06-03T04:00:00Z') },
    ]);
  });
});

describe('the length of slots changes', () => {
  it('shortens one-hour meetings to half an hour, at the same start', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    const half = { starts: Array.from({ length: 14 }, (_, index) => 660 + index * 30), slotMinutes: 30 };
    expect(await impact(half)).toMatchObject({ kinds: { 'length-changed': 2 }, moves: { sameDay: 2 } });
    await change(half, { touched: 'move', expected: 2 });
    expect(await timesOf(group.id)).toMatchObject([
      { minute: 660, length: 30 },
      { minute: 720, length: 30 },
    ]);
  });

  it('refuses starts that overlap or pass midnight, and dates out of order, each with a message', async () => {
    const overlapping = await change({ starts: [660, 690] });
    expect(overlapping.json().reasons).toMatchObject({
      'settings.starts': { code: 'edition.hours-overlap' },
    });
    const late = await change({ starts: [1410] });
    expect(late.json().reasons).toMatchObject({ 'settings.starts': { code: 'edition.hours-past-midnight' } });
    const mixed = await change({ dates: ['2026-06-03', '2026-06-02'] });
    expect(mixed.json().reasons).toMatchObject({ 'settings.dates': { code: 'edition.dates-out-of-order' } });
    const asked = await stand.test.post(`${path()}/impact`, { settings: { starts: [1410] } }, stand.admin);
    expect(asked.statusCode).toBe(422);
  });
});

it('does not change meetings that have begun', async () => {
  const group = await stand.register([[1, 1, 660]]);
  const now = new Date('2026-06-02T03:30:00Z');
  stand.test.setNow(now);
  stand.admin = await logInAs(stand.test.db, 'admin', now);
  expect((await change({ starts: without(660) })).statusCode).toBe(200);
  expect(await timesOf(group.id)).toMatchObject([{ minute: 660, version: 1, off_grid_reason: null }]);
});
