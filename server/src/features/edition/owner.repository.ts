// Finds the edition of what somebody's link or an organiser's call names.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** What belongs to one edition for ever. */
export type EditionOwner =
  | { editionId: number }
  | { registrationId: number }
  | { meetingId: number }
  | { userId: number; companyId: number }
  | { reference: string }
  | { bookingId: number }
  | { exhibitorId: number };

/** Null if there is no such thing. */
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
    // A reference and the ids of a person are given once; were they not, the last one counts.
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
