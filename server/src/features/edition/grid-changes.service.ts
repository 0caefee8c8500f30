// What changes the days and hours of an edition: composed above, since meetings know editions and not the reverse.
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { pastDayFault } from '@visavis/domain/edition/readiness';
import type { EditionState } from '@visavis/domain/edition/state';
import { type DayReading, type Grid, gridFaults, isSameGrid } from '@visavis/domain/impact/grid';
import type { RestChoice, StayChoice, TouchedChoice, TouchedOutcome } from '@visavis/domain/impact/schema';
import type { Message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** What the organiser wants to become of touched meetings, and how many of them the organiser saw. */
export interface TouchedWish {
  touched?: TouchedChoice | undefined;
  rest?: RestChoice | undefined;
  expected?: number | undefined;
  /** Of booked stays whose first day gets another date. */
  stays?: StayChoice | undefined;
  /** Which days are the same. */
  sameDays?: DayReading | undefined;
}

export interface GridChanges {
  /** Writes other days and hours, and the changes of the meetings. @returns null where none was touched */
  apply(
    transaction: Transaction<Database>,
    change: { editionId: number; grid: Grid; organiser: Organiser } & TouchedWish,
  ): Promise<TouchedOutcome | null>;
  /** Arranges the places of a new draft's exhibitors: meetings of the original, which stay behind, stood on some. */
  arrangeCopy(transaction: Transaction<Database>, editionId: number): Promise<void>;
  /** Call it after the commit: this process shows the change at once, others within a second. */
  announce(): Promise<void>;
}

/** Days and hours of settings; parts that were left out stay. */
export const gridAfter = (before: Grid, wanted: { [Part in keyof Grid]?: Grid[Part] | undefined }): Grid => ({
  dates: wanted.dates ?? before.dates,
  starts: wanted.starts ?? before.starts,
  slotMinutes: wanted.slotMinutes ?? before.slotMinutes,
});

/** A message for each field that breaks a rule, where days and hours change at all. @param now of the clock */
export function faultsOfChange(
  { state, timeZone, ...before }: Grid & { state: EditionState; timeZone: string },
  after: Grid,
  now: Date,
): Record<string, Message> {
  if (isSameGrid(before, after)) return {};
  const faults = gridFaults(after);
  const today = fairDateAt(now, timeZone);
  const past = state === 'open' ? pastDayFault(before.dates, after.dates, today) : null;
  if (past) faults.dates ??= past;
  return Object.fromEntries(Object.entries(faults).map(([part, fault]) => [`settings.${part}`, fault]));
}
