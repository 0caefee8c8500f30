// Reads the stays that hosted buyers have booked, and people by registration; it never reads passports.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { listHostedBookings } from '@visavis/contract/hosted-booking/endpoints';
import type { BookingSort } from '@visavis/contract/hosted-booking/filter';
import { ROOMING_PAYMENTS, type RoomingPayment } from '@visavis/domain/booking/rooming';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { placeIn } from '../../platform/sql/place-in.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import { KEEPS_ROOM } from '../room/public.ts';

export type BookingQuery = HandlerInput<typeof listHostedBookings>['query'];
export type BookingFilter = Omit<BookingQuery, 'limit' | 'offset' | 'sort' | 'direction'>;

// Without a required deposit, nothing is left to pay.
const IS_PAID = sql<boolean>`(booking.deposit_by = 'none' or exists (select from payment left join refund on refund.payment_id = payment.id
    where payment.booking_id = booking.id and payment.state = 'paid' and not is_surplus and refund.id is null))`;

/** As in the Hosted Buyer table, but a bank transfer is awaited from the booking on. */
const PAYMENT = sql<RoomingPayment>`case
  when booking.deposit_by = 'none' then 'none'
  when money.is_held then 'paid'
  when money.is_open then 'waiting'
  when money.came then 'refunded'
  when money.last_state = 'failed' then 'failed'
  when booking.deposit_by = 'transfer' then 'waiting'
  else 'not-asked' end`;

const GUESTS = sql<number>`(case when additional_name is null then 1 else 2 end)`;

/** The bookings of live registrations, with the status derived from payments and decisions. */
function listed(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('booking')
    .innerJoin('registration', 'registration.id', 'booking.registration_id')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('payment')
          .leftJoin('refund', 'refund.payment_id', 'payment.id')
          .select([
            sql<boolean>`bool_or(payment.state = 'paid' and refund.ended_at is null)`.as('is_held'),
            sql<boolean>`bool_or(payment.state = 'open')`.as('is_open'),
            sql<boolean>`bool_or(payment.state = 'paid')`.as('came'),
            sql<string>`(array_agg(payment.state order by payment.id desc))[1]`.as('last_state'),
          ])
          .whereRef('payment.booking_id', '=', 'booking.id')
          .as('money'),
      (join) => join.onTrue(),
    )
    .select([
      'registration.id',
      'booking.id as bookingId',
      'reference',
      'search_text',
      'visitor.name',
      'company.name as company',
      'country',
      'booking.name as guest',
      'booking.email',
      'booking.phone_number as phoneNumber',
      'additional_name',
      'stay_from',
      'stay_to',
      'room_type as roomType',
      'extra_nights as extraNights',
      'total_sen',
      'booking.currency',
      'decision',
      'passports_at',
      'booking.created_at as createdAt',
      sql<boolean>`(passport is null or additional_name is not null and additional_passport is null)`.as(
        'lacksPassport',
      ),
      IS_PAID.as('isPaid'),
      PAYMENT.as('payment'),
      KEEPS_ROOM.as('keepsRoom'),
    ])
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null);
}

function matchingBookings(db: Kysely<Database>, editionId: number, filter: BookingFilter) {
  const { stay, roomType, paid, payment, night, search = '' } = filter;
  let query = db.selectFrom(listed(db, editionId).as('row'));
  if (stay !== undefined) query = query.where('stay_from', '=', stay);
  if (roomType !== undefined) query = query.where('roomType', '=', roomType);
  if (paid !== undefined) query = query.where('isPaid', '=', paid === 'yes');
  if (payment !== undefined) query = query.where('payment', '=', payment);
  if (night !== undefined)
    query = query.where(
      sql<boolean>`("keepsRoom" and (stay_from <= ${night}::date and ${night}::date < stay_to
        or ${night}::date = any("extraNights")))`,
    );
  const wanted = readPeopleSearch(search);
  if (wanted.length > 0)
    query = query.where(
      meetsSearch(wanted, (part) => [
        contains(sql.ref('search_text'), part),
        contains(sql<string>`fold_for_search(guest)`, part),
        contains(sql<string>`fold_for_search(coalesce(additional_name, ''))`, part),
      ]),
    );
  return query;
}

