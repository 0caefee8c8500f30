// Tests that names match in any spelling, and that a move preserves the order of the others.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNamesake, placeAt } from './tree.ts';

const NODES = [
  { id: 1, name: 'Sun care' },
  { id: 2, name: 'Ｓｅｒｕｍ' },
];

it.each([
  ['sun  CARE ', undefined, 1],
  ['Serum', undefined, 2],
  ['Sun care', 1, null],
  ['Sun care', 2, 1],
  ['Suncare', undefined, null],
])('findNamesake of %j, except %j: %j', (name, exceptId, found) => {
  expect(findNamesake(NODES, name, exceptId)?.id ?? null).toBe(found);
});

describe('placeAt', () => {
  it.each([
    [[1, 2, 3], 3, 0, [3, 1, 2]],
    [[1, 2, 3], 1, 1, [2, 1, 3]],
    [[1, 2, 3], 1, 99, [2, 3, 1]],
    [[1, 2], 9, 1, [1, 9, 2]],
    [[], 9, 5, [9]],
  ])('in %j places %i at %i: %j', (ids, id, position, order) => {
    expect(placeAt(ids, id, position)).toEqual(order);
  });

  it('preserves the order of the others, each once', () => {
    const ids = fc.uniqueArray(fc.integer(), { maxLength: 8 });
    fc.assert(
      fc.property(ids, fc.integer(), fc.nat(10), (list, id, position) => {
        const placed = placeAt(list, id, position);
        expect(placed.filter((one) => one === id)).toEqual([id]);
        expect(placed.filter((one) => one !== id)).toEqual(list.filter((one) => one !== id));
      }),
    );
  });
});
