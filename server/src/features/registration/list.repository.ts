// Finds the registrations that match a search and its filters, by page or portion, and reads their listed columns.
import type {
  FilterOfProgramme,
  RegistrationFilter,
  RegistrationOrder,
} from '@visavis/contract/registration/filter';
import { daysAfter } from '@visavis/domain/edition/calendar';
import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DAY_MINUTES } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { foldForSearch } from '@visavis/domain/text/fold';
import { cleanLine } from '@visavis/domain/text/normalise';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { type Conditions, conditionsOf } from '../../platform/sql/conditions.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { ADDRESS_STATE } from '../mail-choice/public.ts';
import { hasTag } from '../tag/public.ts';
import { LACKS_DETAILS } from './lacking.repository.ts';
import { inOrder, inProgress, isNewestFirst, PROGRESS } from './list-order.repository.ts';

/** The edition whose registrations are read, with its time zone. */
export type EditionOfList = Pick<Catalogue, 'editionId' | 'timeZone'>;

/** The filter of a request, which lists Business Matching if it names no programme (decisions 3). */
export const ofProgramme = (filter: RegistrationFilter): FilterOfProgramme => ({
  ...filter,
  programme: filter.programme ?? 'business',
});

/** What a condition may depend on besides its own value. */
interface At extends EditionOfList {
  now: Date;
  filter: FilterOfProgramme;
}

const searched = (search: string) => {
  const wanted = readPeopleSearch(search);
  if (wanted.length === 0) return sql<boolean>`true`;
  return meetsSearch(wanted, (part) => [
    contains(sql.ref('registration.search_text'), part),
    ...REGISTRATION_STATES.filter((state) => foldForSearch(state).includes(part)).map(
      (state) => sql<boolean>`registration.state = ${state}`,
    ),
  ]);
};

const isOfMeeting = ({ day, minute, exhibitor }: RegistrationFilter): boolean =>
  [day, minute, exhibitor].some((part) => part !== undefined);

/** Day, hour, exhibitor and status must all match one meeting; without a status, a live one. */
function hasMeeting({ day, minute, exhibitor, meetingStatus = 'live' }: RegistrationFilter) {
  const conditions = [
    meetingStatus === 'live'
      ? sql`meeting.status <> ${MEETING_STATUS.rejected}`
      : sql`meeting.status = ${meetingStatus}`,
  ];
  if (day !== undefined) conditions.push(sql`meeting.day = ${day}`);
  if (minute !== undefined) conditions.push(sql`meeting.minute = ${minute}`);
  if (exhibitor !== undefined)
    // The meetings of a merged exhibitor are with the one that remains.
    conditions.push(
      sql`meeting.exhibitor_id = coalesce((select merged_into from exhibitor where id = ${exhibitor}), ${exhibitor})`,
    );
  return sql<boolean>`registration.id in (
    select meeting.registration_id from meeting where ${sql.join(conditions, sql` and `)})`;
}

const CONDITIONS: Conditions<FilterOfProgramme, At> = {
  programme: (programme) => (programme === 'all' ? sql`true` : sql`registration.programme = ${programme}`),
  search: searched,
  status: (status) => sql`registration.state = ${status}`,
  progress: inProgress,
  companySize: (size) => sql`registration.company_id in (select id from company where size = ${size})`,
  country: (country) =>
    sql`registration.company_id in (select id from company where country = ${cleanLine(country)})`,
  registeredAfter: (instant) => sql`registration.created_at > ${new Date(instant)}`,
  // Staff who registered somebody by hand have confirmed nothing.
  confirmedAfter: (instant) =>
    sql`registration.confirmed_at > ${new Date(instant)} and registration.registered_by is null`,
  registeredOn: (date, { timeZone }) =>
    sql`registration.created_at >= ${slotStartsAt(date, 0, timeZone)}
      and registration.created_at < ${slotStartsAt(date, DAY_MINUTES, timeZone)}`,
  registeredWithin: (days, { now, timeZone }) => {
    const first = daysAfter(fairDateAt(now, timeZone), 1 - days);
    return sql`registration.created_at >= ${slotStartsAt(first, 0, timeZone)}`;
  },
  tag: (tag, { editionId }) => hasTag(editionId, tag),
  unconfirmed: () => sql`${ADDRESS_STATE} = 'unconfirmed'`,
  details: () => LACKS_DETAILS,
  meetingStatus: (status, { filter }) => {
    if (isOfMeeting(filter)) return sql`true`;
    return status === MEETING_STATUS.pending ? sql`registration.pending_meetings > 0` : hasMeeting(filter);
  },
  // Each of them with all others, of one meeting: see matchingRegistrations.
  day: null,
  minute: null,
  exhibitor: null,
};

