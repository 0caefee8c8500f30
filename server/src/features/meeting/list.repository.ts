// Finds the registrations that match a search and its filters, by page or portion, and reads what is listed of each.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { listMeetingGroups } from '@visavis/contract/meeting/endpoints';
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DAY_MINUTES } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { foldForSearch } from '@visavis/domain/registration/search';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { cleanLine } from '@visavis/domain/text/normalise';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import type { Catalogue } from '../edition/public.ts';

export type ListQuery = HandlerInput<typeof listMeetingGroups>['query'];

/** The edition whose registrations are read, and the zone of its days. */
export type EditionOfList = Pick<Catalogue, 'editionId' | 'timeZone'>;

/**
 * Live registrations of an edition and programme that match a filter, as a query on `registration` to extend.
 * Day, hour, exhibitor and meeting status must all match one meeting; without a meeting status, a live one.
 */
export function matchingRegistrations(
  db: Kysely<Database>,
  { editionId, timeZone }: EditionOfList,
  { programme = 'business', search = '', status, country, registeredOn, ...filter }: RegistrationFilter,
) {
  const { day, minute, exhibitor, meetingStatus } = filter;
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
  if (country !== undefined)
    query = query.where(
      sql<boolean>`registration.company_id in (select id from company where country = ${cleanLine(country)})`,
    );
  if (registeredOn !== undefined) {
    query = query
      .where('registration.created_at', '>=', slotStartsAt(registeredOn, 0, timeZone))
      .where('registration.created_at', '<', slotStartsAt(registeredOn, DAY_MINUTES, timeZone));
  }
  if ([day, minute, exhibitor, meetingStatus].some((part) => part !== undefined))
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

export async function countRegistrations(
  db: Kysely<Database>,
  edition: EditionOfList,
  filter: RegistrationFilter,
): Promise<number> {
  const { count } = await matchingRegistrations(db, edition, filter)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Without a filter, an index serves both the newest rows and the total. */
export async function findNewest(
  db: Kysely<Database>,
  edition: EditionOfList,
  { limit, offset = 0, ...filter }: ListQuery & { limit: number },
) {
  const [total, rows] = await Promise.all([
    countRegistrations(db, edition, filter),
    matchingRegistrations(db, edition, filter)
      .select('registration.id')
      .orderBy('registration.id', 'desc')
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
  edition: EditionOfList,
  { limit, offset = 0, ...filter }: ListQuery & { limit: number },
) {
  const matching = matchingRegistrations(db, edition, filter).select('registration.id');
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with matching as materialized (${matching})
    select (select count(*) from matching) as total,
      array(select id from matching order by id desc limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** All that match, newest first. */
export async function findAll(
  db: Kysely<Database>,
  edition: EditionOfList,
  filter: RegistrationFilter,
): Promise<number[]> {
  const rows = await matchingRegistrations(db, edition, filter)
    .select('registration.id')
    .orderBy('registration.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest ids below an id, after an offset: one portion of a list that is read completely. */
export async function findPortion(
  db: Kysely<Database>,
  edition: EditionOfList,
  filter: RegistrationFilter,
  { below, limit, offset }: { below: number | null; limit: number; offset: number },
): Promise<number[]> {
  let portion = matchingRegistrations(db, edition, filter)
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
      // A visitor who was sent no email had no chance to confirm.
      sql<boolean>`programme = 'business' and confirmed_at is null and exists (select from email
        where registration_id = registration.id and state = 'sent')`.as('couldConfirm'),
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
      'schedule_version as scheduleVersion',
    ])
    .where('kind', '=', 'meeting-status')
    .where(sql<boolean>`registration_id = any(${[...ids]}::int[])`)
    .orderBy('registration_id')
    .orderBy('id', 'desc')
    .execute();
}
