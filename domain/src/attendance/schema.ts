// Attendance of meetings, which determines the refund of a deposit.
import { hasBegun } from '../edition/fair-time.ts';
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

export const ATTENDANCES = ['held', 'missed'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** dashboard: by an organiser. exhibitor-link: by the exhibitor, through its secret link. */
export type AttendanceWay = 'dashboard' | 'exhibitor-link';

/**
 * Whether a meeting can be marked: it is approved and its hour has begun. Visitors never mark their own meetings.
 * @param date YYYY-MM-DD at the fair
 * @param minute start, in minutes from midnight at the fair
 * @param zone of the fair
 */
export function canBeMarked(
  { status, date, minute }: { status: MeetingStatus; date: string; minute: number },
  now: Date,
  zone: string,
): boolean {
  return status === MEETING_STATUS.approved && hasBegun(date, minute, now, zone);
}

export interface StandingMark {
  attendance: Attendance | null;
  /** Null if unmarked. */
  way: AttendanceWay | null;
  /** What the exhibitor said last; null if nothing, or if it was withdrawn. */
  exhibitorView: Attendance | null;
}

/** Whether staff marked the meeting: only staff can change or remove such a mark. */
export const isMarkOfStaff = ({ attendance, way }: Pick<StandingMark, 'attendance' | 'way'>): boolean =>
  attendance !== null && way === 'dashboard';

/**
 * The mark and the exhibitor's view after a button press. The exhibitor's view is the mark until staff mark the
 * meeting; after that, both are stored.
 * @param said null removes the mark or withdraws the view
 */
export function afterMark(before: StandingMark, way: AttendanceWay, said: Attendance | null): StandingMark {
  if (way === 'dashboard') return { ...before, attendance: said, way: said && way };
  if (isMarkOfStaff(before)) return { ...before, exhibitorView: said };
  return { attendance: said, way: said && way, exhibitorView: said };
}

/** The exhibitor's view if it differs from the mark, which may have been removed; null otherwise. */
export const differingView = ({
  attendance,
  exhibitorView,
}: Pick<StandingMark, 'attendance' | 'exhibitorView'>): Attendance | null =>
  exhibitorView === attendance ? null : exhibitorView;

/**
 * Whether the deposit refund is due (hosted buyer and dashboard 1).
 * @param heldCount meetings marked as held
 * @param refundAfterMeetings the edition's setting, 4 by default
 */
export function isRefundDue(heldCount: number, refundAfterMeetings: number): boolean {
  return heldCount >= refundAfterMeetings;
}
