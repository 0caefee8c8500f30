// The export of exhibitors: whom a search or a selection takes, and that the file can be imported again.
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { importCalls } from '../../testing/import-calls.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff, listActions } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const editor = prepareOnce(() => createStaff(test.db, 'editor'));
const viewer = prepareOnce(() => createStaff(test.db, 'viewer'));
const edition = prepareOnce(() => createSmallEdition(test.db));

beforeAll(async () => {
  // A comma within a name, and texts that a spreadsheet would take for a formula, another line or a number.
  await updateRows(
    test.db,
    'sub_category',
    { id: edition.subCategoryIds.creams },
    { name: 'Nail, hand and foot care' },
  );
  await test.db
    .updateTable('exhibitor')
    .set({
      hall: '05',
      places: 3,
      website: 'https://hanari.example',
      contact_email: 'hello@hanari.example',
      description: '=Dew and "glow";\nsince 1998',
      texts: JSON.stringify({
        ms: { productProfile: 'Topeng muka', description: 'Makmal kulit' },
        'zh-Hans': { productProfile: '面膜', description: '护肤实验室' },
      }),
    })
    .where('id', '=', edition.exhibitorIds.hanari)
    .execute();
});

const download = (query: string, headers = viewer.headers) =>
  test.app.inject({ method: 'GET', url: `/api/exports/exhibitors?${query}`, headers });
const namesIn = (csv: string) => {
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  return rows.map(({ 'Company name': name }) => name);
};

const CHANGED = {
  hall: '',
  places: 1,
  region_country: 'France',
  website: '',
  contact_email: '',
  product_profile: 'Something else',
  description: 'Something else',
  texts: '{}',
};

it.each(['csv', 'xlsx'] as const)(
  'as %s can be imported again, and puts back all that it holds',
  async (format) => {
    const { upload, act, rowsOf } = importCalls(test, editor.headers);
    const exported = await download(`format=${format}`);
    expect(exported.statusCode).toBe(200);
    const same = await upload(exported.rawPayload);
    expect(same.reading.columns.filter(({ field }) => field === null)).toEqual([]);
    expect(same.counts).toEqual({ created: 0, changed: 0, merged: 0, unchanged: 4, refused: 0 });

    const before = (await download('format=csv')).body;
    await updateRows(test.db, 'exhibitor', { id: edition.exhibitorIds.hanari }, CHANGED);
    expect((await download('format=csv')).body).not.toBe(before);
    const view = await upload(exported.rawPayload);
    expect(view.counts).toMatchObject({ changed: 1, unchanged: 3, refused: 0 });
    expect((await rowsOf(view, '?result=changed'))[0]?.changes.map(({ field }) => field).sort()).toEqual(
      [
        ...['country', 'description', 'descriptionMs', 'descriptionZh', 'email', 'hall'],
        ...['places', 'profile', 'profileMs', 'profileZh', 'website'],
      ].sort(),
    );
    await act(view, 'apply');
    expect((await download('format=csv')).body).toBe(before);
  },
);

it('takes those of the search in its order, or the chosen ones of them, and records it', async () => {
  const all = ['Atelier Nacre', 'Atelier Nacre', 'Hanari Skin Lab', '__proto__'];
  expect(namesIn((await download('format=csv')).body).sort()).toEqual(all);
  expect(namesIn((await download('format=csv&hall=05&gap=none')).body)).toEqual(['Hanari Skin Lab']);
  expect(namesIn((await download('format=csv&sort=booth&order=desc')).body)[0]).toBe('Hanari Skin Lab');
  expect(namesIn((await download('format=csv&archived=true')).body)).toEqual([]);
  const { hanari, proto } = edition.exhibitorIds;
  const chosen = await test.post(
    '/api/exports/exhibitors?format=csv&search=hanari',
    { ids: [hanari, proto] },
    viewer.headers,
  );
  expect(namesIn(chosen.body)).toEqual(['Hanari Skin Lab']);
  expect(chosen.headers['content-disposition']).toMatch(/filename="exhibitors-\d{4}-\d{2}-\d{2}\.csv"/);
  expect((await listActions(test.db)).at(-1)).toMatchObject({
    action: 'exhibitor.export',
    subject: '1 exhibitor as CSV',
    after: { format: 'csv', rows: 1, search: 'hanari', selected: 2 },
  });
});

it('takes chosen ones that are archived beside those that are not, unless the search says which', async () => {
  const { hanari, proto } = edition.exhibitorIds;
  const archive = (at: Date | null) =>
    test.db.updateTable('exhibitor').set({ archived_at: at }).where('id', '=', proto).execute();
  const chosen = async (query: string) => {
    const ids = { ids: [hanari, proto] };
    return namesIn((await test.post(`/api/exports/exhibitors?format=csv${query}`, ids, viewer.headers)).body);
  };
  await archive(new Date('2026-01-02'));
  expect((await chosen('')).sort()).toEqual(['Hanari Skin Lab', '__proto__']);
  expect(await chosen('&archived=true')).toEqual(['__proto__']);
  expect(await chosen('&archived=false')).toEqual(['Hanari Skin Lab']);
  await archive(null);
});

it('is refused without a session', async () => {
  expect((await download('format=csv', {} as typeof viewer.headers)).statusCode).toBe(401);
});
