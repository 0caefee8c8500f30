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
  /** Start hour, 0 to 23. */
  hour: number;
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
/** Hours of the select, 12 AM to 11 PM (hosted buyer and dashboard 2). */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** '00:00'. */
export const hourValue = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const valuesOf = (meeting: Schedule): EditValues => ({
  exhibitor: { name: meeting.exhibitor, boothNumber: meeting.boothNumber },
  status: meeting.status,
  date: meeting.date,
  day: String(meeting.day),
  dayOfWeek: meeting.dayOfWeek,
  hour: meeting.hour,
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

export const isFairHour = (hour: number, edition: Edition): boolean =>
  edition.hours.some((fair) => fair.hour === hour);

const partOf = (day: FairDay, field: WhenField): string => String(day[field]);
