// The unavailable slots of one exhibitor, and those still free.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { SlotRef } from '@visavis/domain/meeting/scheduling';
import type { DayHour } from '@visavis/domain/meeting/suggestion';

/** Taken or blocked at this exhibitor; a time may be a label or a range. */
export function closedHours(exhibitorId: number, unavailable: readonly UnavailableSlot[]): DayHour[] {
  return unavailable.flatMap((slot) => {
    const minute = slot.exhibitorId === exhibitorId ? parseSlotTime(slot.time) : null;
    return minute === null ? [] : [{ day: slot.day, minute }];
  });
}

/** Taken or blocked at this exhibitor, or begun at the fair, with the labels of the grid. */
export function closedSlots(
  edition: Edition,
  exhibitorId: number,
  unavailable: readonly UnavailableSlot[],
): SlotRef[] {
  return [...closedHours(exhibitorId, unavailable), ...edition.begun].flatMap(({ day, minute }) => {
    const label = edition.hours.find((known) => known.minute === minute)?.label;
    return label === undefined ? [] : [{ day, time: label }];
  });
}

/** The hours of the edition still free at this exhibitor. */
export function freeHours(
  edition: Edition,
  exhibitorId: number,
  unavailable: readonly UnavailableSlot[],
): DayHour[] {
  const closed = [...closedHours(exhibitorId, unavailable), ...edition.begun];
  const isOpen = (at: DayHour) => !closed.some(({ day, minute }) => day === at.day && minute === at.minute);
  return edition.days.flatMap(({ day }) =>
    edition.hours.map(({ minute }) => ({ day, minute })).filter(isOpen),
  );
}
