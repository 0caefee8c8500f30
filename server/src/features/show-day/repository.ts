// Counts the meetings of a day of the fair by exhibitor, and finds people who missed one.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** Instants between which meetings count; one that begins at the end does not. */
export interface Span {
  from: Date;
  to: Date;
}

/** A meeting that has begun and shares a minute with the hour: one off the grid counts in each hour that it reaches. */
const inHour = ({ from, to }: Span, now: Date): RawBuilder<boolean> => sql<boolean>`(
  claim.starts_at <= ${now}::timestamptz and claim.starts_at < ${to}::timestamptz
  and claim.starts_at + claim.length * interval '1 minute' > ${from}::timestamptz)`;

const NEVER: Span = { from: new Date(0), to: new Date(0) };

export interface DayRow {
  exhibitorId: number;
  held: number;
  unmarked: number;
  missed: number;
  overdue: number;
  earlier: number;
  next: number;
  heldToday: number;
  missedToday: number;
}

interface DayRequest {
  editionId: number;
  today: Span;
  /** Null before the first hour. */
  hour: Span | null;
  /** Meetings that begin before this are in the next hour; null if no hour follows. */
  nextEndsAt: Date | null;
  now: Date;
}

/** One row per exhibitor with an approved meeting today. */
export async function countDay(
  db: Kysely<Database>,
  { editionId, today, hour, nextEndsAt, now }: DayRequest,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with meeting_of_day as (
      select claim.exhibitor_id, claim.attendance, claim.starts_at, claim.length,
        ${inHour(hour ?? NEVER, now)} as is_now,
        claim.starts_at <= ${now}::timestamptz as has_begun
      from claim join exhibitor on exhibitor.id = claim.exhibitor_id
      where claim.status = ${STATUS.approved} and exhibitor.edition_id = ${editionId}
        and claim.starts_at >= ${today.from}::timestamptz and claim.starts_at < ${today.to}::timestamptz
    )
    select exhibitor_id as "exhibitorId",
      (count(*) filter (where is_now and attendance = 'held'))::int as held,
      (count(*) filter (where is_now and attendance is null))::int as unmarked,
      (count(*) filter (where is_now and attendance = 'missed'))::int as missed,
      (count(*) filter (where is_now and attendance is null
        and starts_at + length * interval '30 seconds' <= ${now}::timestamptz))::int as overdue,
      (count(*) filter (where has_begun and not is_now and attendance is null))::int as earlier,
      (count(*) filter (where not has_begun and starts_at < ${nextEndsAt ?? NEVER.to}::timestamptz))::int as next,
      (count(*) filter (where attendance = 'held'))::int as "heldToday",
      (count(*) filter (where attendance = 'missed'))::int as "missedToday"
    from meeting_of_day group by exhibitor_id order by exhibitor_id`.execute(db);
  return rows;
}

export interface MissedRow {
  id: number;
  exhibitorId: number;
  name: string;
  reference: string;
  company: string;
  phoneNumber: string;
  missedToday: number;
}

/** People who missed a meeting in the hour, those who missed most today first. */
export async function listMissed(
  db: Kysely<Database>,
  { editionId, today, hour, now, limit }: Omit<DayRequest, 'nextEndsAt'> & { hour: Span; limit: number },
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    with missed as (
      select claim.id, claim.exhibitor_id, claim.registration_id, ${inHour(hour, now)} as is_now,
        (count(*) over (partition by claim.registration_id))::int as missed_today
      from claim join exhibitor on exhibitor.id = claim.exhibitor_id
      where claim.status = ${STATUS.approved} and claim.attendance = 'missed'
        and exhibitor.edition_id = ${editionId}
        and claim.starts_at >= ${today.from}::timestamptz and claim.starts_at < ${today.to}::timestamptz
    )
    select missed.id, exhibitor_id as "exhibitorId", visitor.name, reference, company.name as company,
      visitor.phone_number as "phoneNumber", missed_today as "missedToday"
    from missed
      join registration on registration.id = missed.registration_id
      join visitor on visitor.id = registration.visitor_id
      join company on company.id = registration.company_id
    where is_now
    order by missed_today desc, visitor.name, missed.id limit ${limit}`.execute(db);
  return rows;
}

/** Attendance marks of meetings that have begun, on all days or within a span. */
export async function countMarks(
  db: Kysely<Database>,
  { editionId, span, now }: { editionId: number; span: Span; now: Date },
): Promise<{ held: number; unmarked: number; missed: number }> {
  const { rows } = await sql<{ held: number; unmarked: number; missed: number }>`
    select (count(*) filter (where attendance = 'held'))::int as held,
      (count(*) filter (where attendance is null))::int as unmarked,
      (count(*) filter (where attendance = 'missed'))::int as missed
    from claim join exhibitor on exhibitor.id = claim.exhibitor_id
    where claim.status = ${STATUS.approved} and exhibitor.edition_id = ${editionId}
      and starts_at <= ${now}::timestamptz
      and starts_at >= ${span.from}::timestamptz and starts_at < ${span.to}::timestamptz`.execute(db);
  return rows[0] ?? { held: 0, unmarked: 0, missed: 0 };
}

/** When the next approved meeting begins; null if there is none. */
export async function findFirstStart(
  db: Kysely<Database>,
  editionId: number,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from claim
    where status = ${STATUS.approved} and starts_at > ${now}::timestamptz
      and exists (select from exhibitor where id = exhibitor_id and edition_id = ${editionId})
    order by starts_at limit 1`.execute(db);
  return rows[0]?.startsAt ?? null;
}

export interface ExpectedRow {
  /** Meetings that begin at the instant. */
  first: number;
  meetings: number;
  exhibitors: number;
  people: number;
  hosted: number;
}

/** The meetings and people expected on a day. */
export async function countExpected(
  db: Kysely<Database>,
  { editionId, span, firstAt }: { editionId: number; span: Span; firstAt: Date },
): Promise<ExpectedRow> {
  const { rows } = await sql<ExpectedRow>`
    select (count(*) filter (where starts_at = ${firstAt}::timestamptz))::int as first,
      count(*)::int as meetings,
      count(distinct exhibitor_id)::int as exhibitors,
      count(distinct registration_id)::int as people,
      (count(distinct registration_id) filter (where programme = 'hosted'))::int as hosted
    from claim join registration on registration.id = registration_id
    where claim.status = ${STATUS.approved} and registration.edition_id = ${editionId}
      and starts_at >= ${span.from}::timestamptz and starts_at < ${span.to}::timestamptz`.execute(db);
  return rows[0] ?? { first: 0, meetings: 0, exhibitors: 0, people: 0, hosted: 0 };
}
