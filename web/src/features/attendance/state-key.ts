// The text id for a meeting's mark, used both to display it and to search by it.
import type { ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';

export function stateKey({ attendance, canBeMarked }: Pick<ExhibitorsMeeting, 'attendance' | 'canBeMarked'>) {
  if (attendance !== null) return `attendance.${attendance}` as const;
  return canBeMarked ? 'attendance.notMarked' : 'attendance.notBegun';
}
