// Reads and writes the editions of the dashboard: their list, settings and versions.
import { DEFAULT_LANGUAGE } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { logoRevision } from './logo.repository.ts';
import { ABSENT } from './tables.repository.ts';

const dates = sql<string[]>`dates::text[]`.as('dates');

/** The newest first. @param isLive a live site leaves out demo editions */
export function listEditionRows(db: Kysely<Database>, isLive: boolean) {
  return db
    .selectFrom('edition')
    .select(['id', 'name', 'state', 'is_demo', 'version', dates])
    .where((edition) => edition.or([edition('is_demo', '=', false), sql<boolean>`not ${isLive}::boolean`]))
    .orderBy('id', 'desc')
    .execute();
}

/** Bookings of live applications that wait for their deposit, or do not; those without one count as neither. */
const bookings = (isPaid: boolean) => sql<number>`(
  select count(*)::int from booking join registration on registration.id = booking.registration_id
  where registration.edition_id = edition.id and cancelled_at is null and booking.deposit_by <> 'none'
    and exists (select from payment where payment.booking_id = booking.id and state = 'paid') = ${isPaid}::boolean)`;

/** The version of the terms that an organiser has published with their own version. */
const ownTermsVersion = sql<string | null>`(
  select document_version from edition_text
  where edition_id = edition.id and key = 'terms' and language = ${DEFAULT_LANGUAGE})`.as(
  'own_terms_version',
);

function editionRow(db: Kysely<Database>, id: number, isLive: boolean) {
  return db
    .selectFrom('edition')
    .selectAll()
    .select([
      dates,
      logoRevision,
      ownTermsVersion,
      bookings(true).as('paid_bookings'),
      bookings(false).as('unpaid_bookings'),
    ])
    .where('id', '=', id)
    .where((edition) => edition.or([edition('is_demo', '=', false), sql<boolean>`not ${isLive}::boolean`]));
}

export type StoredEditionRow = NonNullable<Awaited<ReturnType<typeof findEditionRow>>>;

export function findEditionRow(db: Kysely<Database>, id: number, isLive: boolean) {
  return editionRow(db, id, isLive).executeTakeFirst();
}

export async function hasEdition(db: Kysely<Database>, id: number, isLive: boolean): Promise<boolean> {
  return (await findEditionRow(db, id, isLive)) !== undefined;
}

/** Pending and approved meetings that begin later than `now`, and how many people have them. */
export async function countAhead(
  db: Kysely<Database>,
  editionId: number,
  now: Date,
): Promise<{ people: number; meetings: number }> {
  return db
    .selectFrom('claim')
    .innerJoin('registration', 'registration.id', 'claim.registration_id')
    .select([
      sql<number>`count(distinct registration_id)::int`.as('people'),
      sql<number>`count(*)::int`.as('meetings'),
    ])
    .where('registration.edition_id', '=', editionId)
    .where('claim.status', 'in', [MEETING_STATUS.pending, MEETING_STATUS.approved])
    .where('claim.starts_at', '>', now)
    .executeTakeFirstOrThrow();
}

/** Locks the edition's row until the transaction ends. Bookings, which lock the grid's row, do not wait. */
export function lockEditionRow(transaction: Transaction<Database>, id: number, isLive: boolean) {
  return editionRow(transaction, id, isLive).forNoKeyUpdate().executeTakeFirst();
}

export type SettingsColumns = Pick<
  StoredEditionRow,
  | 'name'
  | 'wordmark_first'
  | 'wordmark_second'
  | 'sender_name'
  | 'business_on'
  | 'business_opens'
  | 'business_closes'
  | 'hosted_on'
  | 'hosted_opens'
  | 'hosted_closes'
  | 'contact_email'
  | 'contact_whatsapp'
  | 'country'
  | 'languages'
  | 'time_zone'
  | 'business_minimum'
  | 'business_maximum'
  | 'hosted_minimum'
  | 'hosted_maximum'
  | 'hosted_programme_meetings'
  | 'hosted_meetings_a_day'
  | 'hosted_stage_programs'
  | 'refund_after_meetings'
  | 'refund_within_days'
  | 'currency'
  | 'deposit_sen'
  | 'extra_night_sen'
  | 'deposit_by'
  | 'transfer_details'
  | 'stay_nights'
  | 'stay_arrivals'
  | 'room_types'
  | 'documents_kept_days'
  | 'unconfirmed_hours_a_day'
  | 'unconfirmed_released_after'
>;

/**
 * Whether an edition has meetings, decided ones included, or held hours: their instants were stored in its zone.
 * The instants of absences are never read.
 */
export async function hasClaims(transaction: Transaction<Database>, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('claim')
    .innerJoin('exhibitor', 'exhibitor.id', 'claim.exhibitor_id')
    .select('claim.id')
    .where('exhibitor.edition_id', '=', id)
    .where('claim.status', '<>', ABSENT)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an edition has bookings: their amounts are in its currency. */
export async function hasBookings(transaction: Transaction<Database>, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('booking')
    .innerJoin('registration', 'registration.id', 'booking.registration_id')
    .select('booking.id')
    .where('registration.edition_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeSettings(
  transaction: Transaction<Database>,
  id: number,
  columns: SettingsColumns,
): Promise<void> {
  await transaction
    .updateTable('edition')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
