// Merging categories and sub-categories: nobody is lost or counted twice, the old name is found, and undo is exact.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareEach } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db));
const editor = prepareEach(() => createStaff(test.db, 'editor'));
const WITHIN = { timeout: 15_000, interval: 50 };
const DAY_MS = 86_400_000;

beforeEach(async () => {
  const { serums, creams } = edition.subCategoryIds;
  for (const chosen of [[serums], [creams], [serums, creams]]) await register(chosen);
});

async function register(subCategoryIds: number[]): Promise<number> {
  const taken = await test.db.selectFrom('registration').select('id').execute();
  const submission = submissionOf([meetingOf('__proto__', 'C-001', 1, (11 + taken.length) * 60)]);
  const interests = subCategoryIds.map((subCategoryId) => ({
    category: 'Skincare',
    subCategory: 'As the draft has it',
    categoryId: edition.categoryIds.skincare,
    subCategoryId,
  }));
  const answer = await test.post('/api/visitor/register', { ...submission, interests });
  expect(answer.statusCode).toBe(201);
  return answer.json().registration_id;
}

const readTree = async (): Promise<StoredTree> =>
  (await test.get('/api/category-tree', editor.headers)).json();
async function post(path: string, body: object = {}) {
  const { version } = await readTree();
  return test.post(`/api/category-tree${path}`, { version, ...body }, editor.headers);
}
const merge = (from: number, into: number) => post(`/sub-category/${from}/merge`, { into });
const undo = async (name: string) =>
  post(`/merges/${(await readTree()).merges.find((one) => one.name === name)?.id ?? 2147483647}/undo`);
const outline = ({ categories }: StoredTree): string[] =>
  categories.map(({ name, subCategories }) => `${name}: ${subCategories.map((sub) => sub.name).join(', ')}`);

/** Every link of the edition: 'exhibitor/sub-category' and 'registration/sub-category'. */
async function links() {
  const exhibitors = await test.db.selectFrom('exhibitor_sub_category').selectAll().execute();
  const registrations = await test.db.selectFrom('registration_interest').selectAll().execute();
  return {
    exhibitors: exhibitors.map((row) => `${row.exhibitor_id}/${row.sub_category_id}`).sort(),
    registrations: registrations.map((row) => `${row.registration_id}/${row.sub_category_id}`).sort(),
  };
}

it('previews a merge, and does what it previewed: anyone in both is counted once', async () => {
  const { serums, creams } = edition.subCategoryIds;
  const { exhibitorIds: makers } = edition;
  const preview = await test.get(
    `/api/category-tree/sub-category/${serums}/merge?into=${creams}`,
    editor.headers,
  );
  const counts = { from: 2, into: 2, both: 1, after: 3 };
  expect(preview.json()).toEqual({
    exhibitors: counts,
    products: { from: 2, into: 2, both: 2, after: 2 },
    registrations: counts,
  });
  const merged = await merge(serums, creams);
  expect(merged.statusCode).toBe(200);
  const tree: StoredTree = merged.json();
  expect(outline(tree)[0]).toBe('Skincare: Barrier creams, Sun care');
  expect(tree.categories[0]?.subCategories[0]).toMatchObject({
    exhibitors: 3,
    registrations: 3,
    formerNames: ['Serums and ampoules'],
  });
  expect((await links()).exhibitors.filter((link) => link.endsWith(`/${creams}`))).toEqual(
    [makers.hanari, makers.nacre, makers.nacreTwin].map((id) => `${id}/${creams}`).sort(),
  );
  expect((await listActions(test.db)).at(-1)).toMatchObject({
    actor: editor.email,
    action: 'category.merge',
    subject: 'Serums and ampoules',
    before: { category: 'Skincare', exhibitors: 2, registrations: 2 },
    after: { into: 'Barrier creams', exhibitors: 3, registrations: 3 },
  });
});

it('finds the old name, and stores an interest in the old id under the new one, at once and later', async () => {
  const { serums, creams } = edition.subCategoryIds;
  const find = async (name: string) =>
    (await test.post('/api/exhibitors/search', { subcategories: [name] })).json().length;
  expect(await find('Serums and ampoules')).toBe(2);
  await merge(serums, creams);
  // The server may still have the old tree cached.
  const early = await register([serums, creams]);
  await vi.waitFor(async () => expect(await find('Serums and ampoules')).toBe(3), WITHIN);
  const late = await register([serums]);
  const stored = (await links()).registrations;
  expect(stored).toContain(`${early}/${creams}`);
  expect(stored).toContain(`${late}/${creams}`);
  expect(stored.filter((link) => link.endsWith(`/${serums}`))).toEqual([]);
});

it('undo moves back exactly what was moved, and keeps later choices', async () => {
  const { serums, creams } = edition.subCategoryIds;
  const { nacre } = edition.exhibitorIds;
  const before = await links();
  const tree = await readTree();
  await merge(serums, creams);
  const later = await register([creams]);
  expect((await undo('Serums and ampoules')).statusCode).toBe(200);
  const after = await links();
  expect(after.exhibitors).toEqual(before.exhibitors);
  expect(after.registrations).toEqual([...before.registrations, `${later}/${creams}`].sort());
  const restored = await readTree();
  expect(outline(restored)).toEqual(outline(tree));
  expect(restored.merges).toEqual([]);
  expect(restored.categories[0]?.subCategories.flatMap(({ formerNames }) => formerNames)).toEqual([]);
  expect((await listActions(test.db)).at(-1)?.action).toBe('category.undo-merge');

  // An exhibitor that has left the merge target since is not moved back.
  await merge(serums, creams);
  await test.db
    .deleteFrom('exhibitor_sub_category')
    .where('exhibitor_id', '=', nacre)
    .where('sub_category_id', '=', creams)
    .execute();
  await undo('Serums and ampoules');
  expect((await links()).exhibitors.some((link) => link.startsWith(`${nacre}/`))).toBe(false);
});

