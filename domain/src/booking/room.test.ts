// Tests of who may take a scarce room: first come, first served, and expired offers block nobody.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAhead, mayTakeRoom, queueOf, stayNamed, type Waiting } from './room.ts';
import { stayOptions } from './stay.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const waits = (registrationId: number, offeredUntil: Date | null = null): Waiting => ({
  registrationId,
  offeredUntil,
});

test.each([
  ['no limit', null, 500, [], true],
  ['one left', 2, 1, [], true],
  ['none left', 2, 2, [], false],
  ['fewer than are taken', 1, 3, [], false],
  ['one left, and another is waiting', 2, 1, [waits(7)], false],
  ['two left, and another is waiting', 3, 1, [waits(7)], true],
  ['one left, and I am first in the queue', 2, 1, [waits(1), waits(7)], true],
  ['one left, and I am second in the queue', 2, 1, [waits(7), waits(1)], false],
  ['one left, reserved for another by an offer', 2, 1, [waits(7, LATER)], false],
  ['one left, and the offer of another has expired', 2, 1, [waits(7, NOW)], true],
  ['one left, my own offer has expired and nobody else is waiting', 2, 1, [waits(1, NOW)], true],
  ['one left, my own offer has expired and another is waiting', 2, 1, [waits(1, NOW), waits(7)], false],
] as const)('%s', (_, places, taken, waiting, may) => {
  expect(mayTakeRoom({ places, taken, waiting }, 1, NOW)).toBe(may);
});

test('never lets more people take a room than there are free rooms', () => {
  const people = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(people, people, fc.nat(8), fc.nat(8), (queued, others, places, taken) => {
      const waiting = queued.map((id) => waits(id));
      const all = [...new Set([...queued, ...others])];
      const queue = queueOf(waiting, NOW);
      const may = all.filter((id) => mayTakeRoom({ places, taken, waiting }, id, NOW));
      // Queued people may only take free rooms; others only if everyone in the queue could be served too.
      expect(may.filter((id) => queued.includes(id)).length).toBeLessThanOrEqual(Math.max(0, places - taken));
      if (may.some((id) => !queued.includes(id))) expect(queue.length).toBeLessThan(places - taken);
    }),
  );
});

test('counts the people ahead in the queue: the whole queue for someone who is not in it', () => {
  const queue = [waits(4), waits(9)];
  expect([4, 9, 1].map((id) => countAhead(queue, id))).toEqual([0, 1, 2]);
});

test('finds a stay by its label or its first day', () => {
  const dates = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];
  const stays = stayOptions(dates);
  expect(stayNamed('3 - 5 Jun 2026', stays)?.from).toBe('2026-06-03');
  expect(stayNamed('2026-06-04', stays)?.label).toBe('4 - 6 Jun 2026');
  expect(stayNamed('2026-06-05', stays)).toBeNull();
});
