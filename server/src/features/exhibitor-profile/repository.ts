// Reads one exhibitor in full: texts, products, representatives, slots, and the people affected by a change.
import type { SlotTime } from '@visavis/domain/edition/slot-time';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** The exhibitor's own row. */
export function findStoredExhibitor(db: Kysely<Database>, id: number) {
  return db.selectFrom('exhibitor').selectAll().where('id', '=', id).executeTakeFirst();
}
export type StoredExhibitor = NonNullable<Awaited<ReturnType<typeof findStoredExhibitor>>>;

/** Locks the exhibitor's row until the transaction ends; bookings, which only refer to it, do not wait. */
export function lockStoredExhibitor(transaction: Transaction<Database>, id: number) {
  return transaction
    .selectFrom('exhibitor')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** In the order in which visitors see them. */
export function listProducts(db: Kysely<Database>, exhibitorId: number) {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'description', 'texts', 'has_image', 'image_revision'])
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type StoredProduct = Awaited<ReturnType<typeof listProducts>>[number];

export function listRepresentatives(db: Kysely<Database>, exhibitorId: number) {
  return db
    .selectFrom('representative')
    .select(['id', 'name', 'title', 'email', 'languages', 'hours'])
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type StoredRepresentative = Awaited<ReturnType<typeof listRepresentatives>>[number];

/** The dates and slots of an edition. */
export async function readGrid(db: Kysely<Database>, editionId: number) {
  const row = await db
    .selectFrom('edition')
    .select([
      sql<string[]>`dates::text[]`.as('dates'),
      'starts',
      'slot_minutes as slotMinutes',
      'time_zone as timeZone',
    ])
    .where('id', '=', editionId)
    .executeTakeFirstOrThrow();
  const slots = row.dates.flatMap((date, index) =>
    row.starts.map((minute) => ({ day: index + 1, date, minute, length: row.slotMinutes })),
  );
  return { ...row, slots };
}
export type Grid = Awaited<ReturnType<typeof readGrid>>;

/** Live claims of an exhibitor: meetings, holds that have not expired, and absences. */
export function listLiveClaims(db: Kysely<Database>, exhibitorId: number, now: Date) {
  return db
    .selectFrom('claim')
    .leftJoin('registration', 'registration.id', 'claim.registration_id')
    .leftJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select([
      'claim.id',
      'claim.day',
      'claim.minute',
      'claim.length',
      'claim.place',
      'claim.status',
      'claim.registration_id as registrationId',
      'claim.draft_id as draftId',
      'visitor.name as person',
    ])
    .where('claim.exhibitor_id', '=', exhibitorId)
    .where('claim.status', '<>', STATUS.rejected)
    .where((claim) =>
      claim.or([claim('claim.status', '<>', STATUS.held), claim('claim.expires_at', '>', now)]),
    )
    .orderBy('claim.starts_at')
    .orderBy('claim.place')
    .execute();
}
export type LiveClaim = Awaited<ReturnType<typeof listLiveClaims>>[number];

export function listBlocked(db: Kysely<Database>, exhibitorId: number): Promise<SlotTime[]> {
  return db
    .selectFrom('blocked_slot')
    .select(['day', 'minute', 'length'])
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
}

/** The number of registrations interested in one of its sub-categories, and its latest recorded change. */
export async function readConcerned(db: Kysely<Database>, exhibitorId: number) {
  const { rows } = await sql<{ followers: number; at: Date | null; by: string | null }>`
    select
      (select count(distinct registration_id)::int from registration_interest
        join registration on registration.id = registration_id and cancelled_at is null
        where sub_category_id in (
          select sub_category_id from exhibitor_sub_category where exhibitor_id = ${exhibitorId})) as followers,
      latest.at, latest.actor as by
    from (select) as one
    left join (
      select at, actor from audit_entry where exhibitor_id = ${exhibitorId} order by id desc limit 1
    ) as latest on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A left join of one row has a row.');
  return row;
}
