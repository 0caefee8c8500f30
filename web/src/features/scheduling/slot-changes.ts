// Applies changes from the live stream to the list of unavailable hours.
import type { SlotChange } from '@visavis/contract/live/events';
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { parseSlotTime, slotLabel } from '@visavis/domain/edition/slot-time';
import type { HourRef } from './holds.ts';

/** @returns the list after the changes; the same list if none applies */
export function withChanges(
  known: readonly UnavailableSlot[],
  changes: readonly SlotChange[],
  isOwn: (hour: HourRef) => boolean,
): readonly UnavailableSlot[] {
  let slots = known;
  for (const [exhibitorId, day, minute, taken] of changes) {
    const isSame = (slot: UnavailableSlot): boolean =>
      slot.exhibitorId === exhibitorId && slot.day === day && parseSlotTime(slot.time) === minute;
    const isListed = slots.some(isSame);
    // The stream names no owners: what this draft holds is taken only for others.
    if (taken === 1 && !isListed && !isOwn({ exhibitorId, day, minute }))
      slots = [...slots, { exhibitorId, day, time: slotLabel(minute) }];
    else if (taken === 0 && isListed) slots = slots.filter((slot) => !isSame(slot));
  }
  return slots;
}
