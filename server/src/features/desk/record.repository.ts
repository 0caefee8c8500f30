// Stores what the desk's devices send, so that each record is settled once.
import type { DeskSettled } from '@visavis/contract/desk/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type Answer = Omit<DeskSettled, 'id'>;

interface Scan {
  id: string;
  registrationId: number;
  at: Date;
}

/** Scans that are already stored are left unchanged. */
export async function insertScans(
  db: Kysely<Database>,
  scans: readonly Scan[],
  { organiserId, now }: { organiserId: number; now: Date },
): Promise<void> {
  if (scans.length === 0) return;
  await db
    .insertInto('desk_scan')
    .values(
      scans.map(({ id, registrationId, at }) => ({
        id,
        registration_id: registrationId,
        organiser_id: organiserId,
        at,
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface StoredRecord {
  organiserId: number;
  answer: Answer;
}

export async function findRecords(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const rows = await db
    .selectFrom('desk_record')
    .select(['id', 'organiser_id', 'answer'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, organiser_id, answer }) => [id, { organiserId: organiser_id, answer: answer as Answer }]),
  );
}

interface NewRecord {
  id: string;
  organiserId: number;
  registrationId: number | null;
  answer: Answer;
  now: Date;
}

/** Waits for a concurrent transaction that stores the same record. @returns false if it is already stored */
export async function insertRecord(
  db: Kysely<Database>,
  { id, organiserId, registrationId, answer, now }: NewRecord,
): Promise<boolean> {
  const row = await db
    .insertInto('desk_record')
    .values({
      id,
      organiser_id: organiserId,
      registration_id: registrationId,
      received_at: now,
      answer: JSON.stringify(answer),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setAnswer(
  transaction: Transaction<Database>,
  id: string,
  answer: Answer,
): Promise<void> {
  await transaction
    .updateTable('desk_record')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

/** Stores a meeting without a place: approving it takes one, by the usual rules. @returns its id */
export async function insertUnplaced(
  transaction: Transaction<Database>,
  meeting: {
    registrationId: number;
    exhibitorId: number;
    day: number;
    minute: number;
    length: number;
    startsAt: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('claim')
    .values({
      registration_id: meeting.registrationId,
      exhibitor_id: meeting.exhibitorId,
      day: meeting.day,
      minute: meeting.minute,
      length: meeting.length,
      starts_at: meeting.startsAt,
      status: MEETING_STATUS.rejected,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
