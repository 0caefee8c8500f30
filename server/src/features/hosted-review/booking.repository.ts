// Reads the stays that hosted buyers have booked, and people by registration; it never reads passports.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { listHostedBookings } from '@visavis/contract/hosted-booking/endpoints';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type BookingQuery = HandlerInput<typeof listHostedBookings>['query'];
export type BookingFilter = Pick<BookingQuery, 'stay' | 'roomType' | 'paid'>;

function matchingBookings(db: Kysely<Database>, editionId: number, { stay, roomType, paid }: BookingFilter) {
  // Where no deposit is asked for, none is open.
  const isPaid = sql<boolean>`(booking.deposit_by = 'none' or exists (select from payment left join refund on refund.payment_id = payment.id
    where payment.booking_id = booking.id and payment.state = 'paid' and not is_surplus and refund.id is null))`;
  let query = db
    .selectFrom('booking')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(isPaid.as('isPaid'))
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null);
  if (stay !== undefined) query = query.where('stay_from', '=', stay);
  if (roomType !== undefined) query = query.where('room_type', '=', roomType);
  if (paid !== undefined) query = query.where(paid === 'yes' ? isPaid : sql<boolean>`not (${isPaid})`);
  return query;
}

/** A page ordered by arrival, then name, or all from an offset on; and the total. */
export async function readBookingPage(
  db: Kysely<Database>,
  editionId: number,
  { limit, offset = 0, ...filter }: BookingQuery,
) {
  const matching = matchingBookings(db, editionId, filter);
  let page = matching
    .select([
      'registration.id',
      'booking.id as bookingId',
      'reference',
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
      'booking.created_at as createdAt',
    ])
    .orderBy('stay_from')
    .orderBy('booking.name')
    .orderBy('booking.id')
    .offset(offset);
  if (limit !== undefined) page = page.limit(limit);
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom(matching.as('found'))
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    page.execute(),
  ]);
  return { total, rows };
}

/** Names and contact details of registrations, unordered. */
export function listPeople(db: Kysely<Database>, registrationIds: number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
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
