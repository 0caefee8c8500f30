// The interest taxonomy through the API.
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

it('lists categories in the order of the edition', async () => {
  const response = await test.get('/api/categories');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual([
    { id: edition.categoryIds.skincare, name: 'Skincare' },
    { id: edition.categoryIds.empty, name: 'Nothing yet' },
  ]);
});

it('lists the sub-categories of a category, or an empty list', async () => {
  const skincare = await test.get(`/api/categories/${edition.categoryIds.skincare}/subcategories`);
  expect(skincare.json().map((row: { name: string }) => row.name)).toEqual([
    'Serums and ampoules',
    'Barrier creams',
    'Sun care',
  ]);
  const empty = await test.get(`/api/categories/${edition.categoryIds.empty}/subcategories`);
  expect(empty.json()).toEqual([]);
});

it.each([
  ['999999', 404],
  ['0', 422],
  ['-1', 422],
  ['1.5', 422],
  ['abc', 422],
  ['99999999999999999999', 422],
])('category %s is %i', async (id, status) => {
  expect((await test.get(`/api/categories/${id}/subcategories`)).statusCode).toBe(status);
});
