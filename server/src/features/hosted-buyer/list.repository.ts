// Finds the applications that match a search and its filters, and reads what the dashboard lists of each.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { listHostedBuyers } from '@visavis/contract/hosted-buyer/endpoints';
import type { ApplicationFilter, ApplicationSort } from '@visavis/contract/hosted-buyer/filter';
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/hosted-buyer/state';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ADDRESS_FIELDS, type Address } from '@visavis/domain/profile/address';
import { columnOf } from '@visavis/domain/profile/columns';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { foldForSearch } from '@visavis/domain/text/fold';
import { cleanLine } from '@visavis/domain/text/normalise';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { type Conditions, conditionsOf } from '../../platform/sql/conditions.ts';
import { placeIn } from '../../platform/sql/place-in.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import { ADDRESS_STATE } from '../mail-choice/public.ts';
import { inProgress, PROGRESS } from '../registration/public.ts';
import { hasTag } from '../tag/public.ts';

export type ApplicationQuery = HandlerInput<typeof listHostedBuyers>['query'];

/** The edition, and the current time, on which a filter may depend. */
interface At {
  editionId: number;
  now: Date;
}

/**
 * A payment still open after its expiry, or flagged for attention because the provider's report did not match, until it
 * is refunded or another payment of the booking counts.
 */
const hasOddPayment = (now: Date) => sql<boolean>`exists (
  select from booking join payment on payment.booking_id = booking.id
  where booking.registration_id = registration.id
    and (payment.state = 'open' and payment.expires_at < ${now}::timestamptz or payment.attention is not null)
    and not exists (select from refund where refund.payment_id = payment.id and refund.state = 'refunded')
    and (payment.state = 'paid' or not exists (select from payment as paid
      where paid.booking_id = booking.id and paid.state = 'paid' and not paid.is_surplus)))`;

const searched = (search: string) => {
  const wanted = readPeopleSearch(search);
  if (wanted.length === 0) return sql<boolean>`true`;
  return meetsSearch(wanted, (part) => [
    contains(sql.ref('search_text'), part),
    ...APPLICATION_STATES.filter((state) => foldForSearch(state).includes(part)).map(
      (state) => sql<boolean>`application.state = ${state}`,
    ),
    // The state 'Email Sent' hides the decision: a search for 'approved' has to match the decision too.
    ...APPLICATION_DECISIONS.filter((one) => one.includes(part)).map(
      (one) => sql<boolean>`decision = ${one}`,
    ),
  ]);
};

const CONDITIONS: Conditions<ApplicationFilter, At> = {
  search: searched,
  status: (status) => sql`application.state = ${status}`,
  decision: (decision) => sql`decision = ${decision}`,
  companySize: (size) => sql`company.size = ${size}`,
  country: (country) => sql`company.country = ${cleanLine(country)}`,
  progress: inProgress,
  asked: () => sql`exists (select from document_request
    where document_request.registration_id = registration.id and document_request.state = 'asked')`,
  tag: (tag, { editionId }) => hasTag(editionId, tag),
  payments: (_, { now }) => hasOddPayment(now),
  registeredAfter: (instant) => sql`registration.created_at > ${new Date(instant)}`,
};

/** Live applications that match a filter, as an extensible query on `registration`. */
export const matchingApplications = (db: Kysely<Database>, at: At, filter: ApplicationFilter) =>
  db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .where('edition_id', '=', at.editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null)
    .where((where) => where.and(conditionsOf(CONDITIONS, filter, at)));

const KEYS: Record<ApplicationSort, RawBuilder<unknown>> = {
  registered: sql`registration.id`,
  name: sql`visitor.sort_name`,
  company: sql`company.sort_name`,
  size: placeIn(COMPANY_SIZES, sql`company.size`),
  country: sql`company.country`,
  status: placeIn(APPLICATION_STATES, sql`application.state`),
};

