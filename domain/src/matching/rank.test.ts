// Tests of the Top Matches ranking: more covered interests first, rarer ones weigh more, ties by id.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestWeight, type Rankable, rankExhibitors, rankPlaces } from './rank.ts';

const exhibitor = (id: number, ...subCategoryIds: number[]): Rankable => ({ id, subCategoryIds });
const idsOf = (exhibitors: Rankable[]) => exhibitors.map(({ id }) => id);

const edition = fc
  .array(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }), { maxLength: 30 })
  .map((lists) => lists.map((subCategoryIds, index) => exhibitor(index + 1, ...subCategoryIds)));
const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 8 });

describe('the order of matches', () => {
  it('puts exhibitors covering more interests first, however common those are', () => {
    const common = Array.from({ length: 20 }, (_, index) => exhibitor(100 + index, 1, 2));
    const ranked = idsOf(rankExhibitors([exhibitor(1, 3), ...common], [1, 2, 3]));
    expect(ranked.at(-1)).toBe(1);
  });

  it('puts the rarer interest first among those that cover equally many', () => {
    const list = [exhibitor(1, 10), exhibitor(2, 10), exhibitor(3, 10), exhibitor(4, 20), exhibitor(5, 99)];
    expect(idsOf(rankExhibitors(list, [10, 20]))).toEqual([4, 1, 2, 3]);
  });

  it('puts the smaller id first among equals', () => {
    expect(idsOf(rankExhibitors([exhibitor(9, 1), exhibitor(2, 1), exhibitor(5, 1)], [1]))).toEqual([
      2, 5, 9,
    ]);
  });

  it('leaves out exhibitors that cover none', () => {
    expect(idsOf(rankExhibitors([exhibitor(1, 5), exhibitor(2, 1), exhibitor(3)], [1]))).toEqual([2]);
    expect(rankExhibitors([exhibitor(1, 5)], [])).toEqual([]);
    expect(rankExhibitors([], [1])).toEqual([]);
  });

  it('ignores repeated and unknown choices, and duplicate sub-categories of an exhibitor', () => {
    const list = [exhibitor(1, 1, 1, 1), exhibitor(2, 1, 2), exhibitor(3, 2)];
    expect(idsOf(rankExhibitors(list, [1, 2, 2, 2, 777]))).toEqual(idsOf(rankExhibitors(list, [1, 2])));
    expect(idsOf(rankExhibitors(list, [1, 2]))).toEqual([2, 1, 3]);
  });

  it('treats equally rare interests as equal, whatever the order of summation', () => {
    // Sub-categories 1, 2, 3 have 3, 7, 10 carriers; 4, 5, 6 have 10, 3, 7: the same sum in another order.
    const carriers = (sizes: number[], first: number, from: number) =>
      sizes.flatMap((size, index) =>
        Array.from({ length: size - 1 }, (_, number) => exhibitor(from + index * 20 + number, first + index)),
      );
    const list = [
      exhibitor(2, 1, 2, 3),
      exhibitor(1, 4, 5, 6),
      ...carriers([3, 7, 10], 1, 100),
      ...carriers([10, 3, 7], 4, 300),
    ];
    for (const size of [60, 61, 73, 97, 320]) {
      const rest = Array.from({ length: size - list.length }, (_, index) => exhibitor(1000 + index));
      const [first, second] = idsOf(rankExhibitors([...list, ...rest], [1, 2, 3, 4, 5, 6]));
      expect([size, first, second]).toEqual([size, 1, 2]);
    }
  });

  it('holds its guarantees for any edition and any choice', () => {
    fc.assert(
      fc.property(edition, chosen, (list, ids) => {
        const ranked = rankExhibitors(list, ids);
        const covers = (one: Rankable) => ids.filter((id) => one.subCategoryIds.includes(id));
        const sizes = (one: Rankable) =>
          covers(one)
            .map((id) => list.filter((other) => other.subCategoryIds.includes(id)).length)
            .sort((a, b) => a - b);
        expect(new Set(ranked)).toEqual(new Set(list.filter((one) => covers(one).length > 0)));
        expect(new Set(ranked).size).toBe(ranked.length);
        for (const [index, later] of ranked.entries()) {
          for (const earlier of ranked.slice(0, index)) {
            expect(covers(earlier).length).toBeGreaterThanOrEqual(covers(later).length);
            if (covers(earlier).length > covers(later).length) continue;
            const [before, after] = [sizes(earlier), sizes(later)];
            const isEqual = before.join() === after.join();
            if (isEqual) expect(earlier.id).toBeLessThan(later.id);
            // No exhibitor ranks below another that is rarer in nothing and more common in something.
            else expect(after.every((size, place) => size <= (before[place] ?? 0))).toBe(false);
          }
        }
      }),
    );
  });

  it('does not depend on the order of exhibitors, of their sub-categories or of the choice', () => {
    const shuffled = fc
      .tuple(edition, chosen)
      .chain(([list, ids]) =>
        fc.tuple(
          fc.constant(list),
          fc.constant(ids),
          fc.shuffledSubarray(list, { minLength: list.length }),
          fc.shuffledSubarray(ids, { minLength: ids.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([list, ids, otherList, otherIds]) => {
        const turned = otherList.map((one) => ({ ...one, subCategoryIds: one.subCategoryIds.toReversed() }));
        expect(idsOf(rankExhibitors(turned, otherIds))).toEqual(idsOf(rankExhibitors(list, ids)));
      }),
    );
  });

  it('gives the same result from an index of carriers, in any order of sub-categories', () => {
    fc.assert(
      fc.property(edition, chosen, (list, ids) => {
        const inOrder = list.toSorted((a, b) => a.id - b.id);
        const carriers = ids
          .toReversed()
          .map((id) =>
            Uint32Array.from(
              [...inOrder.keys()].filter((place) => inOrder[place]?.subCategoryIds.includes(id)),
            ),
          );
        const ranked = [...rankPlaces(carriers, list.length)].map((place) => inOrder[place]);
        expect(ranked).toEqual(rankExhibitors(list, ids));
      }),
    );
  });
});

describe('the weight of an interest', () => {
  it('is positive, finite, and greater for rarer interests', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), fc.nat(), (exhibitorCount, seed) => {
        const carrierCount = 1 + (seed % (exhibitorCount - 1));
        const rarer = interestWeight(carrierCount, exhibitorCount);
        const commoner = interestWeight(carrierCount + 1, exhibitorCount);
        expect(Number.isFinite(rarer)).toBe(true);
        expect(commoner).toBeGreaterThan(0);
        expect(rarer).toBeGreaterThan(commoner);
      }),
    );
  });
});
