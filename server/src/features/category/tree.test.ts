// Organisers change the tree of categories: versions, refusals, the audit trail, and what visitors then find.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { BEAUTY_TRADE } from '@visavis/domain/category/beauty-trade';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it, vi } from 'vitest';
import { prepareEach } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff, listActions } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db));
const editor = prepareEach(() => createStaff(test.db, 'editor'));
/** The catalogue is checked once a second; the rest of the timeout is for a busy machine. */
const WITHIN = { timeout: 15_000, interval: 50 };

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.call({
    method,
    url: `/api/category-tree${path}`,
    headers: editor.headers,
    ...(payload && { payload }),
  });
const readTree = async (): Promise<StoredTree> =>
  (await test.get('/api/category-tree', editor.headers)).json();
const versionNow = async () => (await readTree()).version;
/** 'Skincare: Serums and ampoules, Barrier creams' for each category. */
const outline = ({ categories }: StoredTree): string[] =>
  categories.map(({ name, subCategories }) => `${name}: ${subCategories.map((sub) => sub.name).join(', ')}`);
const fieldsOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().fields];

async function register(subCategoryIds: number[]): Promise<LightMyRequestResponse> {
  const taken = await test.db.selectFrom('registration').select('id').execute();
  const submission = submissionOf([meetingOf('__proto__', 'C-001', 1, (11 + taken.length) * 60)]);
  const interests = subCategoryIds.map((subCategoryId) => ({
    category: 'Skincare',
    subCategory: 'As the draft has it',
    categoryId: edition.categoryIds.skincare,
    subCategoryId,
  }));
  return test.post('/api/visitor/register', { ...submission, interests });
}

it('viewers read the tree with the exhibitors, products and registrations of each, counted once', async () => {
  const { serums, creams } = edition.subCategoryIds;
  expect((await register([serums, creams])).statusCode).toBe(201);
  expect((await register([serums])).statusCode).toBe(201);
  const viewer = await createStaff(test.db, 'viewer');
  const tree: StoredTree = (await test.get('/api/category-tree', viewer.headers)).json();
  const counts = tree.categories.flatMap(({ subCategories, ...category }) =>
    [category, ...subCategories].map(({ name, exhibitors, products, registrations }) => [
      name,
      exhibitors,
      products,
      registrations,
    ]),
  );
  expect(counts).toEqual([
    ['Skincare', 4, 2, 2],
    ['Serums and ampoules', 2, 2, 2],
    ['Barrier creams', 2, 2, 1],
    ['Sun care', 1, 0, 0],
    ['Nothing yet', 0, 0, 0],
  ]);
});

it('adds a category and a sub-category with names in three languages, and audits both', async () => {
  const added = await send('POST', '', {
    version: await versionNow(),
    categoryId: null,
    name: ' Makeup ',
    names: { ms: 'Solekan', 'zh-Hans': '' },
  });
  expect(added.statusCode).toBe(201);
  const { id, tree } = added.json();
  const sub = await send('POST', '', {
    version: tree.version,
    categoryId: id,
    name: 'Lipstick',
    names: { 'zh-Hans': '口红' },
  });
  expect(outline(sub.json().tree).at(-1)).toBe('Makeup: Lipstick');
  const stored = (await readTree()).categories.at(-1);
  expect([stored?.names, stored?.subCategories[0]?.names]).toEqual([
    { ms: 'Solekan' },
    { 'zh-Hans': '口红' },
  ]);
  expect(await listActions(test.db)).toMatchObject([
    { actor: editor.email, action: 'category.add', subject: 'Makeup', before: null },
    {
      action: 'category.add',
      subject: 'Lipstick',
      after: { name: 'Lipstick', 'zh-Hans': '口红', category: 'Makeup', position: 0 },
    },
  ]);
});

it('refuses a name that is taken, in any case or spacing, and says by which node', async () => {
  const version = await versionNow();
  const { skincare, empty } = edition.categoryIds;
  const taken = 'There is a sub-category “Sun care” already, in “Skincare”.';
  const names = {};
  expect(fieldsOf(await send('POST', '', { version, categoryId: empty, name: 'SUN  CARE', names }))).toEqual([
    422,
    { name: taken },
  ]);
  const { serums, sunCare } = edition.subCategoryIds;
  expect(
    fieldsOf(await send('PUT', `/sub-category/${serums}`, { version, name: 'sun care', names })),
  ).toEqual([422, { name: taken }]);
  expect(fieldsOf(await send('PUT', `/category/${empty}`, { version, name: 'Skincare ', names }))).toEqual([
    422,
    { name: 'There is a category “Skincare” already.' },
  ]);
  expect((await send('POST', '', { version, categoryId: skincare, name: ' ', names })).statusCode).toBe(422);
  // A node may change the case of its own name.
  const renamed = await send('PUT', `/sub-category/${sunCare}`, { version, name: 'Sun Care', names });
  expect(renamed.statusCode).toBe(200);
});

