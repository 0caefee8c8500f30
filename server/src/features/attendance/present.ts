// Presents a meeting to those who mark it.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { canBeMarked } from '@visavis/domain/attendance/schema';
import type { Catalogue } from '../edition/public.ts';
import { presentSchedule } from '../meeting/public.ts';
import type { AttendedRow } from './repository.ts';

/** @param now decides whether its hour has begun */
export function presentAttended(catalogue: Catalogue, row: AttendedRow, now: Date): AttendedMeeting {
  const schedule = presentSchedule(catalogue, row);
  return {
    ...schedule,
    registrationId: row.registrationId,
    programme: row.programme,
    reference: row.reference,
    name: row.name,
    company: row.company,
    attendance: row.attendance,
    marked:
      row.attendance === null || row.attendanceAt === null || row.attendanceWay === null
        ? null
        : {
            by: row.attendanceBy ?? row.exhibitorName,
            at: row.attendanceAt.toISOString(),
            way: row.attendanceWay,
          },
    canBeMarked: canBeMarked(schedule, now, catalogue.timeZone),
  };
}
