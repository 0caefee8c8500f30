// Importing a file through the API: dry run, decisions, import, undo, and the refusals of each.
import type { ImportRow, ImportView } from '@visavis/contract/import/plan';
import { beforeAll, expect, it } from 'vitest';
import { readSheets } from '../../platform/sheets/read-sheets.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { prepareEach, prepareOnce } from '../../testing/prepare.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff, listActions, type Staff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db, 2026));
let organiserId: number;
let staff: { editor: Record<string, string>; viewer: Record<string, string>; email: string };
beforeAll(async () => {
  const editor: Staff = await createStaff(test.db, 'editor');
  const viewer = await createStaff(test.db, 'viewer');
  staff = { editor: { ...editor.headers }, viewer: { ...viewer.headers }, email: editor.email };
  organiserId = editor.id;
});

const send = (content: string | Buffer, filename = 'list.csv') =>
  test.call({
    method: 'POST',
    url: `/api/imports?filename=${encodeURIComponent(filename)}&edition=${edition.editionId}`,
    headers: { ...staff.editor, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
const upload = async (content: string): Promise<ImportView> => {
  const response = await send(content);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const change = (view: ImportView, payload: object) =>
  test.put(
    `/api/imports/${view.id}`,
    { version: view.version, choices: view.choices, decisions: [], ...payload },
    staff.editor,
  );
const act = (view: ImportView, action: 'apply' | 'undo', version = view.version) =>
  test.post(`/api/imports/${view.id}/${action}`, { version }, staff.editor);
const apply = async (view: ImportView): Promise<ImportView> => {
  const response = await act(view, 'apply');
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const rowsOf = async (view: ImportView, query = ''): Promise<ImportRow[]> =>
  (await test.get(`/api/imports/${view.id}/rows${query}`, staff.viewer)).json();

const everything = async () => {
  const tables = [
    'exhibitor',
    'exhibitor_sub_category',
    'product',
    'representative',
    'blocked_slot',
  ] as const;
  const read = tables.map(async (table) => {
    const { rows } = await test.database.pool.query(
      `select to_jsonb(${table}) - 'version' as one from ${table} order by 1`,
    );
    return [table, rows.map(({ one }) => one)];
  });
  const { rows: categories } = await test.database.pool.query('select * from category order by id');
  const { rows: subCategories } = await test.database.pool.query('select * from sub_category order by id');
  return { ...Object.fromEntries(await Promise.all(read)), categories, subCategories };
};

const LIST = [
  'Company name;Booth number;Hall;Country;Sub-categories;Product;Product description;Representative;Representative email;Blocked hours;Product profile (Malay)',
  'Terra Clay;A-159;5;S. Korea;Serums and ampoules;Mask;Clay;Ana Kim;ana@terra.example;Day 1 11:00;Tanah liat',
  ';;;;;Scrub;;;;;',
  'Hanari Skin Lab;A-208;;Korea, Republic of;Sun care;Dew Ampoule;Longer text;;;;',
].join('\n');

it('reports what would happen, and stores nothing but the file', async () => {
  const before = await everything();
  const view = await upload(LIST);
  expect(view).toMatchObject({
    state: 'draft',
    filename: 'list.csv',
    createdBy: staff.email,
    reading: { format: 'csv', encoding: 'utf-8', delimiter: ';', rows: 3 },
    counts: { created: 1, changed: 1, merged: 1, unchanged: 0, refused: 0 },
    totals: { exhibitorsCreated: 1, productsCreated: 2, productsChanged: 1, hoursBlocked: 1 },
    troubles: [],
  });
  expect((await rowsOf(view)).map(({ row, result }) => `${row} ${result}`)).toEqual([
    '2 created',
    '3 merged',
    '4 changed',
  ]);
  expect((await rowsOf(view, '?result=changed'))[0]?.changes).toEqual([
    { field: 'subCategories', before: '', after: 'Sun care' },
    { field: 'productDescription', before: 'Two weeks.', after: 'Longer text' },
  ]);
  expect(await everything()).toEqual(before);
});

it('imports in one go and shows visitors the result; importing again changes nothing, and undo restores everything', async () => {
  const before = await everything();
  const applied = await apply(await upload(LIST));
  expect(applied).toMatchObject({ state: 'applied', appliedBy: staff.email });
  const { rows } = await test.database.pool.query(
    `select company_name, hall, region_country, texts, (select json_agg(name order by position) from product where exhibitor_id = exhibitor.id) as products,
      (select json_agg(email) from representative where exhibitor_id = exhibitor.id) as emails,
      (select json_agg(minute) from blocked_slot where exhibitor_id = exhibitor.id) as blocked
     from exhibitor where folded_name = 'terra clay' and edition_id = $1`,
    [edition.editionId],
  );
  expect(rows).toEqual([
    {
      company_name: 'Terra Clay',
      hall: '5',
      region_country: 'South Korea',
      texts: { ms: { productProfile: 'Tanah liat' } },
      products: ['Mask', 'Scrub'],
      emails: ['ana@terra.example'],
      blocked: [660],
    },
  ]);
  await expect.poll(async () => (await test.get('/api/directory?search=terra')).body).toContain('Terra Clay');

  const again = await upload(LIST);
  expect(again.counts).toEqual({ created: 0, changed: 0, merged: 1, unchanged: 2, refused: 0 });
  expect((await act(again, 'apply')).statusCode).toBe(422);

  const other = await createStaff(test.db, 'admin');
  const undone = await importCalls(test, other.headers).tryTo(applied, 'undo');
  expect(undone.json()).toMatchObject({ appliedBy: staff.email, undoneBy: other.email });
  expect(undone.json()).toMatchObject({ state: 'undone', undoneAt: expect.any(String) });
  expect(await everything()).toEqual(before);
  const actions = await listActions(test.db);
  expect(actions.map(({ action }) => action).filter((action) => action.startsWith('import.'))).toEqual([
    'import.apply',
    'import.undo',
  ]);
});

it('finds the heading row, which can also be changed or removed', async () => {
  const view = await upload('Booth,by stand\nPartner,Plot\nNord,A-1\nSud,A-2\n');
  expect(view.reading).toMatchObject({
    headingRow: 1,
    firstRows: ['Booth, by stand', 'Partner, Plot', 'Nord, A-1', 'Sud, A-2'],
    rows: 3,
  });
  const second: ImportView = (await change(view, { choices: { ...view.choices, headingRow: 2 } })).json();
  expect(second.reading).toMatchObject({ headingRow: 2, rows: 2 });
  expect(second.reading.columns.map(({ heading, sample }) => `${heading}: ${sample}`)).toEqual([
    'Partner: Nord',
    'Plot: A-1',
  ]);
  const columns = ['company', 'booth'];
  const none: ImportView = (
    await change(second, { choices: { ...view.choices, headingRow: 0, columns } })
  ).json();
  expect(none.reading).toMatchObject({ headingRow: null, rows: 4 });
  expect(none.counts).toMatchObject({ created: 4 });
  expect((await change(none, { choices: { ...view.choices, headingRow: 41 } })).statusCode).toBe(422);
});

it('applies decisions made by hand, remembers them for the next file, and creates and undoes categories', async () => {
  const before = await everything();
  const list = 'Firm,Booth,Kind,Land,About\nNord,A-1,Hair tonic; Suncare,Atlantis,x\n';
  const view = await upload(list);
  expect(view.reading.columns.map(({ field }) => field)).toEqual([
    'company',
    'booth',
    null,
    'country',
    'description',
  ]);
  expect(view.troubles.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['country Atlantis']);
  const choices = { ...view.choices, columns: ['company', 'booth', 'subCategories', 'country', null] };
  const chosen: ImportView = (await change(view, { choices })).json();
  expect(chosen.troubles.map(({ kind, label }) => `${kind} ${label}`).sort()).toEqual([
    'category Hair tonic',
    'country Atlantis',
  ]);
  const decisions = [
    { kind: 'category', key: 'hair tonic', choice: 'create', value: 'Hair' },
    { kind: 'country', key: 'atlantis', choice: 'use', value: 'Malta' },
  ];
  const decided: ImportView = (await change(chosen, { choices, decisions })).json();
  expect(decided.counts).toMatchObject({ created: 1, refused: 0 });
  const applied = await apply(decided);

  const next = await upload('Firm,Booth,Kind,Land,About\nSud,A-2,Hair tonic,Atlantis,y\n');
  expect(next.reading.columns.slice(2).map(({ field }) => field)).toEqual(['subCategories', 'country', null]);
  expect(next.counts).toMatchObject({ created: 1, refused: 0 });

  expect((await act(applied, 'undo')).statusCode).toBe(200);
  expect(await everything()).toEqual(before);
});

it('merges similar names into the one chosen, and importing the same file again changes nothing', async () => {
  const list = 'Company,Booth,Product profile,Country\nHanari Skin Lab Ltd.,A-300,Masks,South Korea\n';
  const view = await upload(list);
  expect(view.troubles).toMatchObject([{ kind: 'alike', key: 'hanari skin lab', canMerge: true }]);
  const decisions = [
    {
      kind: 'alike',
      key: 'hanari skin lab',
      choice: 'merge',
      picks: { profile: 'Ampoules, sheet masks', country: 'South Korea' },
    },
  ];
  const applied = await apply((await change(view, { decisions })).json());
  expect(applied.counts).toMatchObject({ changed: 1 });
  const { rows } = await test.database.pool.query(
    'select path, product_id is null as is_logo from former_picture_path where exhibitor_id = $1 order by path',
    [edition.exhibitorIds.hanari],
  );
  expect(rows).toContainEqual({ path: 'hanari-skin-lab.png', is_logo: true });
  const again = await upload(list);
  expect(again.counts).toEqual({ created: 0, changed: 0, merged: 0, unchanged: 1, refused: 0 });
});

it('imports categories with names in three languages', async () => {
  const before = await everything();
  const view = await upload(
    'Category,Category (Malay),Sub-category,Sub-category (Chinese)\nSkincare,Penjagaan kulit,Sun care,防晒\nHair,,Scalp care,\n',
  );
  expect(view.counts).toMatchObject({ created: 1, changed: 1 });
  const applied = await apply(view);
  const categories = await test.get('/api/categories');
  expect(categories.body).toContain('Penjagaan kulit');
  await act(applied, 'undo');
  expect(await everything()).toEqual(before);
});

it('refuses to undo what was changed or booked since, and names it', async () => {
  const applied = await apply(await upload('Company,Booth\nTerra Clay,A-159\nNord,A-160\n'));
  await updateRows(
    test.db,
    'exhibitor',
    { company_name: 'Terra Clay', edition_id: edition.editionId },
    { description: 'Edited.' },
  );
  const refused = await act(applied, 'undo');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'import.in-use',
    message: 'This import can no longer be undone. Changed since: Terra Clay.',
  });
  await updateRows(
    test.db,
    'exhibitor',
    { company_name: 'Terra Clay', edition_id: edition.editionId },
    { description: '' },
  );
  const nord = await readRow(test.db, 'exhibitor', { company_name: 'Nord', edition_id: edition.editionId }, [
    'id',
  ]);
  await insertRows(test.db, 'exhibitor_key', {
    exhibitor_id: nord.id,
    key_hash: Buffer.alloc(32, 1),
    created_at: new Date(),
    expires_at: new Date(9e12),
    organiser_id: organiserId,
  });
  const sentence = 'This import can no longer be undone. There are meetings, holds or links at Nord.';
  expect((await act(applied, 'undo')).json().message).toBe(sentence);
  expect((await test.get(`/api/imports/${applied.id}/impact`, staff.viewer)).json()).toEqual({
    people: 0,
    blocked: { code: 'import.undo-blocked', values: { changed: [], met: ['Nord'], more: 0 } },
  });
});

it('undoes imports in reverse order, each restoring the state before it', async () => {
  const before = await everything();
  const first = await apply(await upload(LIST));
  const second = await apply(await upload('Company name;Booth number;Hall;Product\nTerra Clay;A-159;6;Soap'));
  expect((await act(first, 'undo')).json()).toMatchObject({ code: 'import.in-use' });
  expect((await act(second, 'undo')).statusCode).toBe(200);
  expect((await test.get(`/api/imports/${first.id}/impact`, staff.viewer)).json().blocked).toBeNull();
  expect((await act(first, 'undo')).statusCode).toBe(200);
  expect(await everything()).toEqual(before);
});

it('refuses a stale page with the current import, and a plan that no longer applies', async () => {
  const view = await upload('Company,Booth\nTerra Clay,A-159\n');
  await change(view, { decisions: [] });
  const stale = await act(view, 'apply');
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'import.stale',
    import: { id: view.id, version: view.version + 1 },
  });

  const fresh: ImportView = stale.json().import;
  await insertRows(test.db, 'exhibitor', {
    edition_id: edition.editionId,
    company_name: 'Terra Clay',
    booth_number: 'A-159',
    folded_name: 'terra clay',
    folded_booth: 'a-159',
    region_country: '',
    product_profile: '',
    description: '',
    has_logo: false,
  });
  const overtaken = await act(fresh, 'apply');
  expect(overtaken.json()).toMatchObject({
    code: 'import.stale',
    import: { counts: { unchanged: 1, created: 0 } },
  });
});

it('explains why it refuses files that it cannot read', async () => {
  const empty = await send('');
  expect([empty.statusCode, empty.json().message]).toEqual([422, 'This file has no rows.']);
  const pdf = await send('%PDF-1.7');
  expect(pdf.json()).toMatchObject({
    code: 'import.unreadable',
    message:
      'This is a text document, not a table. Copy its table into a spreadsheet, save it as .xlsx, and choose that file.',
  });
});

it('offers the refused rows with their reasons, and templates that can be imported', async () => {
  const view = await upload('Company,Booth\nTerra Clay,\n=1+1,\n');
  const file = await test.get(`/api/imports/${view.id}/refused?format=csv&language=ms`, staff.viewer);
  expect(file.body).toContain('"2","Nombor gerai kosong.');
  expect(file.body).toContain(`"'=1+1"`);
  for (const language of ['en', 'ms', 'zh-Hans']) {
    const template = await test.get(
      `/api/import-template?of=exhibitors&format=csv&language=${language}`,
      staff.viewer,
    );
    const { reading } = await upload(template.body);
    expect(reading.columns).toHaveLength(0);
    const filled = await upload(`${template.body}\n"Terra Clay","A-1",,,,,,,,,,,,,,`);
    expect(filled.reading.columns.map(({ field }) => field)).toEqual(['company', 'booth']);
  }
});

it('names the sheet of a template after its purpose', async () => {
  const nameOf = async (of: string, language: string) => {
    const url = `/api/import-template?of=${of}&format=xlsx&language=${language}`;
    return readSheets((await test.get(url, staff.viewer)).rawPayload).sheets.map(({ name }) => name);
  };
  expect(await nameOf('exhibitors', 'en')).toEqual(['Exhibitors']);
  expect(await nameOf('categories', 'ms')).toEqual(['Kategori']);
  expect(await nameOf('registrations', 'zh-Hans')).toEqual(['报名']);
});

it('stores a file in pieces, and plans it again with the same result', async () => {
  const names = Array.from(
    { length: 3000 },
    (_, n) => `Makers of 色 number ${n};P-${n};${'clay and oils '.repeat(12)}`,
  );
  const content = ['Company name;Booth number;Description', ...names].join('\n');
  const view = await upload(content);
  const { rows } = await test.database.pool.query(
    'select content from import_piece where import_id = $1 order by place',
    [view.id],
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(Buffer.concat(rows.map((row) => row.content)).equals(Buffer.from(content))).toBe(true);
  const changed = (await change(view, {})).json();
  expect(changed.counts).toEqual({ ...view.counts, created: 3000 });
});

it('deletes a draft, but not an import that was applied', async () => {
  const view = await upload('Company,Booth\nTerra Clay,A-159\n');
  const remove = () => test.call({ method: 'DELETE', url: `/api/imports/${view.id}`, headers: staff.editor });
  const listed = await test.get(`/api/imports?edition=${edition.editionId}`, staff.viewer);
  expect(listed.json()).toMatchObject([{ id: view.id, state: 'draft' }]);
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);
  const applied = await apply(await upload('Company,Booth\nTerra Clay,A-159\n'));
  const refused = await test.call({
    method: 'DELETE',
    url: `/api/imports/${applied.id}`,
    headers: staff.editor,
  });
  expect(refused.statusCode).toBe(409);
});
