// Values of a meeting's edit form; keeps date, day and day of the week in agreement.
import type { Edition, FairDay } from '@visavis/domain/edition/schema';
import { parseSlot, slotRange } from '@visavis/domain/edition/slot-time';
import type { MeetingStatus, Schedule } from '@visavis/domain/meeting/schema';

export interface ExhibitorChoice {
  id: number;
  name: string;
  boothNumber: string;
}

export interface EditValues {
  exhibitor: ExhibitorChoice;
  status: MeetingStatus;
  /** YYYY-MM-DD. */
  date: string;
  /** As typed. */
  day: string;
  dayOfWeek: string;
  /** Start, in minutes from midnight. */
  minute: number;
  /** Why an hour outside those of the edition is allowed. */
  reason: string;
}

export type WhenField = 'date' | 'day' | 'dayOfWeek';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
/** The whole hours of the day, in minutes. */
const WHOLE_HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

/**
 * Starts offered by the select: 12 AM to 11 PM (hosted buyer and dashboard 2), with those of the edition and the
 * chosen one, which may lie between.
 */
export const startsToChoose = (edition: Edition, chosen: number): number[] =>
  [...new Set([...WHOLE_HOURS, ...edition.hours.map(({ minute }) => minute), chosen])].sort((a, b) => a - b);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** '09:30'. */
export const timeValue = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

export const valuesOf = (meeting: Schedule): EditValues => ({
  exhibitor: { id: meeting.exhibitorId, name: meeting.exhibitor, boothNumber: meeting.boothNumber },
  status: meeting.status,
  date: meeting.date,
  day: String(meeting.day),
  dayOfWeek: meeting.dayOfWeek,
  minute: meeting.minute,
  reason: '',
});

/** Applies a change of one of the three; the other two follow if the edition has such a day. */
export function withWhen(values: EditValues, field: WhenField, value: string, edition: Edition): EditValues {
  const found = edition.days.find((day) => partOf(day, field) === value.trim());
  return found
    ? { ...values, date: found.date, day: String(found.day), dayOfWeek: found.dayOfWeek }
    : { ...values, [field]: value };
}

/** Whether the three name one day of the edition. */
export const isDayOfEdition = (values: EditValues, edition: Edition): boolean =>
  edition.days.some((day) =>
    (['date', 'day', 'dayOfWeek'] as const).every((field) => partOf(day, field) === values[field].trim()),
  );

export const isFairHour = (minute: number, edition: Edition): boolean =>
  edition.hours.some((fair) => fair.minute === minute);

/** An hour of a day, by their numbers. */
export interface Slot {
  day: number;
  /** Start, in minutes from midnight. */
  minute: number;
}

export const isSameSlot = (one: Slot | null, other: Slot | null): boolean =>
  one !== null && other !== null && one.day === other.day && one.minute === other.minute;

/** The entered day and hour; null while day, date and weekday do not name one day of the edition. */
export const slotOf = (values: EditValues, edition: Edition): Slot | null =>
  isDayOfEdition(values, edition) ? { day: Number(values.day), minute: values.minute } : null;

/** Enters an hour of the grid. */
export function withSlot(values: EditValues, { day, minute }: Slot, edition: Edition): EditValues {
  return { ...withWhen(values, 'day', String(day), edition), minute };
}

/**
 * The entered hour as a range: with the slot length if it moves to an hour of the grid, else with its former length.
 * @param base the meeting before the change
 */
export function rangeOf(values: EditValues, base: Schedule, edition: Edition): string {
  const former = parseSlot(base.time)?.length ?? edition.slotMinutes;
  const isMoved = !isSameSlot(slotOf(values, edition), base);
  const isLonger = !isMoved || (!isFairHour(values.minute, edition) && values.minute === base.minute);
  return slotRange(values.minute, isLonger ? former : edition.slotMinutes);
}

/** The same in the server's format: without an end, unless the meeting's length differs from the edition's slots. */
export const timeOf = (values: EditValues, base: Schedule, edition: Edition): string =>
  isFairHour(values.minute, edition) && parseSlot(base.time)?.length !== edition.slotMinutes
    ? rangeOf(values, base, edition)
    : timeValue(values.minute);

const partOf = (day: FairDay, field: WhenField): string => String(day[field]);
