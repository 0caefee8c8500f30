// Tests that interests are carried over to another edition by name.
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

test('gives each interest its id in the new edition, even if its category was renamed', () => {
  expect(
    carryOver([interest('Hair care', ' scalp care', 3), interest('Skincare', 'Sun care', 4)], TREE),
  ).toEqual([SCALP, { category: 'Skin', subCategory: 'Sun care', categoryId: 20, subCategoryId: 200 }]);
});

test('drops interests that the edition lacks, whatever their ids, and duplicates', () => {
  expect(carryOver([interest('Skincare', 'Serums', 200)], TREE)).toEqual([]);
  expect(carryOver([SCALP, interest('Hair', 'Scalp care', 9)], TREE)).toEqual([SCALP]);
});

test('matches a former name, unless it is the current name of another', () => {
  const tree = [
    {
      id: 20,
      name: 'Skin',
      subCategories: [
        { id: 200, name: 'Sun care', formerNames: ['Suntan', 'Serums'] },
        { id: 201, name: 'Serums' },
      ],
    },
  ];
  const ids = (name: string) =>
    carryOver([interest('Skin', name, 1)], tree).map(({ subCategoryId }) => subCategoryId);
  expect(ids('suntan')).toEqual([200]);
  expect(ids('Serums')).toEqual([201]);
});
