// The interface for changing an edition's days and hours: implemented above, as meetings depend on editions.
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { pastDayFault } from '@visavis/domain/edition/readiness';
import type { EditionState } from '@visavis/domain/edition/state';
import { type DayReading, type Grid, gridFaults, isSameGrid } from '@visavis/domain/impact/grid';
import type { RestChoice, StayChoice, TouchedChoice, TouchedOutcome } from '@visavis/domain/impact/schema';
import type { Message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** What the organiser chose for the affected meetings, and how many of them the organiser saw. */
export interface TouchedWish {
  touched?: TouchedChoice | undefined;
  rest?: RestChoice | undefined;
  expected?: number | undefined;
  /** The choice for booked stays whose first day changes. */
  stays?: StayChoice | undefined;
  /** How the new days correspond to the old ones. */
  sameDays?: DayReading | undefined;
}

export interface GridChanges {
  /** Writes new days and hours, and changes the affected meetings. @returns null if none was affected */
  apply(
    transaction: Transaction<Database>,
    change: { editionId: number; grid: Grid; organiser: Organiser } & TouchedWish,
  ): Promise<TouchedOutcome | null>;
  /** Arranges the places of a new draft's exhibitors: in the original, meetings that are not copied took some. */
  arrangeCopy(transaction: Transaction<Database>, editionId: number): Promise<void>;
  /** Call it after the commit: this process shows the change at once, others within a second. */
  announce(): Promise<void>;
}

/** The days and hours after a change of settings; omitted parts stay. */
export const gridAfter = (before: Grid, wanted: { [Part in keyof Grid]?: Grid[Part] | undefined }): Grid => ({
  dates: wanted.dates ?? before.dates,
  starts: wanted.starts ?? before.starts,
  slotMinutes: wanted.slotMinutes ?? before.slotMinutes,
});

/** A message for each field that breaks a rule; none unless days or hours change. @param now of the clock */
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
