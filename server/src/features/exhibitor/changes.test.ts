// A change of an exhibitor in the database reaches the pages of visitors without a restart.
import { expect, it, vi } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
/** The catalogue is checked once a second; the rest of the timeout is for a busy machine. */
const WITHIN = { timeout: 15_000, interval: 50 };

/** Name and booth of the exhibitors that visitors find for sun care. */
async function found(): Promise<string[]> {
  const response = await test.post('/api/exhibitors/search', { subcategories: ['Sun care'] });
  return response
    .json()
    .map((row: { company_name: string; booth_number: string }) => `${row.company_name} ${row.booth_number}`);
}

it('shows visitors a new booth, and an exhibitor in its newly assigned sub-category', async () => {
  expect(await found()).toEqual(['__proto__ C-001']);
  await updateRows(
    test.db,
    'exhibitor',
    { id: edition.exhibitorIds.proto },
    { booth_number: 'C-002', folded_booth: 'c-002' },
  );
  await vi.waitFor(async () => expect(await found()).toEqual(['__proto__ C-002']), WITHIN);
  await insertRows(test.db, 'exhibitor_sub_category', {
    exhibitor_id: edition.exhibitorIds.hanari,
    sub_category_id: edition.subCategoryIds.sunCare,
  });
  await vi.waitFor(
    async () => expect((await found()).sort()).toEqual(['Hanari Skin Lab A-208', '__proto__ C-002']),
    WITHIN,
  );
});

it('finds an exhibitor in the directory by a product that was added', async () => {
  const search = async () => (await test.get('/api/directory?search=rosewater')).json();
  const before = await search();
  await insertRows(test.db, 'product', {
    exhibitor_id: edition.exhibitorIds.nacre,
    name: 'Rosewater Mist',
    description: '',
    has_image: false,
    position: 1,
  });
  expect(JSON.stringify(before)).not.toContain('Atelier Nacre');
  await vi.waitFor(async () => expect(JSON.stringify(await search())).toContain('Atelier Nacre'), WITHIN);
});