it('undoes merges of merges in turn, with their former names', async () => {
  const { serums, creams, sunCare } = edition.subCategoryIds;
  const before = await links();
  await merge(serums, creams);
  const first = (await readTree()).merges[0]?.id;
  await merge(creams, sunCare);
  const merged = (await readTree()).categories[0]?.subCategories[0];
  expect(merged).toMatchObject({ name: 'Sun care', registrations: 3 });
  expect(merged?.formerNames).toEqual(['Serums and ampoules', 'Barrier creams']);
  const late = await register([serums]);
  expect((await links()).registrations).toContain(`${late}/${sunCare}`);
  const tooEarly = await post(`/merges/${first}/undo`);
  expect(tooEarly.json()).toMatchObject({
    code: 'category.undo-over',
    message:
      'What “Serums and ampoules” was merged into does not exist any more. If that was merged too, please undo that merge first.',
  });
  expect((await undo('Barrier creams')).statusCode).toBe(200);
  const creamsAgain = (await readTree()).categories[0]?.subCategories.find(({ id }) => id === creams);
  expect(creamsAgain?.formerNames).toEqual(['Serums and ampoules']);
  expect((await undo('Serums and ampoules')).statusCode).toBe(200);
  expect((await links()).exhibitors).toEqual(before.exhibitors);
});

it('cannot be undone twice, after 30 days, or once the name is taken', async () => {
  const { serums, creams } = edition.subCategoryIds;
  await merge(serums, creams);
  const id = (await readTree()).merges[0]?.id;
  const messageOf = async () => {
    const { version } = await readTree();
    const answer = await test.post(`/api/category-tree/merges/${id}/undo`, { version }, editor.headers);
    return [answer.statusCode, answer.json().message];
  };
  const categoryId = edition.categoryIds.empty;
  const { id: other } = (await post('', { categoryId, name: 'serums and AMPOULES', names: {} })).json();
  expect(await messageOf()).toEqual([
    409,
    'There is a sub-category “serums and AMPOULES” already, in “Nothing yet”.',
  ]);
  await test.call({
    method: 'DELETE',
    url: `/api/category-tree/sub-category/${other}?version=${(await readTree()).version}`,
    headers: editor.headers,
  });
  await updateRows(test.db, 'category_merge', {}, { merged_at: new Date(TEST_NOW.getTime() - 30 * DAY_MS) });
  expect(await messageOf()).toEqual([409, 'A merge can be undone for 30 days.']);
  expect((await readTree()).merges).toEqual([]);
  await updateRows(
    test.db,
    'category_merge',
    {},
    { merged_at: new Date(TEST_NOW.getTime() - 30 * DAY_MS + 1) },
  );
  expect((await messageOf())[0]).toBe(200);
  expect(await messageOf()).toEqual([409, 'This merge has been undone already.']);
  expect((await post('/merges/2147483647/undo')).statusCode).toBe(404);
});

it('merges a category into another, and undo returns the sub-categories that are still there', async () => {
  const { skincare, empty } = edition.categoryIds;
  const { serums, sunCare } = edition.subCategoryIds;
  const before = await links();
  const preview = await test.get(
    `/api/category-tree/category/${skincare}/merge?into=${empty}`,
    editor.headers,
  );
  expect(preview.json()).toEqual({
    exhibitors: { from: 4, into: 0, both: 0, after: 4 },
    products: { from: 2, into: 0, both: 0, after: 2 },
    registrations: { from: 3, into: 0, both: 0, after: 3 },
  });
  const merged = await post(`/category/${skincare}/merge`, { into: empty });
  expect(outline(merged.json())).toEqual(['Nothing yet: Serums and ampoules, Barrier creams, Sun care']);
  expect(await links()).toEqual(before);
  await merge(sunCare, serums);
  expect(outline((await undo('Skincare')).json())).toEqual([
    'Skincare: Serums and ampoules, Barrier creams',
    'Nothing yet: ',
  ]);
  // Restored beside the merge target, since its own category no longer existed when it was merged.
  expect(outline((await undo('Sun care')).json())[1]).toBe('Nothing yet: Sun care');
  expect((await links()).exhibitors).toEqual(before.exhibitors);
});

it('refuses a merge into itself, into an unknown node, and with a stale version', async () => {
  const { serums, creams } = edition.subCategoryIds;
  expect((await merge(serums, serums)).json().fields).toEqual({
    into: 'Please choose another one to merge it into.',
  });
  expect((await merge(serums, 2147483647)).statusCode).toBe(404);
  const { version } = await readTree();
  await merge(serums, creams);
  const late = await test.post(
    `/api/category-tree/sub-category/${creams}/merge`,
    { version, into: edition.subCategoryIds.sunCare },
    editor.headers,
  );
  expect(late.json()).toMatchObject({ code: 'category.stale', categoryTree: { version: version + 1 } });
});
