// The upcoming edition is created at the first start and after a fair, and only once.
import type { SourceLists } from '@visavis/domain/import/lists';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepareEdition } from './prepare.service.ts';
import { createEditionService } from './service.ts';

const SETTINGS = { name: 'Beauty Show', contacts: { email: 'pr@show.example', whatsapp: '+60 12-000 0000' } };
const LISTS: SourceLists = {
  categories: [{ name: 'Skincare', subCategories: ['Serums'] }],
  exhibitors: [],
  registrations: [],
};
const demoLists = async () => LISTS;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const prepareAt = (instant: string, lists: (() => Promise<SourceLists>) | null = demoLists) =>
  prepareEdition(database.db, { now: new Date(instant), settings: SETTINGS, demoLists: lists });
const listYears = async () =>
  (await database.db.selectFrom('edition').select('year').orderBy('year').execute()).map(({ year }) => year);

it('creates the edition of this year until 5 June has passed at the fair, then that of the next', async () => {
  expect(await prepareAt('2026-06-05T15:59:59Z')).toBe(2026);
  expect(await prepareAt('2026-06-05T15:59:59Z')).toBeNull();
  expect(await prepareAt('2026-06-05T16:00:00Z')).toBe(2027);
  expect(await listYears()).toEqual([2026, 2027]);
});

it('never changes the dates of a stored edition', async () => {
  await prepareAt('2026-01-01T00:00:00Z');
  await prepareAt('2027-01-01T00:00:00Z');
  const { rows } = await database.pool.query(
    'select year, dates::text[] as dates from edition order by year',
  );
  expect(rows).toEqual([
    { year: 2026, dates: ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'] },
    { year: 2027, dates: ['2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05'] },
  ]);
});

it('is created once when several processes start together', async () => {
  const created = await Promise.all(Array.from({ length: 5 }, () => prepareAt('2026-03-01T00:00:00Z')));
  expect(created.filter((year) => year !== null)).toEqual([2026]);
  expect(await listYears()).toEqual([2026]);
});

it('a live site begins empty, and its next edition keeps name, limits and contacts', async () => {
  await prepareAt('2026-03-01T00:00:00Z', null);
  await database.db
    .updateTable('edition')
    .set({ name: 'Renamed', business_maximum: 6, contact_email: 'us@show.example' })
    .execute();
  await prepareAt('2026-06-06T00:00:00Z', null);
  const next = await database.db
    .selectFrom('edition')
    .selectAll()
    .where('year', '=', 2027)
    .executeTakeFirstOrThrow();
  expect(next).toMatchObject({ name: 'Renamed', business_maximum: 6, contact_email: 'us@show.example' });
  expect(await database.db.selectFrom('category').select('id').execute()).toEqual([]);
});

it('keeps dates set by an organiser until the last of them has passed', async () => {
  await prepareAt('2026-03-01T00:00:00Z', null);
  await database.pool.query(`update edition set dates = '{2026-09-01,2026-09-02}'`);
  expect(await prepareAt('2026-09-02T12:00:00Z', null)).toBeNull();
  expect(await prepareAt('2026-09-02T16:00:00Z', null)).toBe(2027);
});

it('a live site beside a demo begins empty, and neither counts as the other', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  expect(await prepareAt('2026-03-01T00:00:00Z', null)).toBe(2026);
  const now = new Date('2026-03-01T00:00:00Z');
  const current = (isLive: boolean) => createEditionService(database.db, () => now, isLive).current();
  expect((await current(true)).categories).toEqual([]);
  const { rows } = await database.pool.query('select year, is_demo from edition order by is_demo');
  expect(rows).toEqual([
    { year: 2026, is_demo: false },
    { year: 2026, is_demo: true },
  ]);
});

it('shows the edition of the clock, also when NOW is earlier than the editions in the database', async () => {
  await prepareAt('2026-11-21T00:00:00Z');
  expect(await prepareAt('2026-06-03T06:05:00Z')).toBe(2026);
  const firstDay = async (instant: string) => {
    const editions = createEditionService(database.db, () => new Date(instant), false);
    return (await editions.current()).days[0]?.date;
  };
  expect(await firstDay('2026-06-03T06:05:00Z')).toBe('2026-06-02');
  expect(await firstDay('2026-11-21T00:00:00Z')).toBe('2027-06-02');
  expect(await firstDay('2029-01-01T00:00:00Z')).toBe('2027-06-02');
});
