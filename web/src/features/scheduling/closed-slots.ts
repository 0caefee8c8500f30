// The slots that nobody can have at one exhibitor, as the grid names them.
import type { UnavailableSlot } from '@visavis/contract/slot';
import type { Edition } from '@visavis/domain/edition/schema';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { SlotRef } from '@visavis/domain/meeting/scheduling';

/** Taken or blocked at this exhibitor, or begun at the fair; a time may come as label or range. */
export function closedSlots(
  edition: Edition,
  exhibitorId: number,
  unavailable: readonly UnavailableSlot[],
): SlotRef[] {
  const labelOf = (hour: number | null) => edition.hours.find((known) => known.hour === hour)?.label;
  const here = unavailable
    .filter((slot) => slot.exhibitorId === exhibitorId)
    .map((slot) => ({ day: slot.day, time: labelOf(parseSlotTime(slot.time)) }));
  const begun = edition.begun.map((slot) => ({ day: slot.day, time: labelOf(slot.hour) }));
  return [...here, ...begun].flatMap(({ day, time }) => (time === undefined ? [] : [{ day, time }]));
}
