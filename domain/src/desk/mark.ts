// Reconciles a device's mark with changes made in the meantime, and finds a person's current meeting.
import type { Attendance } from '../attendance/schema.ts';

type Mark = Attendance | null;

/** Maximum time that a device may be offline, in milliseconds: earlier instants are clamped. */
const LONGEST_AWAY_MS = 7 * 86_400_000;

/**
 * @param seen the mark that the device showed at the time
 * @param wanted the new mark, null for none
 * @returns 'same' if it already has this mark, 'conflict' if someone else has changed it since
 */
export function settleMark(current: Mark, seen: Mark, wanted: Mark): 'same' | 'write' | 'conflict' {
  if (current === wanted) return 'same';
  return current === seen ? 'write' : 'conflict';
}

/** The instant of an action on a device, clamped to the past week: its clock may be wrong. */
export const momentOf = (said: number, now: number): number =>
  Math.min(Math.max(said, now - LONGEST_AWAY_MS), now);

export interface TodaysMeeting {
  /** Start in minutes from midnight at the fair, and length in minutes. */
  minute: number;
  length: number;
  isApproved: boolean;
  mark: Mark;
}

/**
 * A person's current and next approved meeting.
 * @param minute from midnight at the fair
 */
export function meetingsAt<M extends TodaysMeeting>(
  meetings: readonly M[],
  minute: number,
): { now: M | null; next: M | null } {
  const approved = meetings.filter(({ isApproved }) => isApproved).sort((a, b) => a.minute - b.minute);
  return {
    now: approved.findLast((one) => one.minute <= minute && minute < one.minute + one.length) ?? null,
    next: approved.find((one) => one.minute > minute) ?? null,
  };
}