const KEYS: Record<BookingSort, RawBuilder<unknown>> = {
  // By code points, so that the order is the same on every installation.
  guests: sql`lower(guest) collate "C"`,
  room: sql`"roomType"`,
  nights: sql`least(stay_from, (select min(night) from unnest("extraNights") as extra(night)))`,
  amount: sql`total_sen`,
  payment: placeIn(ROOMING_PAYMENTS, sql`payment`),
};

/**
 * A page, or everything from the offset on without a limit, and the totals. Bookings without a room are always last;
 * the default order is by arrival, then name.
 */
export async function readBookingPage(
  db: Kysely<Database>,
  editionId: number,
  { limit, offset = 0, sort, direction = 'ascending', ...filter }: BookingQuery,
) {
  const matching = matchingBookings(db, editionId, filter);
  let page = matching.selectAll().orderBy('keepsRoom', 'desc');
  if (sort !== undefined) page = page.orderBy(KEYS[sort], direction === 'ascending' ? 'asc' : 'desc');
  page = page.orderBy('stay_from').orderBy('guest').orderBy('bookingId').offset(offset);
  if (limit !== undefined) page = page.limit(limit);
  const kept = <T>(value: typeof GUESTS) =>
    sql<T>`coalesce(sum(${value}) filter (where "keepsRoom"), 0)::int`;
  const nights = sql<number>`(stay_to - stay_from + cardinality("extraNights"))`;
  const [figures, rows] = await Promise.all([
    matching
      .select([
        sql<number>`count(*)::int`.as('total'),
        kept<number>(sql`1`).as('rooms'),
        kept<number>(GUESTS).as('guests'),
        kept<number>(nights).as('nights'),
      ])
      .executeTakeFirstOrThrow(),
    page.execute(),
  ]);
  return { ...figures, rows };
}

/** The rooms and guests of every night on which somebody sleeps, by room type. */
export function listSleptNights(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom(listed(db, editionId).as('row'))
    .innerJoinLateral(
      sql<{ night: string }>`(
        select stay_from + step as night from generate_series(0, stay_to - stay_from - 1) as step
        union select unnest("extraNights"))`.as<'slept'>(sql`slept(night)`),
      (join) => join.onTrue(),
    )
    .select([
      'slept.night as date',
      'roomType',
      sql<number>`count(*)::int`.as('rooms'),
      sql<number>`sum(${GUESTS})::int`.as('guests'),
    ])
    .where('keepsRoom', '=', true)
    .groupBy(['slept.night', 'roomType'])
    .execute();
}

/** The stays of bookings that keep their room. */
export function listBookedStays(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom(listed(db, editionId).as('row'))
    .select(['stay_from as from', 'stay_to as to'])
    .distinct()
    .where('keepsRoom', '=', true)
    .orderBy('stay_from')
    .execute();
}

/** Names and contact details of registrations, unordered. */
export function listPeople(db: Kysely<Database>, registrationIds: number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'registration.visitor_id as user_id',
      'registration.company_id',
      'application.version',
      'reference',
      'visitor.name',
      'visitor.email',
      'visitor.phone_number as phoneNumber',
      'company.name as company',
      'country',
    ])
    .where('registration.id', 'in', registrationIds)
    .execute();
}

/** Approved buyers who have neither booked nor joined the waiting list, earliest approval first; and their number. */
export async function readUnbooked(
  db: Kysely<Database>,
  editionId: number,
  { search = '', limit, offset = 0 }: Pick<BookingQuery, 'search' | 'limit' | 'offset'>,
) {
  let matching = db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null)
    .where('decision', '=', 'approved')
    .where(sql<boolean>`not exists (select from booking where booking.registration_id = registration.id)`)
    .where(
      sql<boolean>`not exists (select from room_wait where room_wait.registration_id = registration.id)`,
    );
  const wanted = readPeopleSearch(search);
  if (wanted.length > 0)
    matching = matching.where(meetsSearch(wanted, (part) => [contains(sql.ref('search_text'), part)]));
  let page = matching
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'reference',
      'visitor.name',
      'company.name as company',
      'country',
      'visitor.email',
      'visitor.phone_number as phoneNumber',
      'decided_at as approvedAt',
    ])
    .orderBy('decided_at')
    .orderBy('registration.id')
    .offset(offset);
  if (limit !== undefined) page = page.limit(limit);
  const [{ total }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    page.execute(),
  ]);
  return { total, rows };
}
