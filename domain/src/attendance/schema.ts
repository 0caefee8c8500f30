// Whether a meeting took place: what the refund of a deposit rests on.
import { slotStartsAt } from '../edition/calendar.ts';
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

export const ATTENDANCES = ['held', 'missed'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** dashboard: by an organiser. exhibitor-link: by the exhibitor, through its own secret link. */
export type AttendanceWay = 'dashboard' | 'exhibitor-link';

/**
 * Whether a meeting can be marked: an approved one whose hour has begun. A visitor never marks its own.
 * @param date YYYY-MM-DD at the fair
 * @param hour start hour at the fair
 */
export function canBeMarked(
  { status, date, hour }: { status: MeetingStatus; date: string; hour: number },
  now: Date,
): boolean {
  return status === MEETING_STATUS.approved && slotStartsAt(date, hour).getTime() <= now.getTime();
}

/**
 * Whether the deposit is due back (hosted buyer and dashboard 1).
 * @param heldCount meetings marked as held
 * @param refundAfterMeetings the edition's number, 4 unless changed
 */
export function isRefundDue(heldCount: number, refundAfterMeetings: number): boolean {
  return heldCount >= refundAfterMeetings;
}
