// Tests of matching people and exhibitors who are free in the same hour.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchFreeHour } from './free-hour.ts';

const person = (registrationId: number, interestIds: number[], metIds: number[] = []) => ({
  registrationId,
  interestIds,
  metIds,
});
const exhibitor = (id: number, subCategoryIds: number[], places = 1) => ({ id, subCategoryIds, places });
const even = () => 1;

describe('matchFreeHour', () => {
  it('prefers most interests, then rarer ones, then the smaller id', () => {
    const exhibitors = [
      exhibitor(1, [10]),
      exhibitor(2, [10, 11]),
      exhibitor(3, [11]),
      exhibitor(4, [10, 11]),
    ];
    expect(matchFreeHour([person(7, [11, 10])], exhibitors, even)).toEqual([
      { registrationId: 7, exhibitorId: 2, sharedIds: [10, 11] },
    ]);
    const rare = (id: number) => (id === 11 ? 2 : 1);
    expect(
      matchFreeHour([person(7, [10, 11])], [exhibitor(1, [10]), exhibitor(3, [11])], rare),
    ).toMatchObject([{ exhibitorId: 3 }]);
  });

  it('excludes pairs without shared interests, and exhibitors that the person has met', () => {
    expect(matchFreeHour([person(7, [10], [1])], [exhibitor(1, [10])], even)).toEqual([]);
    expect(matchFreeHour([person(7, [10])], [exhibitor(1, [11])], even)).toEqual([]);
  });

  it('gives a place to the first person, and the next best exhibitor to the next person', () => {
    const exhibitors = [exhibitor(1, [10, 11]), exhibitor(2, [10])];
    expect(
      matchFreeHour([person(8, [10, 11]), person(7, [10, 11]), person(9, [10])], exhibitors, even).map(
        ({ registrationId, exhibitorId }) => [registrationId, exhibitorId],
      ),
    ).toEqual([
      [8, 1],
      [7, 2],
    ]);
  });

  it('never overfills a place or suggests anyone twice, and is deterministic', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(ids, ids), { maxLength: 8 }),
        fc.array(fc.tuple(ids, fc.integer({ min: 0, max: 3 })), { maxLength: 6 }),
        (some, others) => {
          const people = some.map(([interests, met], index) => person(index + 1, interests, met));
          const exhibitors = others.map(([own, places], index) => exhibitor(index + 1, own, places));
          const matches = matchFreeHour(people, exhibitors, even);
          expect(new Set(matches.map(({ registrationId }) => registrationId)).size).toBe(matches.length);
          for (const { id, places } of exhibitors)
            expect(matches.filter(({ exhibitorId }) => exhibitorId === id).length).toBeLessThanOrEqual(
              places,
            );
          for (const { registrationId, exhibitorId, sharedIds } of matches) {
            const who = people.find((one) => one.registrationId === registrationId);
            const whom = exhibitors.find(({ id }) => id === exhibitorId);
            expect(who?.metIds).not.toContain(exhibitorId);
            expect(sharedIds.length).toBeGreaterThan(0);
            for (const id of sharedIds) {
              expect(who?.interestIds).toContain(id);
              expect(whom?.subCategoryIds).toContain(id);
            }
          }
          expect(matchFreeHour(people, exhibitors, even)).toEqual(matches);
        },
      ),
    );
  });
});
