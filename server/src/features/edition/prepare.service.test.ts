// The first edition is created at the first start and the next demo edition after the demo's fair, each only once.
import type { SourceLists } from '@visavis/domain/import/lists';
import { expect, it } from 'vitest';
import { prepareEach } from '../../testing/prepare.ts';
import { readRows } from '../../testing/rows.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { prepareEdition } from './prepare.service.ts';
import { createEditionService } from './service.ts';

const SETTINGS = { name: 'Beauty Show', contacts: { email: 'pr@show.example', whatsapp: '+60 12-000 0000' } };
const LISTS: SourceLists = {
  categories: [{ name: 'Skincare', subCategories: ['Serums'] }],
  exhibitors: [],
  registrations: [],
};

const database = prepareEach(createTestDatabase, (database) => database.drop());

const DEMO = { settings: SETTINGS, readLists: async () => LISTS };
const prepareAt = (instant: string, demo: typeof DEMO | null = DEMO) =>
  prepareEdition(database.db, { now: new Date(instant), demo });
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

it('a live site gets one empty draft, and never another edition', async () => {
  expect(await prepareAt('2026-03-01T00:00:00Z', null)).toBe(2026);
  expect(await prepareAt('2026-06-06T00:00:00Z', null)).toBeNull();
  await database.db.updateTable('edition').set({ state: 'closed' }).execute();
  expect(await prepareAt('2029-06-06T00:00:00Z', null)).toBeNull();
  const editions = await readRows(database.db, 'edition', {}, [
    'name',
    'year',
    'is_demo',
    'contact_whatsapp',
  ]);
  expect(editions).toEqual([{ name: 'New exhibition', year: 2026, is_demo: false, contact_whatsapp: '' }]);
  expect(await database.db.selectFrom('category').select('id').execute()).toEqual([]);
});

it('keeps dates set by an organiser until the last of them has passed', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  await database.pool.query(`update edition set dates = '{2026-09-01,2026-09-02}'`);
  expect(await prepareAt('2026-09-02T12:00:00Z')).toBeNull();
  expect(await prepareAt('2026-09-02T16:00:00Z')).toBe(2027);
});

const states = async () =>
  (await database.db.selectFrom('edition').select(['year', 'is_demo', 'state']).orderBy('id').execute()).map(
    ({ year, is_demo, state }) => `${is_demo ? 'demo' : 'real'} ${year} ${state}`,
  );

it('opens the next demo edition and closes the one that is over', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  await prepareAt('2026-06-06T00:00:00Z');
  expect(await states()).toEqual(['demo 2026 closed', 'demo 2027 open']);
});

it('does not reopen a demo edition that an organiser closed early', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  await database.db.updateTable('edition').set({ state: 'closed' }).execute();
  expect(await prepareAt('2026-03-02T00:00:00Z')).toBeNull();
  expect(await states()).toEqual(['demo 2026 closed']);
});

it('does not create a demo edition while a real one is open', async () => {
  await prepareAt('2026-03-01T00:00:00Z', null);
  await database.db.updateTable('edition').set({ state: 'open' }).execute();
  expect(await prepareAt('2026-03-01T00:00:00Z')).toBeNull();
  expect(await states()).toEqual(['real 2026 open']);
});

it('a live site with a former demo starts with a draft: organisers see it, visitors see no edition', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  expect(await prepareAt('2026-03-01T00:00:00Z', null)).toBe(2026);
  expect(await states()).toEqual(['demo 2026 open', 'real 2026 draft']);
  const live = createEditionService(database.db, true);
  await expect(live.current()).rejects.toMatchObject({ code: 'server.unavailable' });
  expect((await live.forStaff()).categories).toEqual([]);
  const demo = await createEditionService(database.db, false).current();
  expect([demo.isOpen, demo.categories.length]).toEqual([true, 1]);
});

it('the database refuses a second open edition of the same kind', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  await prepareAt('2026-06-06T00:00:00Z');
  await expect(database.db.updateTable('edition').set({ state: 'open' }).execute()).rejects.toThrow(
    'edition_open_once',
  );
});

it('opens the edition that matches the clock, even when NOW is earlier than the editions in the database', async () => {
  const firstDay = async () => {
    const { days } = await createEditionService(database.db, false).current();
    return days[0]?.date;
  };
  await prepareAt('2026-11-21T00:00:00Z');
  expect(await prepareAt('2026-06-03T06:05:00Z')).toBe(2026);
  expect(await firstDay()).toBe('2026-06-02');
  expect(await prepareAt('2026-11-21T00:00:00Z')).toBeNull();
  expect(await firstDay()).toBe('2027-06-02');
});

it('without an open edition, the last one is read-only: all its slots count as begun', async () => {
  await prepareAt('2026-03-01T00:00:00Z');
  await prepareAt('2026-06-06T00:00:00Z');
  await database.db.updateTable('edition').set({ state: 'closed' }).execute();
  const edition = await createEditionService(database.db, false).current();
  const { days, begun, hasEnded } = edition.editionAt(new Date('2026-06-06T00:00:00Z'));
  expect([edition.isOpen, days[0]?.date, begun.length, hasEnded]).toEqual([
    false,
    '2027-06-02',
    28,
    undefined,
  ]);
});
