// Removes everything that identifies a person from the tables. The rest shows that somebody registered, met and paid.

import { partNames, type Searched, unusuallyNames } from '@visavis/domain/person/stored-search';
import { columnsOf } from '@visavis/domain/profile/columns';
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { readPeopleSearch } from '../country/public.ts';
import { removeDocuments } from '../document/public.ts';
import { emptyAudiences } from '../group-message/public.ts';
import { forgetPerson } from '../import/public.ts';
import { forgetStops } from '../mail-choice/public.ts';
import { endRegistrations } from '../registration/public.ts';
import { emptyViews } from '../saved-view/public.ts';
import { clearTags } from '../tag/public.ts';

export const ERASED = 'Erased';

/** The texts that identify a person, and the company, which identifies them only together with those. */
type Known = Searched & { company: string };

/** One registration of the person being erased. */
export interface PersonRow {
  id: number;
  reference: string;
  programme: 'business' | 'hosted';
  visitor_id: number;
  company_id: number;
  folded_email: string;
  cancelled_at: Date | null;
  name: string;
  company: string;
  phone: string;
  search_text: string;
}

/** Locks, in a fixed order, all registrations of the same person, who is identified by the email address. */
export async function lockPerson(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<PersonRow[]> {
  const rows = await personsQuery(transaction, registrationId).forUpdate('registration').execute();
  return rows;
}

export async function findPerson(db: Kysely<Database>, registrationId: number): Promise<PersonRow[]> {
  return personsQuery(db, registrationId).execute();
}

function personsQuery(db: Kysely<Database>, registrationId: number) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'reference',
      'programme',
      'visitor_id',
      'registration.company_id',
      'folded_email',
      'cancelled_at',
      'visitor.name',
      'company.name as company',
      'visitor.phone_number as phone',
      'search_text',
    ])
    .where('folded_email', '=', (one) =>
      one
        .selectFrom('registration as given')
        .select('given.folded_email')
        .where('given.id', '=', registrationId)
        .where('given.folded_email', '<>', ''),
    )
    .orderBy('registration.id');
}

/** Blanks a locked registration; a live one is ended first. */
export async function blank(transaction: Transaction<Database>, person: PersonRow, now: Date): Promise<void> {
  const { id } = person;
  const known = await knownOf(transaction, person);
  if (!person.cancelled_at) await endRegistrations(transaction, [id], now);
  await removeDocuments(transaction, id, now);
  await blankProfile(transaction, person);
  await blankMoney(transaction, id);
  await transaction
    .updateTable('application')
    .set({ reason: null })
    .where('registration_id', '=', id)
    .execute();
  await transaction.deleteFrom('registration_interest').where('registration_id', '=', id).execute();
  await transaction.deleteFrom('person_note').where('registration_id', '=', id).execute();
  await transaction.deleteFrom('person_task').where('registration_id', '=', id).execute();
  await clearTags(transaction, [id]);
  await transaction.deleteFrom('desk_scan').where('registration_id', '=', id).execute();
  await transaction.deleteFrom('desk_record').where('registration_id', '=', id).execute();
  await transaction.deleteFrom('room_wait').where('registration_id', '=', id).execute();
  await transaction.deleteFrom('rooming_export_row').where('registration_id', '=', id).execute();
  await transaction
    .updateTable('claim')
    .set({ off_grid_reason: null, rejection_reason: null })
    .where('registration_id', '=', id)
    .execute();
  await transaction
    .deleteFrom('email')
    .where((where) =>
      where.or([
        where('registration_id', '=', id),
        // Staff may have the same address; their messages are kept.
        where.and([
          where(sql<string>`lower(recipient)`, 'in', known.emails),
          where('organiser_id', 'is', null),
        ]),
      ]),
    )
    .execute();
  await transaction.deleteFrom('reminder').where('registration_id', '=', id).execute();
  for (const email of known.emails) await forgetStops(transaction, email);
  await transaction.deleteFrom('former_contact').where('registration_id', '=', id).execute();
  await transaction.deleteFrom('mail_choice_key').where('registration_id', '=', id).execute();
  await forgetAnswers(transaction, person);
  await forgetPerson(transaction, known, now);
  await emptyViews(transaction, known, now);
  await emptyAudiences(transaction, known, now);
  await redactTrail(transaction, person, known, now);
}

/** The texts that may identify the person in stored data, current and former ones; read before they are blanked. */
async function knownOf(transaction: Transaction<Database>, person: PersonRow): Promise<Known> {
  const { id, name, folded_email, phone, company, reference, search_text } = person;
  const { rows: others } = await sql<Omit<PersonRow, 'company'>>`
    select name, folded_email, phone, search_text from (
      select name, folded_email, phone_number as phone, search_text from former_contact where registration_id = ${id}
      union
      select name, lower(email), phone_number, '' from booking where registration_id = ${id}) as other
    -- An address that is somebody else's by now is that person's.
    where not exists (select from registration
      where registration.folded_email = other.folded_email and other.folded_email not in ('', ${folded_email}))`.execute(
    transaction,
  );
  const all = [{ name, folded_email, phone, search_text }, ...others];
  const each = (values: string[]) => [...new Set(values.filter((value) => value !== ''))];
  return {
    names: each(all.map((one) => one.name)),
    emails: each(all.map((one) => one.folded_email)),
    phones: each(all.map((one) => one.phone)),
    reference,
    company,
    shared: each([company, ...all.map((one) => one.search_text)]),
  };
}

