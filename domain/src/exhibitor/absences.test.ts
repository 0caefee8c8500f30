// Tests that absences leave each slot the wanted number of places, and never affect a meeting.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlaps, type SlotTime } from '../edition/slot-time.ts';
import { arrangeAbsences } from './absences.ts';

const SLOTS: SlotTime[] = [1, 2].flatMap((day) =>
  [660, 720, 780, 900].map((minute) => ({ day, minute, length: 60 })),
);
const on = (place: number, day: number, minute: number, length = 60) => ({ place, day, minute, length });

it('uses the highest free places first, and joins adjacent slots', () => {
  const { absences, short } = arrangeAbsences(3, SLOTS, () => 1, { taken: [on(3, 1, 720)], absences: [] });
  expect(short).toEqual([]);
  expect(absences).toEqual([
    on(3, 1, 660),
    on(3, 1, 780),
    on(3, 1, 900),
    on(3, 2, 660, 180),
    on(3, 2, 900),
    on(2, 1, 660, 180),
    on(2, 1, 900),
    on(2, 2, 660, 180),
    on(2, 2, 900),
    on(1, 1, 720),
  ]);
});

it('reports slots with more meetings than wanted places', () => {
  const taken = [on(1, 1, 660), on(2, 1, 690, 30), on(1, 2, 660)];
  const { short } = arrangeAbsences(2, SLOTS, () => 1, { taken, absences: [] });
  expect(short).toEqual([{ day: 1, minute: 660, length: 60 }]);
});

it('leaves every slot exactly the wanted places, unless meetings need more', () => {
  const stretch = fc.record({
    place: fc.integer({ min: 1, max: 4 }),
    day: fc.integer({ min: 1, max: 2 }),
    minute: fc.integer({ min: 600, max: 930 }),
    length: fc.constantFrom(30, 60, 90),
  });
  const wantedBy = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(stretch), fc.array(stretch), wantedBy, (taken, before, numbers) => {
      const wanted = (slot: SlotTime) => numbers[SLOTS.indexOf(slot)] ?? 0;
      const { absences, short } = arrangeAbsences(4, SLOTS, wanted, {
        taken,
        absences: before,
      });
      for (const absence of absences)
        expect(taken.some((one) => one.place === absence.place && overlaps(one, absence))).toBe(false);
      for (const slot of SLOTS) {
        const placesOf = (list: readonly { place: number; day: number; minute: number; length: number }[]) =>
          new Set(list.filter((one) => overlaps(one, slot)).map(({ place }) => place)).size;
        const isShort = placesOf(taken) > wanted(slot);
        expect(short.includes(slot)).toBe(isShort);
        expect(4 - placesOf(absences)).toBe(isShort ? placesOf(taken) : wanted(slot));
      }
      // The result is idempotent.
      const again = arrangeAbsences(4, SLOTS, wanted, { taken, absences });
      expect(again.absences).toEqual(expect.arrayContaining(absences));
      expect(again.absences).toHaveLength(absences.length);
    }),
  );
});
