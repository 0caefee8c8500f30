// Tests that alternatives have free hours, are not selected, are ordered by similarity and stay put on screen.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparable, keepAlternatives, similarExhibitors } from './alternatives.ts';

const exhibitor = (id: number, ...subCategoryIds: number[]): Comparable => ({ id, subCategoryIds });
const idsOf = (exhibitors: readonly Comparable[]) => exhibitors.map(({ id }) => id);
const FULL = exhibitor(1, 10, 20, 30, 40);
const NONE = new Set<number>();

const lists = fc
  .array(
    fc.tuple(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }), fc.integer({ min: 0, max: 4 })),
    {
      maxLength: 20,
    },
  )
  .map((rows) => ({
    list: rows.map(([ids], index) => exhibitor(index + 1, ...ids)),
    hours: new Map(rows.map(([, hours], index) => [index + 1, hours])),
  }));
const idSet = fc.uniqueArray(fc.integer({ min: 1, max: 20 })).map((ids) => new Set(ids));
const chosen = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });

describe('similarExhibitors', () => {
  it('orders by shared interests, then shared sub-categories, then free hours, then smaller id', () => {
    const list = [
      exhibitor(2, 20, 30, 40),
      exhibitor(3, 10, 99),
      exhibitor(4, 10, 20),
      exhibitor(5, 10, 30),
      exhibitor(6, 10, 20),
      exhibitor(7),
    ];
    const hours = new Map(list.map(({ id }) => [id, id === 5 ? 9 : 2]));
    const found = similarExhibitors(FULL, list, [10, 77], (id) => hours.get(id), NONE, 9);
    expect(idsOf(found)).toEqual([5, 4, 6, 3, 2, 7]);
  });

  it('ignores an interest that the exhibitor itself does not cover', () => {
    const list = [exhibitor(2, 77), exhibitor(3, 20)];
    expect(idsOf(similarExhibitors(FULL, list, [77], () => 1, NONE))).toEqual([3, 2]);
  });

  it('excludes the exhibitor itself and selected, full and unknown ones, and returns three', () => {
    const list = [FULL, ...[2, 3, 4, 5, 6, 7, 8].map((id) => exhibitor(id, 10))];
    const hours = new Map([1, 2, 4, 5, 6, 7, 8].map((id) => [id, id === 4 ? 0 : 5]));
    expect(idsOf(similarExhibitors(FULL, list, [10], (id) => hours.get(id), new Set([2])))).toEqual([
      5, 6, 7,
    ]);
  });

  it('orders exhibitors without known sub-categories by free hours', () => {
    const list = [{ id: 2 }, { id: 3 }];
    expect(idsOf(similarExhibitors({ id: 1 }, list, [10], (id) => id, NONE))).toEqual([3, 2]);
  });

  it('holds its guarantees for any list, independent of its order', () => {
    fc.assert(
      fc.property(
        lists.chain(({ list, hours }) =>
          fc.record({
            list: fc.constant(list),
            shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
            hours: fc.constant(hours),
            self: fc.integer({ min: 1, max: 20 }),
            excluded: idSet,
            chosen,
            count: fc.integer({ min: 0, max: 5 }),
          }),
        ),
        (one) => {
          const self = one.list.find(({ id }) => id === one.self) ?? exhibitor(one.self, 1, 2);
          const hoursOf = (id: number) => one.hours.get(id);
          const ask = (list: Comparable[], count: number) =>
            similarExhibitors(self, list, one.chosen, hoursOf, one.excluded, count);
          const all = ask(one.list, 99);
          const open = one.list.filter(
            ({ id }) => id !== self.id && !one.excluded.has(id) && (hoursOf(id) ?? 0) > 0,
          );
          expect(new Set(all)).toEqual(new Set(open));
          expect(all).toHaveLength(open.length);
          expect(ask(one.shuffled, one.count)).toEqual(all.slice(0, one.count));
          const shared = ({ subCategoryIds = [] }: Comparable) =>
            [1, 2, 3, 4, 5, 6].filter(
              (id) => subCategoryIds.includes(id) && self.subCategoryIds?.includes(id),
            );
          const rank = (other: Comparable) => [
            -shared(other).filter((id) => one.chosen.includes(id)).length,
            -shared(other).length,
            -(hoursOf(other.id) ?? 0),
            other.id,
          ];
          for (const [index, later] of all.entries()) {
            const before = all[index - 1];
            if (!before) continue;
            const [a, b] = [rank(before), rank(later)];
            const first = a.findIndex((value, place) => value !== b[place]);
            expect(a[first]).toBeLessThan(b[first] ?? Number.NaN);
          }
        },
      ),
    );
  });
});

describe('keepAlternatives', () => {
  it('replaces only an exhibitor that has become full', () => {
    const [a, b, c, d, e] = [2, 3, 4, 5, 6].map((id) => exhibitor(id)) as [
      Comparable,
      Comparable,
      Comparable,
      Comparable,
      Comparable,
    ];
    const hoursOf = (id: number) => (id === 3 ? 0 : 5);
    expect(keepAlternatives([a, b, c], [d, e, a], hoursOf)).toEqual([a, d, c]);
    expect(keepAlternatives([a, b], [a], hoursOf)).toEqual([a]);
    expect(keepAlternatives([], [d, e], hoursOf)).toEqual([d, e]);
    expect(keepAlternatives([a], [e, d, c], hoursOf)).toEqual([a, e, d]);
  });

  it('never shows duplicates, full exhibitors or too many, and keeps those shown while they have free hours', () => {
    fc.assert(
      fc.property(lists, idSet, idSet, ({ list, hours }, shownIds, bestIds) => {
        const hoursOf = (id: number) => hours.get(id);
        const shown = list.filter(({ id }) => shownIds.has(id)).slice(0, 3);
        const best = list.filter(({ id }) => bestIds.has(id) && (hoursOf(id) ?? 0) > 0).slice(0, 3);
        const next = keepAlternatives(shown, best, hoursOf);
        expect(new Set(next).size).toBe(next.length);
        expect(next.length).toBeLessThanOrEqual(3);
        expect(next.every(({ id }) => (hoursOf(id) ?? 0) > 0)).toBe(true);
        const open = shown.filter(({ id }) => (hoursOf(id) ?? 0) > 0);
        expect(next.filter((one) => shown.includes(one))).toEqual(open);
        expect(next.length).toBeGreaterThanOrEqual(Math.min(3, Math.max(open.length, best.length)));
        if (open.length === shown.length) expect(next.slice(0, shown.length)).toEqual(shown);
      }),
    );
  });
});
