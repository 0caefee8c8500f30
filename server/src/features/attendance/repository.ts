// Reads meetings with their people and marks, and writes marks.
import type { Attendance, StandingMark } from '@visavis/domain/attendance/schema';
import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import { statesHolding } from './state.repository.ts';

export interface AttendanceFilter {
  /** The text as typed, empty for everything, and the current time, which decides the wording of a state. */
  search?: { text: string; now: Date };
  /** Matches anywhere in the person's search text. */
  person?: string;
  day?: number;
  programme?: 'business' | 'hosted';
  /** `unmarkedAt`: meetings that had begun by that moment and are not marked. */
  attendance?: Attendance | 'none' | { unmarkedAt: Date };
  exhibitorIds?: readonly number[];
  /** Meetings that overlap this time of day. */
  hour?: { minute: number; length: number };
  exhibitorId?: number;
  registrationId?: number;
  meetingIds?: readonly number[];
}

/** Not marked though their day is over: today's are still being marked. */
export function unmarkedBeforeToday(now: Date, timeZone: string): { unmarkedAt: Date } {
  const today = slotStartsAt(fairDateAt(now, timeZone), 0, timeZone);
  return { unmarkedAt: new Date(today.getTime() - 1) };
}

/**
 * Approved meetings of live registrations of an edition, as a base query. It joins only what every filter needs: with
 * tens of thousands of meetings, joins dominate the cost of counting.
 */
function approvedMeetings(db: Kysely<Database>, editionId: number, filter: AttendanceFilter) {
  const { search, person, day, programme, attendance, hour } = filter;
  const { exhibitorId, exhibitorIds, registrationId, meetingIds } = filter;
  let query = db
    .selectFrom('meeting')
    .innerJoin('registration', 'registration.id', 'meeting.registration_id')
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .where('meeting.status', '=', MEETING_STATUS.approved);
  const wanted = readPeopleSearch(search?.text ?? '');
  if (search && wanted.length > 0)
    query = query.where(
      meetsSearch(wanted, (part) => [
        contains(sql.ref('registration.search_text'), part),
        isOfExhibitorHolding(part, editionId),
        ...statesHolding(part, search.now),
      ]),
    );
  const wantedPerson = readPeopleSearch(person ?? '');
  if (wantedPerson.length > 0)
    query = query.where(
      meetsSearch(wantedPerson, (part) => [contains(sql.ref('registration.search_text'), part)]),
    );
  if (day !== undefined) query = query.where('meeting.day', '=', day);
  if (programme !== undefined) query = query.where('registration.programme', '=', programme);
  if (attendance === 'none') query = query.where('meeting.attendance', 'is', null);
  else if (typeof attendance === 'object')
    query = query
      .where('meeting.attendance', 'is', null)
      .where('meeting.starts_at', '<=', attendance.unmarkedAt);
  else if (attendance !== undefined) query = query.where('meeting.attendance', '=', attendance);
  if (hour !== undefined)
    query = query
      .where('meeting.minute', '<', hour.minute + hour.length)
      .where(sql`meeting.minute + meeting.length`, '>', hour.minute);
  if (exhibitorIds !== undefined)
    query = query.where(sql<boolean>`meeting.exhibitor_id = any(${[...exhibitorIds]}::int[])`);
  if (exhibitorId !== undefined) query = query.where('meeting.exhibitor_id', '=', exhibitorId);
  if (registrationId !== undefined) query = query.where('registration.id', '=', registrationId);
  if (meetingIds !== undefined)
    query = query.where(sql<boolean>`meeting.id = any(${[...meetingIds]}::int[])`);
  return query;
}

/** Searches the exhibitors once, instead of once per meeting. */
const isOfExhibitorHolding = (part: string, editionId: number): RawBuilder<boolean> =>
  sql<boolean>`meeting.exhibitor_id in (
    select id from exhibitor
    where edition_id = ${editionId} and ${contains(sql.ref('exhibitor.search_text'), part)})`;

