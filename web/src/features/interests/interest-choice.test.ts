// Toggling preserves order and interests that are not loaded; a search covers both levels.
import { expect, test } from 'vitest';
import { isChosen, searchCategories, toggled } from './interest-choice.ts';

const lips = { id: 3, name: 'Lip colour' };
const skincare = {
  id: 1,
  name: 'Skincare',
  subCategories: [
    { id: 1, name: 'Serums' },
    { id: 2, name: 'Sun care' },
  ],
};
const makeup = { id: 2, name: 'Makeup', subCategories: [lips] };
const elsewhere = { category: 'Hair', subCategory: 'Scalp care', categoryId: 9, subCategoryId: 90 };

test('a second press removes the interest and keeps the others, loaded or not', () => {
  const chosen = toggled([elsewhere], makeup, lips);
  expect(chosen).toEqual([
    elsewhere,
    {
      category: 'Makeup',
      subCategory: 'Lip colour',
      categoryId: 2,
      subCategoryId: 3,
      childCategoryId: null,
    },
  ]);
  expect(toggled(chosen, makeup, lips)).toEqual([elsewhere]);
});

test.each([
  [
    '',
    [
      ['Skincare', 2],
      ['Makeup', 1],
    ],
  ],
  ['SKIN', [['Skincare', 2]]],
  [' sun', [['Skincare', 1]]],
  ['lip', [['Makeup', 1]]],
  ['zzq', []],
])('search for "%s"', (search, expected) => {
  const found = searchCategories([skincare, makeup], search, 'en');
  expect(found.map(({ category, subCategories }) => [category.name, subCategories.length])).toEqual(expected);
});

test('a search finds categories and sub-categories by their displayed and their English name', () => {
  const named = {
    ...skincare,
    names: { 'zh-Hans': '护肤' },
    subCategories: [{ id: 1, name: 'Serums', names: { 'zh-Hans': '精华' } }],
  };
  for (const search of ['护肤', 'skincare', '精华', 'serums'])
    expect(searchCategories([named, makeup], search, 'zh-Hans').map(({ category }) => category)).toEqual([
      named,
    ]);
  expect(searchCategories([named], '精华', 'en')).toEqual([]);
});

test('a chosen interest keeps its names for the pages that show it', () => {
  const sub = { id: 1, name: 'Lip colour', names: { ms: 'Pewarna bibir' } };
  expect(toggled([], makeup, sub)).toEqual([
    {
      category: 'Makeup',
      subCategory: 'Lip colour',
      categoryId: 2,
      subCategoryId: 1,
      childCategoryId: null,
      names: { ms: 'Pewarna bibir' },
    },
  ]);
});

test('an interest that was moved, renamed or merged since it was stored is chosen once', () => {
  const creams = { id: 7, name: 'Creams', formerNames: ['Barrier creams', 'Balms'] };
  const stored = (subCategory: string, categoryId: number, subCategoryId: number) => ({
    category: 'Skincare',
    subCategory,
    categoryId,
    subCategoryId,
  });
  for (const chosen of [stored('Barrier creams', 1, 7), stored('Creams', 4, 7), stored('Balms', 1, 6)]) {
    expect(isChosen([chosen], creams)).toBe(true);
    expect(toggled([chosen, elsewhere], { ...skincare, subCategories: [creams] }, creams)).toEqual([
      elsewhere,
    ]);
  }
  expect(isChosen([stored('Sun care', 1, 6)], creams)).toBe(false);
});