it('refuses a stale version with the tree as it is now, and changes nothing', async () => {
  const { sunCare } = edition.subCategoryIds;
  const version = await versionNow();
  await send('PUT', `/sub-category/${sunCare}`, { version, name: 'Sun', names: {} });
  const late = await send('PUT', `/sub-category/${sunCare}`, { version, name: 'Suncare', names: {} });
  expect([late.statusCode, late.json().code]).toEqual([409, 'category.stale']);
  expect(outline(late.json().categoryTree)[0]).toBe('Skincare: Serums and ampoules, Barrier creams, Sun');
  const gone = await send('DELETE', `/sub-category/${sunCare}?version=${version}`);
  expect(gone.json()).toMatchObject({ code: 'category.stale', categoryTree: { version: version + 1 } });
  expect((await listActions(test.db)).map(({ action }) => action)).toEqual(['category.rename']);
});

it('a rename keeps interests, and visitors reach it by both names within moments', async () => {
  const { serums } = edition.subCategoryIds;
  await register([serums]);
  const find = async (name: string) =>
    (await test.post('/api/exhibitors/search', { subcategories: [name] })).json().length;
  expect(await find('Serums and ampoules')).toBe(2);
  const renamed = await send('PUT', `/sub-category/${serums}`, {
    version: await versionNow(),
    name: 'Serums',
    names: { ms: 'Serum' },
  });
  expect(renamed.json().categories[0].subCategories[0]).toMatchObject({
    name: 'Serums',
    registrations: 1,
    formerNames: ['Serums and ampoules'],
  });
  await vi.waitFor(async () => expect(await find('Serums')).toBe(2), WITHIN);
  expect(await find('Serums and ampoules')).toBe(2);
  const listed = await test.get(`/api/categories/${edition.categoryIds.skincare}/subcategories`);
  expect(listed.json()[0]).toEqual({
    id: serums,
    name: 'Serums',
    names: { ms: 'Serum' },
    formerNames: ['Serums and ampoules'],
  });
});

it('a former name that is given to another sub-category then belongs to that one', async () => {
  const { serums, creams } = edition.subCategoryIds;
  const rename = async (id: number, name: string) =>
    send('PUT', `/sub-category/${id}`, { version: await versionNow(), name, names: {} });
  await rename(serums, 'Ampoules');
  await rename(creams, 'Serums and ampoules');
  await vi.waitFor(async () => {
    const found = await test.post('/api/exhibitors/search', { subcategories: ['Serums and ampoules'] });
    const booths = found.json().map((row: { booth_number: string }) => row.booth_number);
    expect(booths.sort()).toEqual(['A-208', 'F-001']);
  }, WITHIN);
  await rename(creams, 'Barrier creams');
  await rename(serums, 'Serums and ampoules');
  const [first] = (await readTree()).categories;
  expect(first?.subCategories.map(({ formerNames }) => formerNames)).toEqual([
    ['Ampoules'],
    ['Serums and ampoules'],
    [],
  ]);
});

it('moves within the order and to another category, and keeps all exhibitors and registrations', async () => {
  const { serums, sunCare } = edition.subCategoryIds;
  const { skincare, empty } = edition.categoryIds;
  await register([sunCare]);
  const move = async (path: string, categoryId: number | null, position: number) =>
    send('POST', `${path}/move`, { version: await versionNow(), categoryId, position });
  expect(outline((await move(`/sub-category/${sunCare}`, skincare, 0)).json())).toEqual([
    'Skincare: Sun care, Serums and ampoules, Barrier creams',
    'Nothing yet: ',
  ]);
  const moved: StoredTree = (await move(`/sub-category/${sunCare}`, empty, 5)).json();
  expect(outline(moved)).toEqual(['Skincare: Serums and ampoules, Barrier creams', 'Nothing yet: Sun care']);
  expect(moved.categories[1]).toMatchObject({ exhibitors: 1, registrations: 1 });
  expect(outline((await move(`/category/${empty}`, null, 0)).json())[0]).toBe('Nothing yet: Sun care');
  expect((await listActions(test.db)).at(-2)).toMatchObject({
    action: 'category.move',
    subject: 'Sun care',
    before: { category: 'Skincare', position: 0 },
    after: { category: 'Nothing yet', position: 0 },
  });
  expect(fieldsOf(await move(`/category/${empty}`, skincare, 0))).toEqual([
    422,
    { categoryId: 'A category does not belong to another category.' },
  ]);
  expect(fieldsOf(await move(`/sub-category/${serums}`, null, 0))).toEqual([
    422,
    { categoryId: 'Please choose the category that it belongs to.' },
  ]);
  expect((await move(`/sub-category/${serums}`, 2147483647, 0)).statusCode).toBe(404);
});

