// Whether a change of days and hours touches a meeting, and where the meeting stands afterwards without being moved.
import { type DayReading, datesAfter, type Grid, isOnGrid } from './grid.ts';
import type { TouchedKind } from './schema.ts';

/** When a meeting is, by its date: day numbers change with an edition, what people were told does not. */
export interface MeetingTime {
  /** YYYY-MM-DD at the fair. */
  date: string;
  /** From midnight, and how long, in minutes. */
  minute: number;
  length: number;
}

export interface GridChange {
  before: Grid;
  after: Grid;
  /** Which days are the same; see `datesAfter`. */
  sameDays?: DayReading | undefined;
}

/**
 * Why a change touches a meeting.
 * @returns null where the meeting stays as it is: its date and hour remain, or it was off the grid before
 */
export function touchedBy({
  before,
  after,
  sameDays,
}: GridChange): (time: MeetingTime) => TouchedKind | null {
  const dates = datesAfter(before.dates, after.dates, sameDays);
  return (time) => {
    // A date that was not one of the edition's before is off the grid already.
    const date = dates.get(time.date);
    if (date === undefined) return null;
    if (date === null) return 'day-removed';
    if (date !== time.date) return 'day-moved';
    if (isOnGrid(after, time) || !isOnGrid(before, time)) return null;
    return after.starts.includes(time.minute) ? 'length-changed' : 'hour-closed';
  };
}

/** The date that a meeting's day has after the change, from which the way to another slot is measured. */
export function dateWished({ before, after, sameDays }: GridChange): (date: string) => string {
  const dates = datesAfter(before.dates, after.dates, sameDays);
  return (date) => dates.get(date) ?? date;
}
