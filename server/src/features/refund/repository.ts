// Reads received payments and the state of their refunds.

import type { AttendanceWay } from '@visavis/domain/attendance/schema';
import { foldForSearch } from '@visavis/domain/text/fold';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import { STATUS } from '../slot/public.ts';
import { STATE_WORDS } from './state.present.ts';

export interface RefundFilter {
  state?: keyof typeof STANDINGS | undefined;
  kind?: 'deposit' | 'second' | undefined;
  /** As typed; empty for everything. */
  search: string;
}

export interface RefundRecord {
  paymentId: number;
  registrationId: number;
  user_id: number;
  company_id: number;
  reference: string;
  refNo: string;
  name: string;
  company: string;
  email: string;
  isSurplus: boolean;
  /** In minor units. */
  paidMinor: number;
  depositMinor: number;
  currency: string;
  heldCount: number;
  missedCount: number;
  /** Whether it arrived after the application was rejected or deleted, so that it is refunded in full. */
  isUnwanted: boolean;
  standing: 'due' | 'requested' | 'to-transfer' | 'waiting' | 'manual' | 'refunded';
  refundedMinor: number | null;
  reason: string | null;
  endedAt: Date | null;
}

/** Counts the registration's meetings that were held, or missed. */
const marked = (attendance: 'held' | 'missed') => sql<number>`(
  select count(*)::int from meeting
  where meeting.registration_id = registration.id and meeting.status = ${STATUS.approved} and attendance = ${sql.lit(attendance)})`;

const UNWANTED = sql<boolean>`coalesce(
  registration.cancelled_at <= payment.ended_at
    or application.decision = 'rejected' and application.decided_at <= payment.ended_at, false)`;

/** Paid payments of an edition with the state of their refunds. */
function payments(db: Kysely<Database>, editionId: number, refundAfterMeetings: number) {
  return db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('registration', 'registration.id', 'booking.registration_id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .where('registration.edition_id', '=', editionId)
    .where('payment.state', '=', 'paid')
    .select([
      'payment.id as paymentId',
      'registration.id as registrationId',
      'registration.visitor_id as user_id',
      'registration.company_id',
      'registration.reference',
      'registration.search_text as searchText',
      'payment.reference as refNo',
      'visitor.name',
      'company.name as company',
      'visitor.email',
      'payment.is_surplus as isSurplus',
      'payment.amount_sen as paidMinor',
      'booking.deposit_sen as depositMinor',
      'payment.currency',
      marked('held').as('heldCount'),
      marked('missed').as('missedCount'),
      UNWANTED.as('isUnwanted'),
      sql<RefundRecord['standing']>`case
        when refund.state = 'manual' and refund.ended_at is null then 'to-transfer'
        when refund.state is not null then refund.state
        when payment.is_surplus or ${UNWANTED} or ${marked('held')} >= ${refundAfterMeetings} then 'due'
        else 'waiting' end`.as('standing'),
      'refund.amount_sen as refundedMinor',
      'refund.reason',
      'refund.ended_at as endedAt',
    ]);
}

const DUE: RefundRecord['standing'][] = ['due', 'to-transfer', 'requested'];
const STANDINGS = {
  due: DUE,
  waiting: ['waiting'],
  held: ['waiting', ...DUE],
  done: ['refunded', 'manual'],
} satisfies Record<string, RefundRecord['standing'][]>;

/** The states whose label contains a part of a search. */
const standingsHolding = (part: string): string[] =>
  Object.entries(STATE_WORDS).flatMap(([standing, word]) =>
    foldForSearch(word).includes(part) ? [standing] : [],
  );

/** The records that match a filter, those due first, then the newest, and the total without the limit. */
export async function listRefundRecords(
  db: Kysely<Database>,
  { editionId, refundAfterMeetings }: { editionId: number; refundAfterMeetings: number },
  { state, kind, search }: RefundFilter,
  page: { limit?: number | undefined; offset?: number | undefined } = {},
): Promise<{ total: number; records: RefundRecord[] }> {
  let query = db
    .selectFrom(payments(db, editionId, refundAfterMeetings).as('row'))
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'));
  if (state !== undefined) query = query.where('standing', 'in', STANDINGS[state]);
  if (kind !== undefined) query = query.where('isSurplus', '=', kind === 'second');
  const wanted = readPeopleSearch(search);
  if (wanted.length > 0)
    query = query.where(
      meetsSearch(wanted, (part) => [
        contains(sql.ref('searchText'), part),
        contains(sql<string>`lower("refNo")`, part),
        ...standingsHolding(part).map((standing) => sql<boolean>`standing = ${standing}`),
      ]),
    );
  query = query
    .orderBy(
      sql`array_position(array['due', 'to-transfer', 'requested', 'waiting', 'manual', 'refunded'], standing)`,
    )
    .orderBy('paymentId', 'desc');
  if (page.limit !== undefined) query = query.limit(page.limit);
  if (page.offset !== undefined) query = query.offset(page.offset);
  const rows = await query.execute();
  return {
    total: rows[0]?.total ?? 0,
    records: rows.map(({ total: _total, searchText: _text, ...record }) => record),
  };
}

export interface PaymentFigures {
  /** Number of deposits that are paid and not refunded, and their sum in minor units, without extra nights. */
  paid: number;
  sumMinor: number;
  /** Refunds due, counted as in the list. */
  due: number;
}

/** The figures of the listed payments. */
export async function countPayments(
  db: Kysely<Database>,
  { editionId, refundAfterMeetings }: { editionId: number; refundAfterMeetings: number },
): Promise<PaymentFigures> {
  return db
    .selectFrom(payments(db, editionId, refundAfterMeetings).as('row'))
    .select(({ fn: { count, sum } }) => [
      count<number>('paymentId')
        .filterWhere('isSurplus', '=', false)
        .filterWhere('standing', 'in', STANDINGS.held)
        .as('paid'),
      sql<number>`coalesce(${sum('depositMinor')
        .filterWhere('isSurplus', '=', false)
        .filterWhere('standing', 'in', STANDINGS.held)}, 0)::bigint`.as('sumMinor'),
      count<number>('paymentId').filterWhere('standing', 'in', STANDINGS.due).as('due'),
    ])
    .executeTakeFirstOrThrow();
}

export interface HeldMeeting {
  registrationId: number;
  exhibitorId: number;
  day: number;
  minute: number;
  length: number;
  by: string;
  at: Date;
  way: AttendanceWay;
  isDisputed: boolean;
}

/** The meetings that were held and who recorded them: the evidence for a refund. */
export async function listHeldMeetings(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<HeldMeeting[]> {
  const { rows } = await sql<HeldMeeting>`
    select registration_id as "registrationId", exhibitor_id as "exhibitorId", day, minute, length,
      coalesce(organiser.email, exhibitor.company_name) as by, attendance_at as at, attendance_way as way,
      coalesce(exhibitor_view = 'missed', false) as "isDisputed"
    from meeting join exhibitor on exhibitor.id = exhibitor_id
    left join organiser on organiser.id = attendance_by
    where registration_id = any(${[...registrationIds]}::int[]) and status = ${STATUS.approved} and attendance = 'held'
    order by registration_id, day, minute`.execute(db);
  return rows;
}
