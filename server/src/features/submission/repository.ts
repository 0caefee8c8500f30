// Writes a registration with its meetings in one statement.
import type { Language } from '@visavis/domain/language/languages';
import { columnOf, fieldsIn } from '@visavis/domain/profile/columns';
import type { StoredProfile } from '@visavis/domain/profile/fields';
import { foldEmail } from '@visavis/domain/text/normalise';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { KeyedSubmission } from '../../platform/idempotency/repository.ts';
import { named } from '../../platform/sql/named.ts';
import { currentSubCategories } from '../category/public.ts';
import { type Counted, countHours, KEEP_ORIGIN, mayTake } from '../confirmation/public.ts';
import { SAME_GRID } from '../edition/public.ts';
import type { EmailColumns } from '../email/public.ts';
import {
  CLAIM_STATUS,
  FREE_PLACE,
  NONE_BLOCKED,
  overlap,
  PLACES_OF_WANTED,
  RELEASE_HOLDS,
  WANTED,
  type WantedHours,
} from '../slot/public.ts';

export interface NewMeeting {
  exhibitorId: number;
  day: number;
  minute: number;
  startsAt: Date;
}

/** The submitter's data, as stored in the rows. */
export type NewVisitor = StoredProfile;

export interface NewRegistration {
  editionId: number;
  /** Version of the days and hours against which its meetings were checked. */
  gridVersion: number;
  reference: string;
  visitor: NewVisitor;
  subCategoryIds: number[];
  /** The text that the dashboard's search matches. */
  searchText: string;
  /** The language of the emails to the visitor. */
  language: Language;
  /** Version of the terms shown on the page. */
  termsVersion: string;
  /** The confirmation email to the visitor; null for none. */
  email: EmailColumns | null;
  /** The organiser who registers the person by hand, which confirms the address; null for everyone else. */
  registeredBy: number | null;
  slotMinutes: number;
  /** Sorted by exhibitor, day and hour, so that concurrent submissions never deadlock. */
  meetings: NewMeeting[];
  /** Token hash of the submitted draft, which ends together with its holds. */
  draftTokenHash: Buffer | null;
  /** Whether to check lapsed holds and further places, which rarely matter and are expensive to check. */
  isThorough: boolean;
  /** The key contained in the response; null for somebody whom staff register. */
  accessKey: { hash: Buffer; expiresAt: Date } | null;
  /** Stores the response for a repeated request; null without an Idempotency-Key. */
  submission: KeyedSubmission | null;
  /** The limit that its hours count towards until they are confirmed. */
  counted: Counted;
  now: Date;
}

/**
 * Inserts all rows of a registration or none, in one statement; unique indexes refuse taken slots.
 * @returns the id, or null when an organiser has blocked one of the hours or changed days and hours, or a thorough
 *   check is needed
 * @throws the database's error of a unique index, of a network that has taken too many hours today, a deadlock or a
 *   lost connection
 */
export async function insertRegistration(
  db: Kysely<Database>,
  registration: NewRegistration,
): Promise<number | null> {
  const { visitor, meetings, submission, email, counted } = registration;
  const isThorough = registration.draftTokenHash !== null || registration.isThorough;
  const write = isThorough ? insertThoroughly : insert;
  const { rows } = await db.executeQuery<{ id: number }>(
    write({
      visitor,
      counted,
      email: email ?? NO_EMAIL,
      registeredBy: registration.registeredBy,
      exhibitorIds: meetings.map((meeting) => meeting.exhibitorId),
      days: meetings.map((meeting) => meeting.day),
      minutes: meetings.map((meeting) => meeting.minute),
      length: registration.slotMinutes,
      starts: meetings.map((meeting) => meeting.startsAt),
      tokenHash: registration.draftTokenHash,
      now: registration.now,
      editionId: registration.editionId,
      gridVersion: registration.gridVersion,
      reference: registration.reference,
      foldedEmail: foldEmail(visitor.email),
      subCategoryIds: registration.subCategoryIds,
      searchText: registration.searchText,
      language: registration.language,
      termsVersion: registration.termsVersion,
      submission: submission ?? NO_SUBMISSION,
      accessKey: registration.accessKey ?? NO_KEY,
    }),
  );
  return rows[0]?.id ?? null;
}

const NO_EMAIL = {
  kind: null,
  message_id: null,
  recipient_name: null,
  recipient: null,
  subject: null,
  content: null,
  state: null,
};
const NO_SUBMISSION = { key: null, route: null, requestHash: null };
const NO_KEY = { hash: null, expiresAt: null };

