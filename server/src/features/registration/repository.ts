// Writes a registration with its meetings in one statement, and reads what stood in its way.
import type { Language } from '@visavis/domain/language/languages';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/registration/schema';
import { foldEmail } from '@visavis/domain/registration/text';
import type { Kysely } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { KeyedSubmission } from '../../platform/idempotency/repository.ts';
import { type Counted, countHours, keepOrigin, mayTake } from '../confirmation/public.ts';
import type { EmailColumns } from '../email/public.ts';
import {
  CLAIM_STATUS,
  FREE_PLACE,
  NONE_BLOCKED,
  PLACES_OF_WANTED,
  releaseHolds,
  WANTED,
} from '../slot/public.ts';

export interface NewMeeting {
  exhibitorId: number;
  day: number;
  hour: number;
  startsAt: Date;
}

/** Who submits, as the rows keep it. Leaving out a field of the form does not compile. */
export type NewVisitor = VisitorProfile & CompanyInfo;

export interface NewRegistration {
  editionId: number;
  reference: string;
  visitor: NewVisitor;
  subCategoryIds: number[];
  /** What the dashboard finds it by. */
  searchText: string;
  /** In which the visitor is written to. */
  language: Language;
  /** Of the terms that stood on the page. */
  termsVersion: string;
  /** The message that tells the visitor. */
  email: EmailColumns;
  /** In the order of exhibitor, day and hour: concurrent submissions then never wait for each other in a circle. */
  meetings: NewMeeting[];
  /** Hash of the token of the draft that is submitted: its holds end, and so does it. */
  draftTokenHash: Buffer | null;
  /** Whether lapsed holds and further places are looked at: they matter seldom, and looking costs. */
  looksCloser: boolean;
  /** Where the answer is kept for a repeat; null without an Idempotency-Key. */
  submission: KeyedSubmission | null;
  /** Against which limit its hours count until they are confirmed. */
  counted: Counted;
  now: Date;
}

const companyColumns = {
  companyName: 'name',
  companyNature: 'nature',
  companySize: 'size',
  website: 'website',
  companyPhone: 'phone',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
} as const satisfies Partial<Record<keyof NewVisitor, keyof Database['company']>>;

const visitorColumns = {
  name: 'name',
  designation: 'designation',
  email: 'email',
  phoneNumber: 'phone_number',
} as const satisfies Partial<Record<keyof NewVisitor, keyof Database['visitor']>>;

// Every field of the form has a column: one that is in neither list fails to compile here.
({ ...companyColumns, ...visitorColumns }) satisfies Record<keyof NewVisitor, string>;

type Field = keyof NewVisitor;
const companyFields = Object.keys(companyColumns) as (keyof typeof companyColumns)[];
const visitorFields = Object.keys(visitorColumns) as (keyof typeof visitorColumns)[];

/**
 * All rows of a registration, or none: one statement is one transaction, and its indexes refuse what is taken.
 * @returns the id, or null when an organiser has blocked one of the hours, or a closer look is needed
 * @throws the database's error of a unique index, of a network that has taken too many hours today, a deadlock or a lost connection
 */
export async function insertRegistration(
  db: Kysely<Database>,
  registration: NewRegistration,
): Promise<number | null> {
  const { visitor, meetings, submission } = registration;
  const valuesOf = (fields: readonly Field[]) => fields.map((field) => visitor[field]);
  const looksCloser = registration.draftTokenHash !== null || registration.looksCloser;
  const { rows } = await db.executeQuery<{ id: number }>({
    ...(looksCloser ? CLOSER_INSERT : INSERT),
    parameters: [
      meetings.map((meeting) => meeting.exhibitorId),
      meetings.map((meeting) => meeting.day),
      meetings.map((meeting) => meeting.hour),
      meetings.map((meeting) => meeting.startsAt),
      registration.editionId,
      registration.reference,
      foldEmail(visitor.email),
      registration.now,
      registration.subCategoryIds,
      submission?.key ?? null,
      submission?.route ?? null,
      submission?.requestHash ?? null,
      registration.searchText,
      registration.language,
      registration.termsVersion,
      registration.counted.networks,
      registration.counted.shares,
      registration.counted.limits,
      registration.counted.day,
      ...emailColumns.map((column) => registration.email[column]),
      ...valuesOf(companyFields),
      ...valuesOf(visitorFields),
      ...(looksCloser ? [registration.draftTokenHash] : []),
    ],
  });
  return rows[0]?.id ?? null;
}

