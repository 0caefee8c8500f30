// Counts registrations, meetings and emails, and reads the meetings of an exhibitor.

import { type EmailState, STAFF_EMAIL_KINDS } from '@visavis/domain/email/schema';
import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { OVERLAPPED_GRID, STATUS } from '../slot/public.ts';

/** The grid of an edition: slots outside it do not count towards capacity. */
interface Grid {
  editionId: number;
  days: readonly number[];
}

export interface LoadRow {
  id: number;
  places: number;
  /** Hours of the grid that an organiser has blocked. */
  blocked: number;
  /** Places without a representative in hours of the grid that are not blocked. */
  absent: number;
  pending: number;
  approved: number;
  /** Includes those of deleted registrations. */
  rejected: number;
}

/** Every exhibitor of an edition with its meetings by status, ordered by id. */
export async function listLoadRows(db: Kysely<Database>, grid: Grid): Promise<LoadRow[]> {
  const { rows } = await sql<LoadRow>`
    select exhibitor.id, places, coalesce(blocked, 0) as blocked, coalesce(absent, 0) as absent,
      coalesce(pending, 0) as pending, coalesce(approved, 0) as approved, coalesce(rejected, 0) as rejected
    from exhibitor
    left join (
      select exhibitor_id, count(*) filter (where status = ${STATUS.pending}) as pending,
        count(*) filter (where status = ${STATUS.approved}) as approved, count(*) filter (where status = ${STATUS.rejected}) as rejected
      from claim group by exhibitor_id
    ) as meetings on meetings.exhibitor_id = exhibitor.id
    left join (
      select exhibitor_id, count(distinct (day, grid.start)) as blocked from blocked_slot taken ${OVERLAPPED_GRID}
      where day = any(${[...grid.days]}::int[]) group by exhibitor_id
    ) as blocked_hours on blocked_hours.exhibitor_id = exhibitor.id
    left join (
      select exhibitor_id, count(distinct (day, grid.start, place)) as absent from claim taken ${OVERLAPPED_GRID}
      where day = any(${[...grid.days]}::int[]) and status = ${STATUS.absent} and not exists (
        select from blocked_slot blocked where blocked.exhibitor_id = taken.exhibitor_id and blocked.day = taken.day
          and blocked.minute < grid.start + edition.slot_minutes and grid.start < blocked.minute + blocked.length)
      group by exhibitor_id
    ) as absent_hours on absent_hours.exhibitor_id = exhibitor.id
    where edition_id = ${grid.editionId} and archived_at is null
    order by exhibitor.id`.execute(db);
  return rows;
}

export interface FillRow {
  day: number;
  minute: number;
  /** Places with a meeting, except in blocked hours and above the exhibitor's number of places. */
  taken: number;
  /** Places of exhibitors that have blocked the hour, and others without a representative. */
  blockedPlaces: number;
}

/** Taken and blocked places of every hour; hours with neither are omitted. */
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

/** Live registrations by country and by the instants between which they were made. */
export async function countRegistrations(
  db: Kysely<Database>,
  editionId: number,
  instants: readonly Date[],
): Promise<RegistrationCountRow[]> {
  const { rows } = await sql<RegistrationCountRow>`
    select country, width_bucket(created_at, ${[...instants]}::timestamptz[]) as passed,
      count(*) filter (where programme = 'business') as business,
      count(*) filter (where programme = 'hosted') as hosted,
      count(*) filter (where state = 'Pending' and exists (
        select from claim where registration_id = registration.id and status = ${STATUS.pending})) as waiting,
      max(created_at) as "newestAt"
    from registration join company on company.id = company_id
    where edition_id = ${editionId} and cancelled_at is null
    group by country, passed`.execute(db);
  return rows;
}

interface DecisionRow {
  /** Rejected meetings of deleted registrations. */
  deleted: number;
  /** Time of the latest action on a meeting; null before any. */
  newestAt: Date | null;
}

/** Rejected meetings that do not count, and the time of the last decision. */
export async function getDecisionRow(db: Kysely<Database>, editionId: number): Promise<DecisionRow> {
  const { rows } = await sql<DecisionRow>`
    select
      (select count(*) from registration join claim on registration_id = registration.id
        where edition_id = ${editionId} and cancelled_at is not null and status = ${STATUS.rejected}) as deleted,
      (select at from audit_entry where action like 'meeting.%' and registration_id is not null
        order by id desc limit 1) as "newestAt"`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a select without from returned no row');
  return row;
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

export interface EmailCountRow {
  state: EmailState;
  count: number;
  /** How many of them are emails to staff, which not everybody may list. */
  ofStaff: number;
  newestAt: Date | null;
}

/** Emails by state, counted like in their list, and when the newest of all was written. */
export async function listEmailCounts(db: Kysely<Database>): Promise<EmailCountRow[]> {
  const { rows } = await sql<EmailCountRow>`
    select state, count(*) as count, count(*) filter (where kind = any(${[...STAFF_EMAIL_KINDS]}::text[])) as "ofStaff",
      (select created_at from email order by id desc limit 1) as "newestAt"
    from email group by state`.execute(db);
  return rows;
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
