// Whether a change of days and hours affects a meeting, and where the meeting is afterwards if it is not moved.
import { type DayReading, datesAfter, type Grid, isOnGrid } from './grid.ts';
import type { TouchedKind } from './schema.ts';

/** A meeting's time by date: day numbers change with an edition, the announced date does not. */
export interface MeetingTime {
  /** YYYY-MM-DD at the fair. */
  date: string;
  /** Start in minutes from midnight, and length in minutes. */
  minute: number;
  length: number;
}

export interface GridChange {
  before: Grid;
  after: Grid;
  /** How days map to the previous ones; see `datesAfter`. */
  sameDays?: DayReading | undefined;
}

/**
 * Why a change affects a meeting.
 * @returns null if the meeting stays as it is: its date and hour remain, or it was already off the grid
 */
export function touchedBy({
  before,
  after,
  sameDays,
}: GridChange): (time: MeetingTime) => TouchedKind | null {
  const dates = datesAfter(before.dates, after.dates, sameDays);
  return (time) => {
    // A date that was not in the edition is off the grid already.
    const date = dates.get(time.date);
    if (date === undefined) return null;
    if (date === null) return 'day-removed';
    if (date !== time.date) return 'day-moved';
    if (isOnGrid(after, time) || !isOnGrid(before, time)) return null;
    return after.starts.includes(time.minute) ? 'length-changed' : 'hour-closed';
  };
}

/** The new date of a meeting's day, from which distances to other slots are measured. */
export function dateWished({ before, after, sameDays }: GridChange): (date: string) => string {
  const dates = datesAfter(before.dates, after.dates, sameDays);
  return (date) => dates.get(date) ?? date;
}