const columns = [
  'meeting.id',
  'meeting.registration_id as registrationId',
  'meeting.exhibitor_id as exhibitorId',
  'meeting.day',
  'meeting.minute',
  'meeting.length',
  'meeting.starts_at as startsAt',
  'meeting.place',
  sql<MeetingStatus>`meeting.status`.as('status'),
  'meeting.cancelled_by as cancelledBy',
  'meeting.released_at as releasedAt',
  'meeting.version',
  'meeting.off_grid_reason as offGridReason',
  'meeting.rejection_reason as rejectionReason',
  'meeting.in_calendar as isInCalendar',
  'meeting.attendance',
  'meeting.attendance_at as attendanceAt',
  'meeting.attendance_way as attendanceWay',
  'meeting.exhibitor_view as exhibitorView',
  'organiser.email as attendanceBy',
  'exhibitor.company_name as exhibitorName',
  'registration.programme',
  'registration.reference',
  'visitor.name',
  'company.name as company',
] as const;

/** Ordered by day, hour and exhibitor. */
export const listAttended = (db: Kysely<Database>, editionId: number, filter: AttendanceFilter) =>
  approvedMeetings(db, editionId, filter)
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .innerJoin('exhibitor', 'exhibitor.id', 'meeting.exhibitor_id')
    .leftJoin('organiser', 'organiser.id', 'meeting.attendance_by')
    .select(columns)
    .orderBy('meeting.starts_at')
    .orderBy('exhibitor.company_name')
    .orderBy('meeting.id')
    .execute();

export type AttendedRow = Awaited<ReturnType<typeof listAttended>>[number];

export async function countAttended(
  db: Kysely<Database>,
  editionId: number,
  filter: AttendanceFilter,
): Promise<number> {
  const { count } = await approvedMeetings(db, editionId, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of that list and its total length, from a single scan of the meetings. */
export async function pageOfAttended(
  db: Kysely<Database>,
  editionId: number,
  filter: AttendanceFilter,
  { limit, offset = 0 }: { limit: number; offset?: number | undefined },
): Promise<{ rows: AttendedRow[]; total: number }> {
  const found = await db
    .with(
      (cte) => cte('matched').materialized(),
      () =>
        approvedMeetings(db, editionId, filter).select([
          'meeting.id',
          'meeting.starts_at',
          'meeting.exhibitor_id',
        ]),
    )
    .with('chosen', (query) =>
      query
        .selectFrom('matched')
        .innerJoin('exhibitor', 'exhibitor.id', 'matched.exhibitor_id')
        .select('matched.id')
        .orderBy('matched.starts_at')
        .orderBy('exhibitor.company_name')
        .orderBy('matched.id')
        .limit(limit)
        .offset(offset),
    )
    .selectNoFrom([
      (column) => column.selectFrom('matched').select(column.fn.countAll<number>().as('count')).as('total'),
      (column) => column.selectFrom('chosen').select(sql<number[]>`array_agg(id)`.as('ids')).as('ids'),
    ])
    .executeTakeFirstOrThrow();
  const rows = found.ids ? await listAttended(db, editionId, { meetingIds: found.ids }) : [];
  return { rows, total: found.total ?? 0 };
}

export interface Marking extends StandingMark {
  /** Null to keep the mark, its author and its time. */
  set: { /** Null when the exhibitor marks it. */ organiserId: number | null; at: Date } | null;
}

/** Writes or removes a mark and the exhibitor's view. The schedule itself does not change, so no mail is due. */
export async function writeMark(
  transaction: Transaction<Database>,
  meetingId: number,
  { attendance, way, exhibitorView, set }: Marking,
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set((column) => ({
      ...(set && {
        attendance,
        attendance_at: attendance && set.at,
        attendance_by: attendance && set.organiserId,
        attendance_way: way,
      }),
      exhibitor_view: exhibitorView,
      version: column('version', '+', 1),
    }))
    .where('id', '=', meetingId)
    .execute();
}

/** Stores the key of an exhibitor's link, replacing earlier ones. */
export async function replaceExhibitorKey(
  transaction: Transaction<Database>,
  key: { key_hash: Buffer; exhibitor_id: number; organiser_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  // The row lock serialises concurrent calls, so that only one link remains.
  await transaction
    .selectFrom('exhibitor')
    .select('id')
    .where('id', '=', key.exhibitor_id)
    .forUpdate()
    .execute();
  await transaction.deleteFrom('exhibitor_key').where('exhibitor_id', '=', key.exhibitor_id).execute();
  await transaction.insertInto('exhibitor_key').values(key).execute();
}
