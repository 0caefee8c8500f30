// Hours that an import does not block, because a meeting or a hold stands in them.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';

/** @returns the slots that are free of meetings and holds, and how many are not */
export function freeOf(
  slots: readonly SlotTime[],
  busy: readonly SlotTime[],
): { free: SlotTime[]; taken: number } {
  const free = slots.filter((slot) => !busy.some((one) => overlaps(one, slot)));
  return { free, taken: slots.length - free.length };
}
