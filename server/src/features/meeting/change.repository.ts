// Writes the change of one meeting, and checks whether an hour of its exhibitor is blocked.
import type { MeetingStanding } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { MeetingRow, Slot } from '../registration/public.ts';

interface MeetingChange {
  exhibitorId: number;
  day: number;
  minute: number;
  length: number;
  place: number;
  startsAt: Date;
  standing: MeetingStanding;
  offGridReason: string | null;
  rejectionReason: string | null;
}

/** Writes a meeting and increments its version and that of its registration's schedule. */
export async function writeMeeting(
  transaction: Transaction<Database>,
  meeting: MeetingRow,
  change: MeetingChange,
): Promise<void> {
  const { id, registrationId } = meeting;
  const isMoved = (['exhibitorId', 'day', 'minute', 'length'] as const).some(
    (part) => change[part] !== meeting[part],
  );
  await transaction
    .updateTable('claim')
    .set((column) => ({
      exhibitor_id: change.exhibitorId,
      day: change.day,
      minute: change.minute,
      length: change.length,
      place: change.place,
      starts_at: change.startsAt,
      status: change.standing.status,
      cancelled_by: change.standing.cancelledBy,
      off_grid_reason: change.offGridReason,
      rejection_reason: change.rejectionReason,
      // From now on its status is a decision, not an automatic release.
      released_at: null,
      // Attendance recorded for one hour is not valid for another, nor for a meeting no longer approved.
      ...((isMoved || change.standing.status !== MEETING_STATUS.approved) && {
        attendance: null,
        attendance_at: null,
        attendance_by: null,
        attendance_way: null,
        exhibitor_view: null,
      }),
      version: column('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('registration')
    .set((column) => ({ schedule_version: column('schedule_version', '+', 1) }))
    .where('id', '=', registrationId)
    .execute();
}

/** Runs work that may violate an index, and rolls back only that work if it throws. */
export async function inSavepoint<T>(transaction: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(transaction);
    await sql`release savepoint attempt`.execute(transaction);
    throw error;
  }
}

/** Whether an organiser has blocked the hour. */
export async function isBlocked(
  transaction: Transaction<Database>,
  { exhibitorId, day, minute, length }: Slot,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('blocked_slot')
    .select('day')
    .where('exhibitor_id', '=', exhibitorId)
    .where('day', '=', day)
    .where('minute', '<', minute + length)
    .where(sql`minute + length`, '>', minute)
    .executeTakeFirst();
  return row !== undefined;
}
