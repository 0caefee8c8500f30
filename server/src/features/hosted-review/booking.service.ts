// The stays of hosted buyers, for organisers and for the hotel; passports are read nowhere here.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type {
  HostedBooking,
  HostedWait,
  listHostedBookings,
} from '@visavis/contract/hosted-booking/endpoints';
import { ringgitOf } from '@visavis/domain/booking/money';
import { stayLabel } from '@visavis/domain/booking/stay';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { listWaits } from '../room/public.ts';

type Query = HandlerInput<typeof listHostedBookings>['query'];
const DAY_MS = 86_400_000;

function matchingBookings(
  db: Kysely<Database>,
  { editionId }: Catalogue,
  { stay, roomType, paid }: Pick<Query, 'stay' | 'roomType' | 'paid'>,
) {
  const isPaid = sql<boolean>`exists (select from payment left join refund on refund.payment_id = payment.id
    where payment.booking_id = booking.id and payment.state = 'paid' and not is_surplus and refund.id is null)`;
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

/** In the order of arrival, then of name. */
export async function pageOfBookings(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { limit, offset = 0, ...filter }: Query,
): Promise<{ total: number; bookings: HostedBooking[] }> {
  const matching = matchingBookings(db, catalogue, filter);
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
  return {
    total,
    bookings: rows.map(({ additional_name, stay_from: from, stay_to: to, total_sen, createdAt, ...row }) => ({
      ...row,
      additionalName: additional_name ?? '',
      stay: { from, to, label: stayLabel(from, to) },
      ...spanOf({ from, to }, row.extraNights),
      total: ringgitOf(total_sen),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Who waits for rooms of a filter; of one for payments nobody, as whoever waits has paid for nothing there. */
export async function listHostedWaits(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { stay, roomType, paid }: Pick<Query, 'stay' | 'roomType' | 'paid'>,
  now: Date,
): Promise<HostedWait[]> {
  if (paid !== undefined) return [];
  const waits = (await listWaits(db, catalogue, now)).filter(
    (wait) =>
      (stay === undefined || wait.stay.from === stay) &&
      (roomType === undefined || wait.roomType === roomType),
  );
  if (waits.length === 0) return [];
  const people = await db
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
    .where('registration.id', 'in', [...new Set(waits.map(({ registrationId }) => registrationId))])
    .execute();
  const known = new Map(people.map(({ id, ...person }) => [id, person]));
  return waits.flatMap((wait) => {
    const person = known.get(wait.registrationId);
    return person ? { ...wait, ...person } : [];
  });
}

/** When the room is needed from and until, extra nights before and after the stay included. */
function spanOf({ from, to }: { from: string; to: string }, extraNights: readonly string[]) {
  const mornings = extraNights.map((night) =>
    new Date(Date.parse(`${night}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10),
  );
  return {
    arrival: [from, ...extraNights].toSorted()[0] ?? from,
    departure: [to, ...mornings].toSorted().at(-1) ?? to,
  };
}
