// One hour of one day on the grid, and its representations elsewhere.
import type { Edition, FairDay, FairHour } from '@visavis/domain/edition/schema';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { SlotRef } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { Text } from '../../i18n/text.ts';
import type { Dates } from '../../i18n/use-dates.ts';
import type { HourRef } from './holds.ts';

export interface GridSlot {
  day: FairDay;
  hour: FairHour;
}

export const slotRef = ({ day, hour }: GridSlot): SlotRef => ({ day: day.day, time: hour.label });

/** Null when the edition has no such hour. */
export function gridSlotOf(
  edition: Edition,
  { day, minute }: { day: number; minute: number },
): GridSlot | null {
  const fairDay = edition.days.find((candidate) => candidate.day === day);
  const fairHour = edition.hours.find((candidate) => candidate.minute === minute);
  return fairDay && fairHour ? { day: fairDay, hour: fairHour } : null;
}

/** The hour of a planned meeting, which stores its time as a label; null if the label is not an hour. */
export function hourOfMeeting(meeting: PlannedMeeting): HourRef | null {
  const minute = parseSlotTime(meeting.time);
  return minute === null ? null : { exhibitorId: meeting.exhibitorId, day: meeting.day, minute };
}

/** A meeting with an exhibitor in a slot, as the plan stores it. */
export function meetingAt({ day, hour }: GridSlot, exhibitor: Exhibitor): PlannedMeeting {
  return {
    day: day.day,
    date: day.date,
    dayOfWeek: day.dayOfWeek,
    time: hour.label,
    company: exhibitor.company_name,
    boothNumber: exhibitor.booth_number,
    exhibitorId: exhibitor.id,
  };
}

/** 'Monday 02 June, 2.00pm-3.00pm'. */
export function whenOf(text: Text, dates: Dates, { day, hour }: GridSlot): string {
  return text('scheduling.when', {
    weekday: dates.weekday(day.date),
    date: dates.day(day.date),
    time: dates.time(hour.range),
  });
}
