// Tests of representatives' hours.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPresent, joinPresence, placesIn } from './presence.ts';

const at = (day: number, minute: number, length = 60) => ({ day, minute, length });

describe('joinPresence', () => {
  it('sorts the hours, and merges adjacent and overlapping ones', () => {
    expect(joinPresence([at(2, 660), at(1, 720), at(1, 660), at(1, 690, 120), at(1, 900)])).toEqual([
      at(1, 660, 150),
      at(1, 900),
      at(2, 660),
    ]);
  });

  it('covers exactly the given minutes', () => {
    const stretch = fc.record({
      day: fc.integer({ min: 1, max: 2 }),
      minute: fc.integer({ min: 0, max: 50 }),
      length: fc.integer({ min: 1, max: 20 }),
    });
    const minutes = (list: readonly { day: number; minute: number; length: number }[]) =>
      new Set(
        list.flatMap(({ day, minute, length }) =>
          Array.from({ length }, (_, index) => `${day}/${minute + index}`),
        ),
      );
    fc.assert(
      fc.property(fc.array(stretch), (given) => {
        const before = JSON.stringify(given);
        expect(minutes(joinPresence(given))).toEqual(minutes(given));
        expect(JSON.stringify(given)).toBe(before);
      }),
    );
  });
});

it('counts representatives who are present for the whole slot', () => {
  expect(isPresent(null, at(1, 660))).toBe(true);
  expect(isPresent([at(1, 660)], at(1, 660))).toBe(true);
  expect(isPresent([at(1, 600, 240)], at(1, 660))).toBe(true);
  expect(isPresent([at(1, 661)], at(1, 660))).toBe(false);
  expect(isPresent([at(2, 660)], at(1, 660))).toBe(false);
  const hours = [null, [at(1, 660)], []];
  expect(placesIn({ from: 'representatives', count: 9, hours }, at(1, 660))).toBe(2);
  expect(placesIn({ from: 'representatives', count: 9, hours }, at(1, 720))).toBe(1);
  expect(placesIn({ from: 'hand', count: 9, hours }, at(1, 660))).toBe(9);
});
