// Suggested exhibitors for a person: common interests first, then free hours; none that is already met or full.
import { expect, it } from 'vitest';
import { suggestedFor } from './suggested.present.ts';

const maker = (id: number, subCategoryIds: number[]) =>
  ({ id, subCategoryIds, exhibitor: { company_name: `Maker ${id}`, booth_number: `M-${id}` } }) as never;

it('suggests the best three, and none that is already met, full or without common interests', () => {
  const exhibitors = [
    maker(1, [10]),
    maker(2, [10, 11]),
    maker(3, [10, 11]),
    maker(4, [10, 11, 12]),
    maker(5, [10, 11, 12]),
    maker(6, [99]),
  ];
  const freeHours = new Map([
    [1, 28],
    [2, 5],
    [3, 7],
    [4, 20],
    [5, 0],
    [6, 28],
  ]);
  const suggested = suggestedFor({ exhibitors }, { interestIds: [10, 11, 12], metIds: [4] }, freeHours);
  expect(suggested.map(({ id, interests, freeHours: free }) => [id, interests, free])).toEqual([
    [3, 2, 7],
    [2, 2, 5],
    [1, 1, 28],
  ]);
});