/** Counts by decision, by progress of their meetings, and by country. */
export async function countApplications(
  db: Kysely<Database>,
  at: At,
  { decision: _decision, progress: _progress, ...filter }: ApplicationFilter,
) {
  const total = sql<number>`count(*)`.as('total');
  const [decisions, progress, countries] = await Promise.all([
    matchingApplications(db, at, filter).select(['decision', total]).groupBy('decision').execute(),
    matchingApplications(db, at, filter)
      .select([PROGRESS.as('progress'), total])
      .groupBy(PROGRESS)
      .execute(),
    matchingApplications(db, at, {})
      .select(['company.country', total])
      .groupBy('company.country')
      .orderBy('company.country')
      .execute(),
  ]);
  return { decisions, progress, countries };
}

/** The number of people with a payment that needs attention, as the list counts them. */
export async function countOddPayments(db: Kysely<Database>, at: At): Promise<number> {
  const { total } = await matchingApplications(db, at, { payments: 'odd' })
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The ids of a page, newest first unless sorted, or of all from the offset on without a limit; and the total. */
export async function readApplicationPage(
  db: Kysely<Database>,
  at: At,
  { limit, offset = 0, sort = 'registered', direction, ...filter }: ApplicationQuery,
): Promise<{ total: number; ids: number[] }> {
  const matching = matchingApplications(db, at, filter);
  const isAscending = (direction ?? (sort === 'registered' ? 'descending' : 'ascending')) === 'ascending';
  let page = matching
    .select('registration.id')
    .orderBy(KEYS[sort], isAscending ? 'asc' : 'desc')
    .orderBy('registration.id', 'desc')
    .offset(offset);
  if (limit !== undefined) page = page.limit(limit);
  const [{ total }, found] = await Promise.all([
    matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    page.execute(),
  ]);
  return { total, ids: found.map(({ id }) => id) };
}

/** The parts of an address, keyed by their field names. */
const ADDRESS = sql.join(
  ADDRESS_FIELDS.flatMap((name) => [sql.lit(name), sql.ref(`company.${columnOf(name)}`)]),
);

interface BookedStay {
  /** Both YYYY-MM-DD. */
  from: string;
  to: string;
  roomType: string;
  extraNights: number;
  guests: number;
}

/** The listed columns of live applications, unordered. */
export async function listApplications(db: Kysely<Database>, editionId: number, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .leftJoin('email', 'email.id', 'decision_email_id')
    .leftJoin('rejection_undo', 'rejection_undo.registration_id', 'registration.id')
    .leftJoin('registration as previous', 'previous.id', 'application.previous_id')
    .select([
      'registration.id',
      'registration.visitor_id as user_id',
      'registration.company_id',
      'visitor.name',
      'company.name as company',
      'company.size as companySize',
      'application.state as status',
      'decision',
      'registration.reference',
      'visitor.email',
      'visitor.phone_number as phoneNumber',
      'company.country',
      'designation',
      'company.nature as businessNature',
      'company.website',
      sql<Address>`jsonb_build_object(${ADDRESS})`.as('place'),
      'registration.created_at as createdAt',
      'application.terms_version as termsVersion',
      'email.id as mailId',
      'email.state as mailState',
      'email.last_error as mailError',
      'email.attempts as mailAttempts',
      'rejection_undo.until as undoUntil',
      'application.version',
      'application.decided_at as decidedAt',
      'application.reason',
      'registration.is_replaced as isReplaced',
      'previous.reference as previousReference',
      'registration.state as meetingState',
      PROGRESS.as('meetingProgress'),
      'registration.pending_meetings as pendingMeetings',
      sql<boolean>`${ADDRESS_STATE} = 'failed'`.as('addressFailed'),
      sql<number>`(select count(*)::int from meeting
        where meeting.registration_id = registration.id and meeting.status <> ${sql.lit(MEETING_STATUS.rejected)})`.as(
        'meetingCount',
      ),
      sql<boolean>`exists (select from booking
        where booking.registration_id = registration.id and deposit_by = 'none')`.as('isFree'),
      sql<BookedStay | null>`(select json_build_object('from', stay_from, 'to', stay_to, 'roomType', room_type,
          'extraNights', cardinality(extra_nights), 'guests', case when additional_name is null then 1 else 2 end)
        from booking where booking.registration_id = registration.id)`.as('booked'),
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .execute();
}
