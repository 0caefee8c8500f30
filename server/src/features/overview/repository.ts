// Counts registrations, meetings and emails, and reads the meetings of an exhibitor.

import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { OVERLAPPED_GRID, STATUS } from '../slot/public.ts';

export interface FillRow {
  day: number;
  minute: number;
  /** Places with a meeting, except in blocked hours and above the exhibitor's number of places. */
  taken: number;
  /** Places of exhibitors that have blocked the hour, and places without a representative. */
  blockedPlaces: number;
}

/** Taken and blocked places of every hour; hours without any are omitted. */
export async function listFillRows(db: Kysely<Database>, editionId: number): Promise<FillRow[]> {
  const { rows } = await sql<FillRow>`
    select day, minute, coalesce(sum(taken) filter (where not is_blocked), 0)::int as taken,
      sum(case when is_blocked then places else absent end)::int as "blockedPlaces"
    from (
      select exhibitor_id, day, grid.start as minute, places, bool_or(place is null) as is_blocked,
        count(distinct place) filter (where place <= places and status <> ${STATUS.absent}) as taken,
        count(distinct place) filter (where status = ${STATUS.absent}) as absent
      from (
        select exhibitor_id, day, minute, length, place, status from claim
        where status in (${STATUS.pending}, ${STATUS.approved}, ${STATUS.absent})
        union all
        select exhibitor_id, day, minute, length, null, null from blocked_slot
      ) as taken ${OVERLAPPED_GRID}
      where edition_id = ${editionId} and archived_at is null
      group by exhibitor_id, day, grid.start, places
    ) as slots
    group by day, minute`.execute(db);
  return rows;
}

export interface RegistrationCountRow {
  country: string;
  /** How many of the given instants had passed when these registrations were made. */
  passed: number;
  business: number;
  hosted: number;
  /** Registrations with a pending meeting. */
  waiting: number;
  newestAt: Date;
}

/** Live registrations by country and by the interval between instants in which they were made. */
export async function countRegistrations(
  db: Kysely<Database>,
  editionId: number,
  instants: readonly Date[],
): Promise<RegistrationCountRow[]> {
  const { rows } = await sql<RegistrationCountRow>`
    select country, width_bucket(created_at, ${[...instants]}::timestamptz[]) as passed,
      count(*) filter (where programme = 'business') as business,
      count(*) filter (where programme = 'hosted') as hosted,
      count(*) filter (where pending_meetings > 0) as waiting,
      max(created_at) as "newestAt"
    from registration join company on company.id = company_id
    where edition_id = ${editionId} and cancelled_at is null
    group by country, passed`.execute(db);
  return rows;
}

interface MeetingCounts {
  /** Still to be decided; excludes those whose slot passed undecided. */
  pending: number;
  undecided: number;
  approved: number;
  rejected: number;
}

/** Meetings of live registrations by status, whether or not their exhibitors still take part. */
export async function countMeetings(db: Kysely<Database>, editionId: number): Promise<MeetingCounts> {
  const { rows } = await sql<MeetingCounts>`
    with live as (
      select id, pending_meetings from registration where edition_id = ${editionId} and cancelled_at is null
    ), counted as (
      select count(*) filter (where status = ${STATUS.pending})::int as open,
        count(*) filter (where status = ${STATUS.approved})::int as approved,
        count(*) filter (where status = ${STATUS.rejected})::int as rejected
      from claim where registration_id in (select id from live)
    ), waiting as (
      select coalesce(sum(pending_meetings), 0)::int as pending from live
    )
    select pending, open - pending as undecided, approved, rejected from counted, waiting`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}

/** When a meeting was last changed; null if none was. */
export async function findNewestDecision(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from audit_entry where action like 'meeting.%' and registration_id is not null
    order by id desc limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

interface ApplicationRow {
  pending: number;
  approved: number;
  rejected: number;
}

/** Live applications by decision. */
export async function getApplicationRow(db: Kysely<Database>, editionId: number): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
    select count(*) filter (where decision = 'pending') as pending,
      count(*) filter (where decision = 'approved') as approved,
      count(*) filter (where decision = 'rejected') as rejected
    from application join registration on registration.id = registration_id
    where edition_id = ${editionId} and cancelled_at is null`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}

/** When the newest email was written; null if there is none. */
export async function findNewestEmail(db: Kysely<Database>): Promise<Date | null> {
  const row = await db
    .selectFrom('email')
    .select('created_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Live meetings of an exhibitor with their visitors, ordered by day, hour and place. */
export async function listMeetingsOfExhibitor(db: Kysely<Database>, exhibitorId: number) {
  const rows = await db
    .selectFrom('meeting')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'meeting.id',
      'registration_id as registrationId',
      'exhibitor_id as exhibitorId',
      'day',
      'minute',
      'length',
      'starts_at as startsAt',
      'status',
      'cancelled_by as cancelledBy',
      'released_at as releasedAt',
      'version',
      'place',
      'off_grid_reason as offGridReason',
      'rejection_reason as rejectionReason',
      'in_calendar as isInCalendar',
      'reference',
      'visitor.name',
      'designation',
      'phone_number as phoneNumber',
      'company.name as company',
      'country',
    ])
    .where('exhibitor_id', '=', exhibitorId)
    // Written as in the partial index of live claims, so that the planner uses it.
    .where('status', '<>', sql.lit(3))
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('place')
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, status: status as MeetingStatus }));
}

/** Slots of the grid that an organiser has blocked, wholly or in part. */
export async function listBlockedHours(
  db: Kysely<Database>,
  exhibitorId: number,
): Promise<{ day: number; minute: number }[]> {
  const { rows } = await sql<{ day: number; minute: number }>`
    select distinct day, grid.start as minute from blocked_slot taken ${OVERLAPPED_GRID}
    where exhibitor_id = ${exhibitorId} order by day, minute`.execute(db);
  return rows;
}
