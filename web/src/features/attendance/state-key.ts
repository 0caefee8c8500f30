// The word for how a meeting is marked, as its row shows it and as a search finds it.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';

export function stateKey({ attendance, canBeMarked }: AttendedMeeting) {
  if (attendance !== null) return `attendance.${attendance}` as const;
  return canBeMarked ? 'attendance.notMarked' : 'attendance.notBegun';
}
