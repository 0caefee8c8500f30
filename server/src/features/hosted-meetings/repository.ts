// Books the meetings of a hosted buyer, and reads what the buyer's last page shows.
import type { Attendance } from '@visavis/domain/attendance/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { named } from '../../platform/sql/named.ts';
import { currentSubCategories } from '../category/public.ts';
import {
  FREE_PLACE,
  NONE_BLOCKED,
  PLACES_OF_WANTED,
  RELEASE_HOLDS,
  WANTED,
  type WantedHours,
} from '../slot/public.ts';

export interface NewMeetings {
  registrationId: number;
  slotMinutes: number;
  /** Sorted by exhibitor, day and hour, so that concurrent submissions never deadlock. */
  meetings: readonly { exhibitorId: number; day: number; minute: number; startsAt: Date }[];
  /** Token hash of the draft whose holds become the meetings; the draft ends. */
  draftTokenHash: Buffer | null;
  now: Date;
}

const book = named<WantedHours & { registrationId: number }>(`
  with ${WANTED}, ${RELEASE_HOLDS}, new_meetings as (
    insert into claim (registration_id, exhibitor_id, day, minute, length, starts_at, place)
    select :registrationId::int, exhibitor_id, day, minute, length, starts_at, ${FREE_PLACE}
    from wanted ${PLACES_OF_WANTED} and ${NONE_BLOCKED}
    order by exhibitor_id, day, minute
    returning id
  )
  select count(*)::int as count from new_meetings`);

/**
 * Books all meetings or none in one statement; the claims' unique indexes refuse taken places.
 * @returns false when an organiser has blocked one of the hours: nothing is booked then
 * @throws the database's error of a unique index, a deadlock or a lost connection
 */
export async function bookMeetings(
  transaction: Transaction<Database>,
  { registrationId, meetings, slotMinutes, draftTokenHash, now }: NewMeetings,
): Promise<boolean> {
  const { rows } = await transaction.executeQuery<{ count: number }>(
    book({
      exhibitorIds: meetings.map(({ exhibitorId }) => exhibitorId),
      days: meetings.map(({ day }) => day),
      minutes: meetings.map(({ minute }) => minute),
      length: slotMinutes,
      starts: meetings.map(({ startsAt }) => startsAt),
      registrationId,
      tokenHash: draftTokenHash,
      now,
    }),
  );
  return rows[0]?.count === meetings.length;
}

const storeInterests = named<{ registrationId: number; subCategoryIds: readonly number[] }>(`
  insert into registration_interest (registration_id, sub_category_id)
  select :registrationId::int, sub_category_id
  from (${currentSubCategories(':subCategoryIds::int[]')}) as current
  on conflict do nothing`);

/** Records that the meetings were saved, and what the buyer is interested in. */
export async function markSaved(
  transaction: Transaction<Database>,
  { registrationId, subCategoryIds, now }: { registrationId: number; subCategoryIds: number[]; now: Date },
): Promise<void> {
  await transaction
    .updateTable('application')
    .set((application) => ({ meetings_saved_at: now, version: application('version', '+', 1) }))
    .where('registration_id', '=', registrationId)
    .execute();
  if (subCategoryIds.length === 0) return;
  await transaction.executeQuery(storeInterests({ registrationId, subCategoryIds }));
}

/** Whether each meeting took place, by its id; null until somebody records it. */
export async function listAttendance(
  db: Kysely<Database>,
  registrationId: number,
): Promise<Map<number, Attendance | null>> {
  const { rows } = await sql<{ id: number; attendance: Attendance | null }>`
    select id, attendance from meeting where registration_id = ${registrationId}`.execute(db);
  return new Map(rows.map(({ id, attendance }) => [id, attendance]));
}

/** Whether the deposit of a booking was refunded: by the provider, or by hand and recorded here. */
export async function isDepositRefunded(db: Kysely<Database>, bookingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select('refund.id')
    .where('booking_id', '=', bookingId)
    // A surplus payment is refunded in full: it was never the deposit.
    .where('is_surplus', '=', false)
    .where('refund.ended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
