// Values of a meeting's edit form; keeps date, day and day of the week in agreement.
import type { Edition, FairDay } from '@visavis/domain/edition/schema';
import type { MeetingStatus, Schedule } from '@visavis/domain/meeting/schema';

export interface ExhibitorChoice {
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
  /** Of its start, from midnight. */
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
  exhibitor: { name: meeting.exhibitor, boothNumber: meeting.boothNumber },
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

const partOf = (day: FairDay, field: WhenField): string => String(day[field]);
