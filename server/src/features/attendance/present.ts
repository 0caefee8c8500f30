// Presents a meeting to those who mark it.
import type { AttendedMeeting, ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';
import { canBeMarked, differingView } from '@visavis/domain/attendance/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { presentSchedule } from '../registration/public.ts';
import { type AttendedRow, listAttended } from './repository.ts';

/** @param now decides whether the meeting's hour has begun */
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
    exhibitorSays: differingView(row),
    canBeMarked: canBeMarked(schedule, now, catalogue.timeZone),
  };
}

/** As its exhibitor sees it: without the name of the organiser who marked it. */
export const presentToExhibitor = ({ marked, ...meeting }: AttendedMeeting): ExhibitorsMeeting => ({
  ...meeting,
  marked: marked && { at: marked.at, way: marked.way },
});

/** The meetings of a registration that are marked, or that its exhibitor marked differently. */
export async function readMarks(
  db: Kysely<Database>,
  editionId: number,
  registrationId: number,
): Promise<Pick<AttendedMeeting, 'id' | 'attendance' | 'exhibitorSays'>[]> {
  const rows = await listAttended(db, editionId, { registrationId });
  return rows.flatMap(({ id, attendance, exhibitorView }) => {
    const exhibitorSays = differingView({ attendance, exhibitorView });
    return attendance === null && exhibitorSays === null ? [] : [{ id, attendance, exhibitorSays }];
  });
}
