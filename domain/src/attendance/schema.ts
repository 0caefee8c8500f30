// Attendance of meetings, on which the refund of a deposit depends.
import { hasBegun } from '../edition/fair-time.ts';
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

export const ATTENDANCES = ['held', 'missed'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** dashboard: by an organiser. exhibitor-link: by the exhibitor, through its own secret link. */
export type AttendanceWay = 'dashboard' | 'exhibitor-link';

/**
 * Whether a meeting can be marked: it is approved and its hour has begun. Visitors never mark their own meetings.
 * @param date YYYY-MM-DD at the fair
 * @param minute of its start, from midnight at the fair
 * @param zone of the fair
 */
export function canBeMarked(
  { status, date, minute }: { status: MeetingStatus; date: string; minute: number },
  now: Date,
  zone: string,
): boolean {
  return status === MEETING_STATUS.approved && hasBegun(date, minute, now, zone);
}

/**
 * Whether the deposit refund is due (hosted buyer and dashboard 1).
 * @param heldCount meetings marked as held
 * @param refundAfterMeetings the edition's number, 4 unless changed
 */
export function isRefundDue(heldCount: number, refundAfterMeetings: number): boolean {
  return heldCount >= refundAfterMeetings;
}
