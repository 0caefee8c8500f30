// The grid of a fair as pages show it: its days, its hours and its UTC offset.
import { fairDaysIn } from './fair-time.ts';
import type { Edition } from './schema.ts';
import { fairHour } from './slot-time.ts';
import { zoneLabelOf } from './zone-label.ts';

export type FairGrid = Pick<Edition, 'days' | 'hours' | 'slotMinutes' | 'utcOffsetLabel'>;

interface StoredGrid {
  /** YYYY-MM-DD at the fair, in order. */
  dates: readonly string[];
  /** Slot starts of a day, in minutes from midnight at the fair. */
  starts: readonly number[];
  slotMinutes: number;
  /** IANA name. */
  timeZone: string;
}

export function fairGridOf({ dates, starts, slotMinutes, timeZone }: StoredGrid): FairGrid {
  const minute = starts[0] ?? 0;
  return {
    days: fairDaysIn(dates, minute, timeZone),
    hours: starts.map((start) => fairHour(start, slotMinutes)),
    slotMinutes,
    utcOffsetLabel: zoneLabelOf(
      dates.map((date) => ({ date, minute })),
      timeZone,
    ),
  };
}
