// Lists failed addresses that are still in use, and finds the people a bounce is about.
import { foldEmail } from '@visavis/domain/text/normalise';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Failures of live registrations that still have the address; a corrected address is in neither list. */
function listed(db: Kysely<Database>, editionId: number, isDealt: boolean) {
  return db
    .selectFrom('failed_address')
    .innerJoin('registration', (join) =>
      join
        .onRef('registration.id', '=', 'failed_address.registration_id')
        .onRef('registration.folded_email', '=', 'failed_address.folded_email'),
    )
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .where('failed_address.edition_id', '=', editionId)
    .where('failed_address.dealt_at', isDealt ? 'is not' : 'is', null)
    .where('registration.cancelled_at', 'is', null);
}

/** The number of failures still to be dealt with. */
export const countOpen = (db: Kysely<Database>, editionId: number): Promise<number> =>
  count(db, editionId, false);

async function count(db: Kysely<Database>, editionId: number, isDealt: boolean): Promise<number> {
  const { total } = await listed(db, editionId, isDealt)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** @param isDealt lists those already dealt with, which are still left out of mail */
export async function listFailures(
  db: Kysely<Database>,
  editionId: number,
  { limit, offset, isDealt }: { limit: number; offset: number; isDealt: boolean },
) {
  const [rows, total] = await Promise.all([
    listed(db, editionId, isDealt)
      .leftJoin('email', 'email.id', 'failed_address.email_id')
      .select([
        'failed_address.id',
        'registration.reference',
        'visitor.name',
        'visitor.email',
        'failed_address.kind',
        'failed_address.reason',
        'failed_address.failed_at as failedAt',
        'failed_address.email_id as emailId',
        'email.subject',
      ])
      .orderBy('failed_address.failed_at', 'desc')
      .orderBy('failed_address.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    count(db, editionId, isDealt),
  ]);
  return { rows, total };
}

/** The newest failure at the address of a registration, dealt with or not; null if there is none. */
export async function findFailure(db: Kysely<Database>, registrationId: number) {
  const row = await db
    .selectFrom('registration')
    .innerJoin('failed_address', (join) =>
      join
        .onRef('failed_address.edition_id', '=', 'registration.edition_id')
        .onRef('failed_address.folded_email', '=', 'registration.folded_email'),
    )
    .select(['failed_address.kind', 'failed_address.reason', 'failed_address.failed_at as failedAt'])
    .where('registration.id', '=', registrationId)
    .where('failed_address.kind', '<>', 'message')
    .orderBy('failed_address.failed_at', 'desc')
    .$narrowType<{ kind: 'address' | 'bounce' }>()
    .executeTakeFirst();
  return row ?? null;
}

/** The live registrations with one of these addresses. */
export async function findByAddress(db: Kysely<Database>, editionId: number, addresses: readonly string[]) {
  return db
    .selectFrom('registration')
    .select(['id', 'reference', 'folded_email as foldedEmail'])
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`folded_email = any(${addresses.map(foldEmail)}::text[])`)
    .execute();
}

/** The emails of an edition with one of these Message-IDs. */
export async function findByMessageId(
  db: Kysely<Database>,
  editionId: number,
  messageIds: readonly string[],
) {
  return db
    .selectFrom('email')
    .select(['id', 'recipient', 'registration_id as registrationId'])
    .where('edition_id', '=', editionId)
    .where('organiser_id', 'is', null)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::text[])`)
    .execute();
}

/** @returns the reference of its registration; undefined if it is not on the list */
export async function deal(
  transaction: Transaction<Database>,
  { id, editionId, organiserId }: { id: number; editionId: number; organiserId: number },
  now: Date,
) {
  const row = await transaction
    .updateTable('failed_address')
    .set({ dealt_at: now, dealt_by: organiserId })
    .where('id', '=', id)
    .where('edition_id', '=', editionId)
    .where('dealt_at', 'is', null)
    .returning('registration_id as registrationId')
    .executeTakeFirst();
  return row?.registrationId;
}

/** @returns the registration; undefined if it is not there */
export async function clear(
  transaction: Transaction<Database>,
  { id, editionId }: { id: number; editionId: number },
) {
  const row = await transaction
    .deleteFrom('failed_address')
    .where('id', '=', id)
    .where('edition_id', '=', editionId)
    .returning('registration_id as registrationId')
    .executeTakeFirst();
  return row?.registrationId;
}

export async function referenceOf(db: Kysely<Database>, registrationId: number): Promise<string> {
  const { reference } = await db
    .selectFrom('registration')
    .select('reference')
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
  return reference;
}
