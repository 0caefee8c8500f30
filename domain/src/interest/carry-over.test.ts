// Interests follow their names into another edition.
import { expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';

const TREE = [
  { id: 20, name: 'Skin', subCategories: [{ id: 200, name: 'Sun care' }] },
  { id: 21, name: 'Hair', subCategories: [{ id: 210, name: 'Scalp Care' }] },
];
const interest = (category: string, subCategory: string, subCategoryId: number) => ({
  category,
  subCategory,
  categoryId: 1,
  subCategoryId,
});
const SCALP = { category: 'Hair', subCategory: 'Scalp Care', categoryId: 21, subCategoryId: 210 };

test('each has the number that the edition gives it, also where its category was renamed', () => {
  expect(
    carryOver([interest('Hair care', ' scalp care', 3), interest('Skincare', 'Sun care', 4)], TREE),
  ).toEqual([SCALP, { category: 'Skin', subCategory: 'Sun care', categoryId: 20, subCategoryId: 200 }]);
});

test('one that the edition does not have is left out, whatever number it had, and none comes twice', () => {
  expect(carryOver([interest('Skincare', 'Serums', 200)], TREE)).toEqual([]);
  expect(carryOver([SCALP, interest('Hair', 'Scalp care', 9)], TREE)).toEqual([SCALP]);
});
