// Finds the edition of the records that a link or an organiser's call refers to.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Stored } from '../../http/edition-of-writes.ts';

/** Identifies something that belongs to one edition for good. */
export type EditionOwner =
  | { editionId: number }
  | { registrationId: number }
  | { meetingId: number }
  | { userId: number; companyId: number }
  | { reference: string }
  | { bookingId: number }
  | { exhibitorId: number };

/** The id of the owner's edition; null if the owner does not exist. */
export async function findEditionOf(db: Kysely<Database>, owner: EditionOwner): Promise<number | null> {
  if ('editionId' in owner) return owner.editionId;
  if ('exhibitorId' in owner) {
    const row = await db
      .selectFrom('exhibitor')
      .select('edition_id')
      .where('id', '=', owner.exhibitorId)
      .executeTakeFirst();
    return row?.edition_id ?? null;
  }
  const row = await db
    .selectFrom('registration')
    .select('edition_id')
    .where(registrationOf(owner))
    // References and the ids of a person are unique; if they were not, the latest would count.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.edition_id ?? null;
}

function registrationOf(owner: Exclude<EditionOwner, { editionId: number } | { exhibitorId: number }>) {
  if ('registrationId' in owner) return sql<boolean>`id = ${owner.registrationId}`;
  if ('meetingId' in owner)
    return sql<boolean>`id = (select registration_id from claim where claim.id = ${owner.meetingId})`;
  if ('reference' in owner) return sql<boolean>`reference = ${owner.reference}`;
  if ('bookingId' in owner)
    return sql<boolean>`id = (select registration_id from booking where booking.id = ${owner.bookingId})`;
  return sql<boolean>`visitor_id = ${owner.userId} and company_id = ${owner.companyId}`;
}

/** Subqueries for the editions of the records with these ids. */
const EDITIONS_OF: Record<Stored, (ids: readonly (number | string)[]) => RawBuilder<unknown>> = {
  booking: (ids) => byRegistration(sql.table('booking'), ids),
  category: (ids) => byEdition(sql.table('category'), ids),
  document: (ids) => byRegistration(sql.table('document'), ids),
  email: (ids) => byEdition(sql.table('email'), ids),
  exhibitor: (ids) => byEdition(sql.table('exhibitor'), ids),
  'failed-address': (ids) => byEdition(sql.table('failed_address'), ids),
  'group-message': (ids) => byEdition(sql.table('group_message'), ids),
  import: (ids) => byEdition(sql.table('import_file'), ids),
  meeting: (ids) => byRegistration(sql.table('claim'), ids),
  merge: (ids) => byEdition(sql.table('category_merge'), ids),
  note: (ids) => byRegistration(sql.table('person_note'), ids),
  payment: (ids) =>
    sql`(select registration.edition_id from payment join booking on booking.id = payment.booking_id
         join registration on registration.id = booking.registration_id where payment.id = any(${ids}::int[]))`,
  person: (references) =>
    sql`(select edition_id from registration where reference = any(${references}::text[]))`,
  registration: (ids) => byEdition(sql.table('registration'), ids),
  'sub-category': (ids) => byEdition(sql.table('sub_category'), ids),
  task: (ids) => byRegistration(sql.table('person_task'), ids),
  view: (ids) => byEdition(sql.table('saved_view'), ids),
  visitor: (ids) => sql`(select edition_id from registration where visitor_id = any(${ids}::int[]))`,
};

const byEdition = (table: RawBuilder<unknown>, ids: readonly (number | string)[]) =>
  sql`(select edition_id from ${table} where id = any(${ids}::int[]))`;

const byRegistration = (table: RawBuilder<unknown>, ids: readonly (number | string)[]) =>
  sql`(select registration.edition_id from ${table} as thing
    join registration on registration.id = thing.registration_id where thing.id = any(${ids}::int[]))`;

/** The editions of the records that staff change; unknown ids are ignored. */
export const findEditionsOf = (
  db: Kysely<Database>,
  thing: Stored,
  ids: readonly (number | string)[],
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('edition')
    .select(['id', 'name'])
    .where(sql<boolean>`id in ${EDITIONS_OF[thing](ids)}`)
    .execute();
