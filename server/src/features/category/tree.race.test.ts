// Nobody's interest is lost, and no submission fails, when a sub-category changes while interests are being stored.
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { prepareEach } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db));
const editor = prepareEach(() => createStaff(test.db, 'editor'));

const register = (subCategoryId: number, minute = 11 * 60) =>
  test.post('/api/visitor/register', {
    ...submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, minute)]),
    interests: [{ category: 'Skincare', subCategory: 'Sun care', categoryId: 1, subCategoryId }],
  });
const interestsOf = async (registrationId: number) =>
  (
    await readRows(test.db, 'registration_interest', { registration_id: registrationId }, ['sub_category_id'])
  ).map((row) => row.sub_category_id);

/** Resolves once another transaction of this database waits for a lock. */
const someoneWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(test.db);
    expect(rows.length).toBeGreaterThan(0);
  }, 10_000);

/** Starts `other` while `first` is done but not committed, and commits once `other` waits. */
async function whileOpen<T>(
  first: (db: TestApp['db']) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<T> {
  let waiting: Promise<T> | undefined;
  await test.db.transaction().execute(async (transaction) => {
    await first(transaction);
    waiting = other();
    await someoneWaits();
  });
  if (!waiting) throw new Error('The other was not started.');
  return waiting;
}

it('a visitor can register although a chosen sub-category is deleted at that moment', async () => {
  const { sunCare, serums } = edition.subCategoryIds;
  await register(serums, 12 * 60);
  const answer = await whileOpen(
    (db) => db.deleteFrom('sub_category').where('id', '=', sunCare).execute(),
    () => register(sunCare),
  );
  expect(answer.statusCode).toBe(201);
  expect(await interestsOf(answer.json().registration_id)).toEqual([]);
});

it('a deletion waits for an interest that is being stored, and is refused', async () => {
  const { sunCare, serums } = edition.subCategoryIds;
  await test.db.deleteFrom('exhibitor_sub_category').where('sub_category_id', '=', sunCare).execute();
  const { registration_id } = (await register(serums)).json();
  const { version } = (await test.get('/api/category-tree', editor.headers)).json();
  const answer = await whileOpen(
    (db) =>
      db.insertInto('registration_interest').values({ registration_id, sub_category_id: sunCare }).execute(),
    () =>
      test.call({
        method: 'DELETE',
        url: `/api/category-tree/sub-category/${sunCare}?version=${version}`,
        headers: editor.headers,
      }),
  );
  expect(answer.json()).toMatchObject({ code: 'category.in-use' });
  expect(await interestsOf(registration_id)).toEqual([serums, sunCare]);
});

it('control: without the lock, deleting a sub-category counted as empty also deletes the new interest', async () => {
  const { sunCare, serums } = edition.subCategoryIds;
  const { registration_id } = (await register(serums)).json();
  await whileOpen(
    (db) =>
      db.insertInto('registration_interest').values({ registration_id, sub_category_id: sunCare }).execute(),
    async () => {
      const uses = await readRows(test.db, 'registration_interest', { sub_category_id: sunCare }, [
        'registration_id',
      ]);
      if (uses.length === 0) await test.db.deleteFrom('sub_category').where('id', '=', sunCare).execute();
    },
  );
  expect(await interestsOf(registration_id)).toEqual([serums]);
});

it('an interest stored while its sub-category is being merged is merged as well', async () => {
  const { sunCare, serums } = edition.subCategoryIds;
  const { version } = (await test.get('/api/category-tree', editor.headers)).json();
  const merge = () =>
    test.post(`/api/category-tree/sub-category/${sunCare}/merge`, { version, into: serums }, editor.headers);
  // Stored first: the merge waits for it.
  const { registration_id: early } = (await register(serums)).json();
  const merged = await whileOpen(
    (db) => updateRows(db, 'registration_interest', { registration_id: early }, { sub_category_id: sunCare }),
    merge,
  );
  expect(merged.statusCode).toBe(200);
  expect(await interestsOf(early)).toEqual([serums]);
  // Stored later, by a server that still has the old tree cached.
  const late = await register(sunCare, 12 * 60);
  expect(await interestsOf(late.json().registration_id)).toEqual([serums]);
});
