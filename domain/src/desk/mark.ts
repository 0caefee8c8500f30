// How a mark of a device is settled with what has happened since, and which meeting of a person is at hand.
import type { Attendance } from '../attendance/schema.ts';

type Mark = Attendance | null;

/** Milliseconds for which a device may be without a network: an older moment is taken for this one. */
const LONGEST_AWAY_MS = 7 * 86_400_000;

/**
 * @param seen the mark that the device showed when its person decided
 * @param wanted the mark that the person gave, null for none
 * @returns 'same' where it is marked so already, 'conflict' where somebody else has marked it otherwise since
 */
export function settleMark(current: Mark, seen: Mark, wanted: Mark): 'same' | 'write' | 'conflict' {
  if (current === wanted) return 'same';
  return current === seen ? 'write' : 'conflict';
}

/** The moment at which a device did something, never later than now: its clock may be wrong. */
export const momentOf = (said: number, now: number): number =>
  Math.min(Math.max(said, now - LONGEST_AWAY_MS), now);

export interface TodaysMeeting {
  /** From midnight at the fair, and how long, in minutes. */
  minute: number;
  length: number;
  isApproved: boolean;
  mark: Mark;
}

/**
 * The meeting that a person is in, and the next one.
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
