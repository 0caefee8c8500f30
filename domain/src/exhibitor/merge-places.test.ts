// Tests that the meetings of two exhibitors get separate places.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlaps } from '../edition/slot-time.ts';
import { mostTaken, placesForMoved } from './merge-places.ts';

const at = (minute: number, length = 60) => ({ day: 1, minute, length });

it('uses the first place if it is free, and further places otherwise', () => {
  const taken = [
    { ...at(660), place: 1 },
    { ...at(720), place: 2 },
  ];
  expect(placesForMoved(taken, [at(660), at(720), at(780), at(690, 30)])).toEqual([2, 1, 1, 3]);
  expect(mostTaken(taken, [at(660), at(840)])).toBe(1);
  expect(mostTaken(taken, [at(690, 60)])).toBe(2);
  expect(mostTaken([], [])).toBe(0);
});

it('never lets two claims overlap on a place', () => {
  const claim = fc.record({
    day: fc.constantFrom(1, 2),
    minute: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(claim), fc.array(claim), (first, second) => {
      const taken = placesForMoved([], first).map((place, index) => ({ ...at(0), ...first[index], place }));
      const moved = placesForMoved(taken, second).map((place, index) => ({
        ...at(0),
        ...second[index],
        place,
      }));
      const all = [...taken, ...moved];
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1))
          expect(one.place === other.place && overlaps(one, other)).toBe(false);
    }),
  );
});