it('deletes only empty nodes, and otherwise reports what uses them', async () => {
  const { serums, sunCare } = edition.subCategoryIds;
  const { skincare, empty } = edition.categoryIds;
  await register([serums, sunCare]);
  const remove = async (path: string) => send('DELETE', `${path}?version=${await versionNow()}`);
  expect((await remove(`/sub-category/${serums}`)).json()).toMatchObject({
    code: 'category.in-use',
    message:
      '2 exhibitors and 1 visitor use it, archived and deleted ones included. Please merge it into another one instead.',
  });
  expect((await remove(`/category/${skincare}`)).json()).toMatchObject({
    code: 'category.in-use',
    message: 'It has 3 sub-categories. Please move them, or merge it into another category.',
  });
  // An interest alone is enough to refuse.
  await test.db.deleteFrom('exhibitor_sub_category').where('sub_category_id', '=', sunCare).execute();
  expect((await remove(`/sub-category/${sunCare}`)).json().message).toContain('0 exhibitors and 1 visitor');
  await test.db.deleteFrom('registration_interest').where('sub_category_id', '=', sunCare).execute();
  expect(outline((await remove(`/sub-category/${sunCare}`)).json())[0]).toBe(
    'Skincare: Serums and ampoules, Barrier creams',
  );
  expect(outline((await remove(`/category/${empty}`)).json())).toHaveLength(1);
  expect((await remove(`/sub-category/${sunCare}`)).statusCode).toBe(404);
  expect((await listActions(test.db)).at(-1)).toMatchObject({
    action: 'category.delete',
    subject: 'Nothing yet',
    before: { name: 'Nothing yet', position: 1 },
  });
});

it('visitors see each change within moments', async () => {
  const names = async () =>
    (await test.get('/api/categories')).json().map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Skincare', 'Nothing yet']);
  await send('POST', '', { version: await versionNow(), categoryId: null, name: 'Makeup', names: {} });
  await vi.waitFor(async () => expect(await names()).toEqual(['Skincare', 'Nothing yet', 'Makeup']), WITHIN);
  await send('DELETE', `/category/${edition.categoryIds.empty}?version=${await versionNow()}`);
  await vi.waitFor(async () => expect(await names()).toEqual(['Skincare', 'Makeup']), WITHIN);
});

it('changes the tree of a given draft, which visitors do not see; unknown editions are refused', async () => {
  const admin = await createStaff(test.db, 'admin');
  const draft = (await test.post('/api/editions', { from: edition.editionId }, admin.headers)).json().id;
  const open = await readTree();
  const read = async (): Promise<StoredTree> =>
    (await test.get(`/api/category-tree?edition=${draft}`, editor.headers)).json();
  const before = await read();
  expect([before.version, outline(before)]).toEqual([1, outline(open)]);
  const skincare = before.categories[0]?.id;
  const added = await send('POST', `?edition=${draft}`, {
    version: 1,
    categoryId: skincare,
    name: 'Thermal water',
    names: {},
  });
  expect(added.statusCode).toBe(201);
  const { id, tree } = added.json();
  const inOpen = await send('PUT', `/sub-category/${id}?edition=${edition.editionId}`, {
    version: open.version,
    name: 'Springs',
    names: {},
  });
  expect([inOpen.statusCode, inOpen.json().code]).toEqual([409, 'edition.other']);
  const [first, second] = tree.categories[0].subCategories;
  const merged = await send('POST', `/sub-category/${second.id}/merge?edition=${draft}`, {
    version: tree.version,
    into: first.id,
  });
  expect(merged.statusCode).toBe(200);
  expect(outline(await read())).toEqual([
    'Skincare: Serums and ampoules, Sun care, Thermal water',
    'Nothing yet: ',
  ]);
  expect(await readTree()).toEqual(open);
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['POST', '', { version: 1, categoryId: null, name: 'Nails', names: {} }],
  ] as const) {
    const url = `/api/category-tree${path}?edition=4711`;
    const answer = await test.call({ method, url, headers: editor.headers, ...(payload && { payload }) });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'There is no such edition.']);
  }
});

it('fills an edition without categories from the template only once', async () => {
  const fill = (version: number, on: number) =>
    send('POST', `/template?edition=${on}`, { version, template: 'beauty-trade' });
  const full = await fill(await versionNow(), edition.editionId);
  expect([full.statusCode, full.json().error]).toEqual([
    409,
    'There are categories already. A template is for an edition without any.',
  ]);
  const admin = await createStaff(test.db, 'admin');
  const draft = (await test.post('/api/editions', { from: edition.editionId }, admin.headers)).json().id;
  await test.db.deleteFrom('exhibitor_sub_category').execute();
  await test.db.deleteFrom('sub_category').where('edition_id', '=', draft).execute();
  await test.db.deleteFrom('category').where('edition_id', '=', draft).execute();
  expect((await fill(7, draft)).json().code).toBe('category.stale');
  const [first, second] = await Promise.all([fill(1, draft), fill(1, draft)]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
  const tree: StoredTree = (await test.get(`/api/category-tree?edition=${draft}`, editor.headers)).json();
  expect(outline(tree)).toEqual(
    BEAUTY_TRADE.map(
      ({ name, subCategories }) => `${name}: ${subCategories.map((sub) => sub.name).join(', ')}`,
    ),
  );
  expect(tree.categories[0]?.subCategories[0]?.names).toEqual({
    ms: 'Serum dan ampul',
    'zh-Hans': '精华与安瓶',
  });
  expect((await listActions(test.db)).filter(({ action }) => action === 'category.fill')).toHaveLength(1);
});
