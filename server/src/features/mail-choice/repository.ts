// Stores who opted out of messages and where mail fails: by address, in all registrations of an edition.
import { foldEmail } from '@visavis/domain/text/normalise';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { StoppedMail } from '../../adapters/database/message-schema.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../../platform/changes/told.ts';

/** The query alias that has `edition_id` and `folded_email`. */
type Addressed = 'registration' | 'contact';

/** Whether the address of a registration or an exhibitor's contact opted out of a kind of mail, for a query on it. */
export const isStopped = (kind: StoppedMail, of: Addressed = 'registration') =>
  sql<boolean>`exists (select from mail_stop
    where mail_stop.edition_id = ${sql.ref(`${of}.edition_id`)}
      and mail_stop.folded_email = ${sql.ref(`${of}.folded_email`)} and mail_stop.kind = ${kind})`;

/** Whether mail to the address of a registration or an exhibitor's contact fails, for a query on it. */
export const isFailedAddress = (
  of: Addressed = 'registration',
) => sql<boolean>`exists (select from failed_address
  where failed_address.edition_id = ${sql.ref(`${of}.edition_id`)}
    and failed_address.folded_email = ${sql.ref(`${of}.folded_email`)} and failed_address.kind <> 'message')`;

/**
 * The state of a registration's address, from all mail sent to it, for use in a query on `registration`. failed: mail
 * bounced or was refused, or nothing has arrived yet and something failed. unconfirmed: mail arrives, but the visitor
 * has not confirmed the address. working: it is confirmed, or nothing suggests otherwise.
 */
export const ADDRESS_STATE = sql<'failed' | 'unconfirmed' | 'working'>`case
  when ${isFailedAddress()} then 'failed'
  when exists (select from email where email.registration_id = registration.id and email.state = 'sent'
    and email.organiser_id is null) then
    case when registration.programme = 'business' and registration.confirmed_at is null
      then 'unconfirmed' else 'working' end
  when exists (select from email where email.registration_id = registration.id and email.state = 'failed'
    and email.organiser_id is null) then 'failed'
  else 'working' end`;

export async function hasStopped(
  db: Kysely<Database>,
  registrationId: number,
  kind: StoppedMail,
): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select(isStopped(kind).as('stopped'))
    .where('registration.id', '=', registrationId)
    .executeTakeFirst();
  return row?.stopped ?? false;
}

/** Whether an exhibitor's contact opted out of messages to groups; null if the exhibitor no longer takes part. */
export async function hasContactStopped(db: Kysely<Database>, exhibitorId: number): Promise<boolean | null> {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('exhibitor')
        .select(['edition_id', sql<string>`lower(contact_email)`.as('folded_email')])
        .where('id', '=', exhibitorId)
        .where('archived_at', 'is', null)
        .as('contact'),
    )
    .select(isStopped('group', 'contact').as('stopped'))
    .executeTakeFirst();
  return row?.stopped ?? null;
}

export async function readChoice(db: Kysely<Database>, registrationId: number) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select([
      'registration.edition_id as editionId',
      'registration.folded_email as foldedEmail',
      'registration.reference',
      'visitor.email',
      isStopped('group').as('stopsGroup'),
      isStopped('reminder').as('stopsReminders'),
    ])
    .where('registration.id', '=', registrationId)
    .where('registration.folded_email', '<>', '')
    .executeTakeFirst();
}

export async function findRegistration(
  db: Kysely<Database>,
  editionId: number,
  reference: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('reference', '=', reference.toUpperCase())
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Choice {
  editionId: number;
  foldedEmail: string;
  kind: StoppedMail;
}

/** @returns whether this changed anything */
export async function stopMail(
  transaction: Transaction<Database>,
  { editionId, foldedEmail, kind }: Choice,
  { now, organiserId }: { now: Date; organiserId: number | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('mail_stop')
    .values({
      edition_id: editionId,
      folded_email: foldedEmail,
      kind,
      stopped_at: now,
      stopped_by: organiserId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns whether this changed anything */
export async function resumeMail(
  transaction: Transaction<Database>,
  { editionId, foldedEmail, kind }: Choice,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mail_stop')
    .where('edition_id', '=', editionId)
    .where('folded_email', '=', foldedEmail)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Opt-outs of an address carry over to the address that replaces it. */
export async function carryStops(
  transaction: Transaction<Database>,
  { editionId, from, to }: { editionId: number; from: string; to: string },
): Promise<void> {
  await sql`insert into mail_stop (edition_id, folded_email, kind, stopped_at, stopped_by)
    select edition_id, ${foldEmail(to)}, kind, stopped_at, stopped_by from mail_stop
    where edition_id = ${editionId} and folded_email = ${foldEmail(from)}
    on conflict do nothing`.execute(transaction);
}

/** For an erasure, which must not leave the address behind. */
export async function forgetStops(transaction: Transaction<Database>, foldedEmail: string): Promise<void> {
  await transaction.deleteFrom('mail_stop').where('folded_email', '=', foldedEmail).execute();
  await transaction.deleteFrom('failed_address').where('folded_email', '=', foldedEmail).execute();
}

interface Failure {
  registrationId: number;
  kind: 'address' | 'message' | 'bounce';
  address: string;
  reason: string;
  emailId: number | null;
  now: Date;
}

/** Records an address at which mail failed; one that failed again is back on the list. */
export async function noteFailure(
  db: Kysely<Database>,
  { registrationId, kind, address, reason, emailId, now }: Failure,
): Promise<void> {
  await sql`insert into failed_address (edition_id, registration_id, folded_email, kind, reason, email_id, failed_at)
    select edition_id, id, ${foldEmail(address)}, ${kind}, ${reason}, ${emailId}, ${now}
    from registration where id = ${registrationId}
    on conflict on constraint failed_address_once do update
      set reason = excluded.reason, email_id = excluded.email_id, failed_at = excluded.failed_at,
        dealt_at = null, dealt_by = null
    returning ${told('failed-address')}`.execute(db);
}
