// Writes the change of one meeting, and asks whether its exhibitor keeps an hour free.
import type { MeetingStanding } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Slot } from './present.ts';
import type { MeetingRow } from './repository.ts';

interface MeetingChange {
  exhibitorId: number;
  day: number;
  hour: number;
  place: number;
  startsAt: Date;
  standing: MeetingStanding;
  offGridReason: string | null;
  rejectionReason: string | null;
}

/** Writes a meeting and raises its version and that of its registration's schedule. */
export async function writeMeeting(
  transaction: Transaction<Database>,
  meeting: MeetingRow,
  change: MeetingChange,
): Promise<void> {
  const { id, registrationId } = meeting;
  const isMoved = (['exhibitorId', 'day', 'hour'] as const).some((part) => change[part] !== meeting[part]);
  await transaction
    .updateTable('claim')
    .set((column) => ({
      exhibitor_id: change.exhibitorId,
      day: change.day,
      hour: change.hour,
      place: change.place,
      starts_at: change.startsAt,
      status: change.standing.status,
      cancelled_by: change.standing.cancelledBy,
      off_grid_reason: change.offGridReason,
      rejection_reason: change.rejectionReason,
      // Whatever happens to it next is somebody's doing.
      released_at: null,
      // What was said of one hour is not true of another, nor of one that was taken back.
      ...((isMoved || change.standing.status !== MEETING_STATUS.approved) && {
        attendance: null,
        attendance_at: null,
        attendance_by: null,
        attendance_way: null,
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

/** Runs work that an index may refuse, and takes it back alone where it throws. */
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

/** Whether an organiser keeps the hour free of meetings. */
export async function isBlocked(
  transaction: Transaction<Database>,
  { exhibitorId, day, hour }: Slot,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('blocked_slot')
    .select('day')
    .where('exhibitor_id', '=', exhibitorId)
    .where('day', '=', day)
    .where('hour', '=', hour)
    .executeTakeFirst();
  return row !== undefined;
}
