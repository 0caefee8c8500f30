// The id of the text for a meeting's mark, which is both displayed and searched.
import type { ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';

export function stateKey({ attendance, canBeMarked }: Pick<ExhibitorsMeeting, 'attendance' | 'canBeMarked'>) {
  if (attendance !== null) return `attendance.${attendance}` as const;
  return canBeMarked ? 'attendance.notMarked' : 'attendance.notBegun';
}
