// Tests that the reason line lists the covered interests in the order of selection.
import { expect, it } from 'vitest';
import type { Interest } from '../interest/schema.ts';
import { coveredInterests } from './reason.ts';

const interest = (subCategoryId: number): Interest => ({
  category: 'Skincare',
  categoryId: 1,
  subCategory: `Sub ${subCategoryId}`,
  subCategoryId,
});
const idsOf = (interests: Interest[]) => interests.map(({ subCategoryId }) => subCategoryId);

it.each([
  ['in the order of choosing, not the exhibitor’s order', [1, 2, 3, 9], [3, 7, 1], [3, 1], [3, 7, 1]],
  ['an interest chosen twice counts once', [5, 5], [5, 6, 5], [5], [5, 6]],
  ['none covered', [4], [1, 2], [], [1, 2]],
  ['sub-categories of the exhibitor unknown', undefined, [1, 2], [], [1, 2]],
  ['nothing chosen', [1], [], [], []],
])('%s', (_, subCategoryIds, chosen, covered, all) => {
  const reason = coveredInterests(subCategoryIds, chosen.map(interest));
  expect([idsOf(reason.covered), idsOf(reason.chosen)]).toEqual([covered, all]);
});