/** Live registrations of an edition and programme that match a filter, as a query on `registration` to extend. */
export const matchingRegistrations = (
  db: Kysely<Database>,
  edition: EditionOfList,
  filter: FilterOfProgramme,
  now: Date,
) =>
  db
    .selectFrom('registration')
    .where('registration.edition_id', '=', edition.editionId)
    .where('registration.cancelled_at', 'is', null)
    .where((where) =>
      where.and([
        ...conditionsOf(CONDITIONS, filter, { ...edition, now, filter }),
        ...(isOfMeeting(filter) ? [hasMeeting(filter)] : []),
      ]),
    );

/** A search of the list with its order, at a point in time. */
export interface Listing {
  edition: EditionOfList;
  filter: FilterOfProgramme;
  order?: RegistrationOrder;
  now: Date;
}

export interface Portion {
  limit: number;
  offset: number;
}

const matchingOf = (db: Kysely<Database>, { edition, filter, now }: Listing) =>
  matchingRegistrations(db, edition, filter, now);

export async function countRegistrations(db: Kysely<Database>, listing: Listing): Promise<number> {
  const { count } = await matchingOf(db, listing)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Without a filter, an index serves both the first rows and the total. */
export async function findFirst(
  db: Kysely<Database>,
  listing: Listing,
  { limit, offset }: Portion,
): Promise<{ total: number; ids: number[] }> {
  const [total, rows] = await Promise.all([
    countRegistrations(db, listing),
    inOrder(matchingOf(db, listing), listing.order)
      .select('registration.id')
      // A literal, not a parameter: the generic plan must know that a page is short.
      .limit(sql.lit(limit))
      .offset(offset)
      .execute(),
  ]);
  return { total, ids: rows.map(({ id }) => id) };
}

/** With a filter, far more than a page is read, so one query yields both page and total. */
export async function findFiltered(
  db: Kysely<Database>,
  listing: Listing,
  { limit, offset }: Portion,
): Promise<{ total: number; ids: number[] }> {
  const matching = matchingOf(db, listing).select('registration.id');
  const wanted = isNewestFirst(listing.order)
    ? sql`select id from matching order by id desc limit ${limit} offset ${offset}`
    : inOrder(
        db.selectFrom('registration').where(sql<boolean>`registration.id in (select id from matching)`),
        listing.order,
      )
        .select('registration.id')
        .limit(limit)
        .offset(offset);
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with matching as materialized (${matching})
    select (select count(*) from matching) as total, array(${wanted}) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

export async function countByProgress(db: Kysely<Database>, listing: Listing) {
  return matchingOf(db, listing)
    .select([PROGRESS.as('progress'), (column) => column.fn.countAll<number>().as('total')])
    .groupBy(PROGRESS)
    .execute();
}

/** The countries of a programme's registrations, with their counts. */
export async function countByCountry(db: Kysely<Database>, listing: Listing) {
  return matchingOf(db, listing)
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['company.country', (column) => column.fn.countAll<number>().as('total')])
    .groupBy('company.country')
    .orderBy('company.country')
    .execute();
}

/** All matches in the requested order. */
export async function findAll(db: Kysely<Database>, listing: Listing): Promise<number[]> {
  const rows = await inOrder(matchingOf(db, listing), listing.order).select('registration.id').execute();
  return rows.map(({ id }) => id);
}

/** All matches that have a meeting. */
export async function findAllWithMeetings(db: Kysely<Database>, listing: Listing): Promise<number[]> {
  const rows = await inOrder(matchingOf(db, listing), listing.order)
    .select('registration.id')
    .where(sql<boolean>`not (${inProgress('no-meetings')})`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest ids below an id, after an offset: one portion of a complete list. */
export async function findPortion(
  db: Kysely<Database>,
  listing: Listing,
  { below, limit, offset }: Portion & { below: number | null },
): Promise<number[]> {
  let portion = matchingOf(db, listing)
    .select('registration.id')
    .orderBy('registration.id', 'desc')
    .limit(sql.lit(limit));
  if (below !== null) portion = portion.where('registration.id', '<', below);
  return (await portion.offset(offset).execute()).map(({ id }) => id);
}

/** The listed columns of live registrations, unordered. */
export async function listRegistrations(db: Kysely<Database>, editionId: number, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'visitor.name',
      'company.name as company',
      'company.size as companySize',
      'registration.state as status',
      'visitor.phone_number as phoneNumber',
      'registration.reference as registrationNumber',
      'company.nature as businessNature',
      'company.country',
      'visitor_id as user_id',
      'registration.company_id as visitor_company_id',
      'visitor.email',
      'registration.created_at as createdAt',
      'registration.terms_version as termsVersion',
      'schedule_version as scheduleVersion',
      ADDRESS_STATE.as('address'),
      PROGRESS.as('progress'),
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** The latest status email of each registration that has one. */
export async function listStatusMails(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('email')
    .distinctOn('registration_id')
    .select([
      'id',
      'registration_id as registrationId',
      'state',
      'last_error as error',
      'sent_at as sentAt',
      'schedule_version as scheduleVersion',
    ])
    .where('kind', '=', 'meeting-status')
    .where(sql<boolean>`registration_id = any(${[...ids]}::int[])`)
    .orderBy('registration_id')
    .orderBy('id', 'desc')
    .execute();
}
