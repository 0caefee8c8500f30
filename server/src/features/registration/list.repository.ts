// Finds the registrations that match a search and its filters, by page or portion, and reads what is listed of each.
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
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { ADDRESS_STATE } from '../mail-choice/public.ts';
import { hasTag } from '../tag/public.ts';
import { LACKS_DETAILS } from './lacking.repository.ts';
import { inOrder, inProgress, isNewestFirst, PROGRESS } from './list-order.repository.ts';

/** The edition whose registrations are read, and the zone of its days. */
export type EditionOfList = Pick<Catalogue, 'editionId' | 'timeZone'>;

/** The filter of a client's call, which lists Business Matching when it names no programme (decisions 3). */
export const ofProgramme = (filter: RegistrationFilter): FilterOfProgramme => ({
  ...filter,
  programme: filter.programme ?? 'business',
});

/**
 * Live registrations of an edition and programme that match a filter, as a query on `registration` to extend.
 * Day, hour, exhibitor and meeting status must all match one meeting; without a meeting status, a live one.
 */
export function matchingRegistrations(
  db: Kysely<Database>,
  { editionId, timeZone }: EditionOfList,
  {
    programme,
    search = '',
    status,
    country,
    registeredOn,
    registeredAfter,
    confirmedAfter,
    ...filter
  }: FilterOfProgramme,
  now: Date,
) {
  const { day, minute, exhibitor, meetingStatus, progress, companySize, registeredWithin } = filter;
  const wanted = readPeopleSearch(search);
  let query = db
    .selectFrom('registration')
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null);
  if (programme !== 'all') query = query.where('registration.programme', '=', programme);
  if (wanted.length > 0)
    query = query.where(
      meetsSearch(wanted, (part) => [
        contains(sql.ref('registration.search_text'), part),
        ...REGISTRATION_STATES.filter((state) => foldForSearch(state).includes(part)).map(
          (state) => sql<boolean>`registration.state = ${state}`,
        ),
      ]),
    );
  if (status !== undefined) query = query.where('registration.state', '=', status);
  if (progress !== undefined) query = query.where(inProgress(progress));
  if (companySize !== undefined)
    query = query.where(
      sql<boolean>`registration.company_id in (select id from company where size = ${companySize})`,
    );
  if (country !== undefined)
    query = query.where(
      sql<boolean>`registration.company_id in (select id from company where country = ${cleanLine(country)})`,
    );
  if (registeredAfter !== undefined)
    query = query.where('registration.created_at', '>', new Date(registeredAfter));
  if (confirmedAfter !== undefined)
    query = query
      .where('registration.confirmed_at', '>', new Date(confirmedAfter))
      // Staff who registered somebody by hand have confirmed nothing.
      .where('registration.registered_by', 'is', null);
  if (registeredOn !== undefined) {
    query = query
      .where('registration.created_at', '>=', slotStartsAt(registeredOn, 0, timeZone))
      .where('registration.created_at', '<', slotStartsAt(registeredOn, DAY_MINUTES, timeZone));
  }
  if (registeredWithin !== undefined) {
    const first = daysAfter(fairDateAt(now, timeZone), 1 - registeredWithin);
    query = query.where('registration.created_at', '>=', slotStartsAt(first, 0, timeZone));
  }
  if (filter.tag !== undefined) query = query.where(hasTag(editionId, filter.tag));
  if (filter.unconfirmed !== undefined) query = query.where(sql<boolean>`${ADDRESS_STATE} = 'unconfirmed'`);
  if (filter.details !== undefined) query = query.where(LACKS_DETAILS);
  const isOfMeeting = [day, minute, exhibitor].some((part) => part !== undefined);
  if (meetingStatus === MEETING_STATUS.pending && !isOfMeeting)
    query = query.where('registration.pending_meetings', '>', 0);
  else if (isOfMeeting || meetingStatus !== undefined)
    query = query.where('registration.id', 'in', (from) => {
      let meetings = from.selectFrom('meeting').select('meeting.registration_id');
      meetings =
        meetingStatus === undefined || meetingStatus === 'live'
          ? meetings.where('meeting.status', '<>', MEETING_STATUS.rejected)
          : meetings.where('meeting.status', '=', meetingStatus);
      if (day !== undefined) meetings = meetings.where('meeting.day', '=', day);
      if (minute !== undefined) meetings = meetings.where('meeting.minute', '=', minute);
      if (exhibitor !== undefined)
        // One that was merged has its meetings with the one that remains.
        meetings = meetings.where(
          sql<boolean>`meeting.exhibitor_id = coalesce((select merged_into from exhibitor where id = ${exhibitor}), ${exhibitor})`,
        );
      return meetings;
    });
  return query;
}

/** A search of the list and its order, at a point in time. */
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
      // A literal, not a parameter: the generic plan has to know that a page is short.
      .limit(sql.lit(limit))
      .offset(offset)
      .execute(),
  ]);
  return { total, ids: rows.map(({ id }) => id) };
}

/** With a filter, far more than a page is read, so page and total share one read. */
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

/** The countries of a programme's registrations, with their number. */
export async function countByCountry(db: Kysely<Database>, listing: Listing) {
  return matchingOf(db, listing)
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['company.country', (column) => column.fn.countAll<number>().as('total')])
    .groupBy('company.country')
    .orderBy('company.country')
    .execute();
}

/** All that match, in the order asked for. */
export async function findAll(db: Kysely<Database>, listing: Listing): Promise<number[]> {
  const rows = await inOrder(matchingOf(db, listing), listing.order).select('registration.id').execute();
  return rows.map(({ id }) => id);
}

/** All that match and have a meeting. */
export async function findAllWithMeetings(db: Kysely<Database>, listing: Listing): Promise<number[]> {
  const rows = await inOrder(matchingOf(db, listing), listing.order)
    .select('registration.id')
    .where(sql<boolean>`not (${inProgress('no-meetings')})`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest ids below an id, after an offset: one portion of a list that is read completely. */
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