/** Of the message; the registration's own id is added by the statement. */
const emailColumns = [
  'kind',
  'message_id',
  'recipient_name',
  'recipient',
  'subject',
  'content',
  'state',
] as const satisfies (keyof EmailColumns)[];

const TALLY = {
  networks: '$16',
  shares: '$17',
  limits: '$18',
  day: '$19',
  hours: 'cardinality($1::int[])',
  now: '$8',
};
const EMAIL_PARAMETER = 20;
const FIXED_PARAMETERS = EMAIL_PARAMETER - 1 + emailColumns.length;
const EMAIL_VALUES = emailColumns
  .map((column, index) => `$${EMAIL_PARAMETER + index}::${column === 'content' ? 'jsonb' : 'text'}`)
  .join(', ');

/** Placeholders for texts, the first of them after `before` others. */
function placeholders(fields: readonly Field[], before: number): string {
  return fields.map((_, index) => `$${before + index + 1}::text`).join(', ');
}

const columnNames = (columns: Partial<Record<Field, string>>): string => Object.values(columns).join(', ');

const TOKEN_PARAMETER = FIXED_PARAMETERS + companyFields.length + visitorFields.length + 1;
const RELEASE = releaseHolds(`$${TOKEN_PARAMETER}`, '$8');

/** Without a closer look every claim takes place 1: for an hour where others stand on further places that is not said. */
const NONE_FURTHER = `not exists (
      select from wanted join claim using (exhibitor_id, day, hour) where place > 1 and status <> ${CLAIM_STATUS.rejected})`;

function insertStatement(looksCloser: boolean): CompiledQuery {
  const mayBeStored = looksCloser ? NONE_BLOCKED : `${NONE_BLOCKED} and ${NONE_FURTHER}`;
  return CompiledQuery.raw(`
  with ${WANTED}, ${countHours(TALLY, mayBeStored)}, ${looksCloser ? `${RELEASE},` : ''} new_company as (
    insert into company (${columnNames(companyColumns)})
    select ${placeholders(companyFields, FIXED_PARAMETERS)}
    where ${mayTake(TALLY, mayBeStored)}
    returning id
  ), new_visitor as (
    insert into visitor (company_id, ${columnNames(visitorColumns)})
    select new_company.id, ${placeholders(visitorFields, FIXED_PARAMETERS + companyFields.length)} from new_company
    returning id, company_id
  ), new_registration as (
    insert into registration
      (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at, search_text, language,
        terms_version)
    select $5::int, 'business', $6::text, id, company_id, $7::text, $8::timestamptz, $13::text, $14::text, $15::text
    from new_visitor
    returning id
  ), ${keepOrigin(TALLY)}, new_email as (
    insert into email (edition_id, registration_id, created_at, ${emailColumns.join(', ')})
    select $5::int, id, $8::timestamptz, ${EMAIL_VALUES} from new_registration
  ), new_interests as (
    insert into registration_interest (registration_id, sub_category_id)
    select new_registration.id, sub_category_id
    from new_registration, unnest($9::int[]) as sub_category_id
  ), new_meetings as (
    insert into claim (registration_id, exhibitor_id, day, hour, starts_at, place)
    select new_registration.id, exhibitor_id, day, hour, starts_at, ${looksCloser ? FREE_PLACE : '1'}
    from new_registration, wanted ${looksCloser ? PLACES_OF_WANTED : ''}
    order by exhibitor_id, day, hour
  ), kept_answer as (
    insert into idempotent_answer (key, route, request_hash, answer, created_at)
    select $10::text, $11::text, $12::text,
      jsonb_build_object('registration_id', id, 'reference', $6::text), $8::timestamptz
    from new_registration
    where $10::text is not null
  )
  select id from new_registration`);
}

// Written once: building them anew took a quarter of a registration's time in this process.
const INSERT = insertStatement(false);
const CLOSER_INSERT = insertStatement(true);
