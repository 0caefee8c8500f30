// Hours that an import must not block, and places that it must not remove, because of meetings and holds.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';

/** @returns the slots that are free of meetings and holds, and how many are not */
export function freeOf(
  slots: readonly SlotTime[],
  busy: readonly SlotTime[],
): { free: SlotTime[]; taken: number } {
  const free = slots.filter((slot) => !busy.some((one) => overlaps(one, slot)));
  return { free, taken: slots.length - free.length };
}

/** Maximum number of simultaneous meetings and holds. */
export function mostAtOnce(busy: readonly SlotTime[]): number {
  return Math.max(
    0,
    ...busy.map(
      ({ day, minute }) =>
        busy.filter((one) => one.day === day && one.minute <= minute && minute < one.minute + one.length)
          .length,
    ),
  );
}