const BLANK = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Record<FieldName, string>;

async function blankProfile(
  transaction: Transaction<Database>,
  { id, visitor_id, company_id }: PersonRow,
): Promise<void> {
  await transaction
    .updateTable('visitor')
    .set({ ...columnsOf('visitor', BLANK), name: ERASED })
    .where('id', '=', visitor_id)
    .execute();
  await transaction
    .updateTable('company')
    .set({ ...columnsOf('company', BLANK), name: ERASED })
    .where('id', '=', company_id)
    .execute();
  await transaction
    .updateTable('registration')
    .set({ folded_email: '', search_text: '' })
    .where('id', '=', id)
    .execute();
}

/** Bookkeeping needs amounts, days, references and states, but no identity. */
async function blankMoney(transaction: Transaction<Database>, registrationId: number): Promise<void> {
  const bookings = transaction
    .selectFrom('booking')
    .select('id')
    .where('registration_id', '=', registrationId);
  const payments = transaction.selectFrom('payment').select('payment.id').where('booking_id', 'in', bookings);
  await transaction
    .updateTable('booking')
    .set({
      name: ERASED,
      email: '',
      phone_number: '',
      passport: null,
      additional_name: null,
      additional_passport: null,
    })
    .where('registration_id', '=', registrationId)
    .execute();
  await transaction
    .updateTable('payment')
    .set({ redirect_url: null, note: '' })
    .where('booking_id', 'in', bookings)
    .execute();
  await transaction
    .updateTable('refund')
    .set({ reason: ERASED })
    .where('payment_id', 'in', payments)
    .execute();
  await transaction
    .updateTable('test_bank_payment')
    .set({ payer_name: ERASED, payer_email: '' })
    .where('reference', 'in', payments.clearSelect().select('payment.reference'))
    .execute();
}

/** Stored responses to submissions contain the registration in their route or content. */
async function forgetAnswers(
  transaction: Transaction<Database>,
  { id, reference }: PersonRow,
): Promise<void> {
  await sql`
    delete from idempotent_answer
    where strpos(answer::text, ${reference}) > 0
      or route in (${`booking/${id}`}, ${`hosted-meetings/${id}`}, ${`payments/process ${id}`})`.execute(
    transaction,
  );
}

/** Redacts entries about the person, and entries that mention or searched for them. */
async function redactTrail(
  transaction: Transaction<Database>,
  { id }: PersonRow,
  person: Known,
  now: Date,
): Promise<void> {
  const { id: erasureId } = await transaction
    .insertInto('erasure')
    .values({ registration_id: id, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const known = [...person.names, person.company, ...person.emails].join(' ').toLowerCase();
  // A short name would match too much: the person's own entries are found by the registration.
  const names = person.names.filter((name) => name.length >= NAME_MIN_LENGTH);
  const words = [...person.emails, ...names.map((name) => name.toLowerCase())];
  const searches = await namingSearches(transaction, person);
  const tags = await namingTags(transaction, person);
  await transaction
    .updateTable('audit_entry')
    .set({ erasure_id: erasureId, subject: ERASED, before: null, after: null })
    .where('erasure_id', 'is', null)
    .where((where) =>
      where.or([
        where('registration_id', '=', id),
        ...words.map(
          (word) =>
            sql<boolean>`strpos(lower(concat_ws(' ', subject, before::text, after::text)), ${word}) > 0`,
        ),
        // A search that finds the person: every word of it matches them.
        sql<boolean>`length(after->>'search') >= ${SEARCH_MIN_LENGTH} and not exists (
          select from regexp_split_to_table(lower(after->>'search'), '\\s+') as word
          where strpos(${known}, word) = 0)`,
        sql<boolean>`after->>'search' = any(${searches}::text[])`,
        sql<boolean>`after->>'tag' = any(${tags}::text[])`,
      ]),
    )
    .execute();
}

/** The tags in the trail that identify the person, no matter who is tagged. */
async function namingTags(transaction: Transaction<Database>, person: Searched): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct after->>'tag' as tag from audit_entry
    where erasure_id is null and after->>'tag' <> ''`.execute(transaction);
  return rows.map(({ tag }) => tag).filter((tag) => unusuallyNames(tag, person));
}

/** The searches in the trail that identify the person. */
async function namingSearches(transaction: Transaction<Database>, person: Searched): Promise<string[]> {
  const { rows } = await sql<{ search: string }>`
    select distinct after->>'search' as search from audit_entry
    where erasure_id is null and after->>'search' <> ''`.execute(transaction);
  return rows.map(({ search }) => search).filter((search) => partNames(search, person, readPeopleSearch));
}

const NAME_MIN_LENGTH = 5;
const SEARCH_MIN_LENGTH = 3;

/** Registrations that still identify somebody. */
export function listNamed(transaction: Transaction<Database>): Promise<{ id: number; reference: string }[]> {
  return transaction
    .selectFrom('registration')
    .select(['id', 'reference'])
    .where('folded_email', '<>', '')
    .execute();
}

/** Whether a payment attempt is open. */
export async function isPaying(db: Kysely<Database>, registrationId: number): Promise<boolean> {
  const open = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('payment.id')
    .where('registration_id', '=', registrationId)
    .where('payment.state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