/** The parameters of the statement. */
interface Values extends WantedHours {
  visitor: NewVisitor;
  counted: Counted;
  email: EmailColumns | typeof NO_EMAIL;
  registeredBy: number | null;
  editionId: number;
  gridVersion: number;
  reference: string;
  foldedEmail: string;
  subCategoryIds: readonly number[];
  searchText: string;
  language: Language;
  termsVersion: string;
  submission: KeyedSubmission | typeof NO_SUBMISSION;
  accessKey: NonNullable<NewRegistration['accessKey']> | typeof NO_KEY;
}

const parametersOf = (table: 'company' | 'visitor'): string =>
  fieldsIn(table)
    .map((field) => `:visitor.${field}::text`)
    .join(', ');
const columnsIn = (table: 'company' | 'visitor'): string => fieldsIn(table).map(columnOf).join(', ');

/** Without the thorough check every claim takes place 1, which is not reliable if further places have claims. */
const NONE_FURTHER = `not exists (
      select from wanted join claim on ${overlap('wanted', 'claim')}
      where place > 1 and status <> ${CLAIM_STATUS.rejected})`;

function insertStatement(isThorough: boolean) {
  const free = isThorough ? NONE_BLOCKED : `${NONE_BLOCKED} and ${NONE_FURTHER}`;
  const mayBeStored = `exists (select from same_grid) and ${free}`;
  return named<Values>(`
  with ${WANTED}, ${SAME_GRID}, ${countHours(mayBeStored)}, ${isThorough ? `${RELEASE_HOLDS},` : ''} new_company as (
    insert into company (${columnsIn('company')})
    select ${parametersOf('company')}
    where ${mayTake(mayBeStored)}
    returning id
  ), new_visitor as (
    insert into visitor (company_id, ${columnsIn('visitor')})
    select new_company.id, ${parametersOf('visitor')} from new_company
    returning id, company_id
  ), new_registration as (
    insert into registration
      (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at, search_text, language,
        terms_version, pending_meetings, registered_by, confirmed_at)
    select :editionId::int, 'business', :reference::text, id, company_id, :foldedEmail::text, :now::timestamptz,
      :searchText::text, :language::text, :termsVersion::text, cardinality(:exhibitorIds::int[]),
      :registeredBy::int, case when :registeredBy::int is not null then :now::timestamptz end
    from new_visitor
    returning id
  ), ${KEEP_ORIGIN}, new_email as (
    insert into email (edition_id, registration_id, created_at,
      kind, message_id, recipient_name, recipient, subject, content, state)
    select :editionId::int, id, :now::timestamptz,
      :email.kind::text, :email.message_id::text, :email.recipient_name::text, :email.recipient::text,
      :email.subject::text, :email.content::jsonb, :email.state::text
    from new_registration
    where :email.kind::text is not null
  ), new_interests as (
    insert into registration_interest (registration_id, sub_category_id)
    select new_registration.id, sub_category_id
    from new_registration, (${currentSubCategories(':subCategoryIds::int[]')}) as current
  ), new_meetings as (
    insert into claim (registration_id, exhibitor_id, day, minute, length, starts_at, place)
    select new_registration.id, exhibitor_id, day, minute, length, starts_at, ${isThorough ? FREE_PLACE : '1'}
    from new_registration, wanted ${isThorough ? PLACES_OF_WANTED : ''}
    order by exhibitor_id, day, minute
  ), new_key as (
    insert into access_key (key_hash, registration_id, created_at, expires_at, is_mailed)
    select :accessKey.hash::bytea, id, :now::timestamptz, :accessKey.expiresAt::timestamptz, false
    from new_registration
    where :accessKey.hash::bytea is not null
  ), kept_answer as (
    insert into idempotent_answer (key, route, request_hash, answer, created_at)
    select :submission.key::text, :submission.route::text, :submission.requestHash::text,
      jsonb_build_object('registration_id', id, 'reference', :reference::text), :now::timestamptz
    from new_registration
    where :submission.key::text is not null
  )
  select id from new_registration`);
}

// Built once: building it on every call took a quarter of a registration's time in this process.
const insert = insertStatement(false);
const insertThoroughly = insertStatement(true);

/** The live Business Matching registration with this address. */
export async function findHolder(
  db: Kysely<Database>,
  { editionId, email }: { editionId: number; email: string },
): Promise<{ name: string; reference: string } | null> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .select(['visitor.name', 'reference'])
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'business')
    .where('folded_email', '=', foldEmail(email))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
