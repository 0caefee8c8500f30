// The stays of hosted buyers, for organisers and for the hotel; it never reads passports.
import type { HostedBooking, HostedWait } from '@visavis/contract/hosted-booking/endpoints';
import { stayLabel } from '@visavis/domain/booking/stay';
import { majorOf } from '@visavis/domain/money/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { listWaits } from '../room/public.ts';
import { type BookingFilter, type BookingQuery, listPeople, readBookingPage } from './booking.repository.ts';

const DAY_MS = 86_400_000;

/** Ordered by arrival, then name. */
export async function pageOfBookings(
  db: Kysely<Database>,
  catalogue: Catalogue,
  query: BookingQuery,
): Promise<{ total: number; bookings: HostedBooking[] }> {
  const { total, rows } = await readBookingPage(db, catalogue.editionId, query);
  return {
    total,
    bookings: rows.map(({ additional_name, stay_from: from, stay_to: to, total_sen, createdAt, ...row }) => ({
      ...row,
      additionalName: additional_name ?? '',
      stay: { from, to, label: stayLabel(from, to) },
      ...spanOf({ from, to }, row.extraNights),
      total: majorOf(total_sen, row.currency),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Who waits for the rooms of a filter; nobody if it filters by payment, as those waiting have not paid for a room. */
export async function listHostedWaits(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { stay, roomType, paid }: BookingFilter,
  now: Date,
): Promise<HostedWait[]> {
  if (paid !== undefined) return [];
  const waits = (await listWaits(db, catalogue, now)).filter(
    (wait) =>
      (stay === undefined || wait.stay.from === stay) &&
      (roomType === undefined || wait.roomType === roomType),
  );
  if (waits.length === 0) return [];
  const people = await listPeople(db, [...new Set(waits.map(({ registrationId }) => registrationId))]);
  const known = new Map(people.map(({ id, ...person }) => [id, person]));
  return waits.flatMap((wait) => {
    const person = known.get(wait.registrationId);
    return person ? { ...wait, ...person } : [];
  });
}

/** The first and last day of the room, including extra nights before and after the stay. */
function spanOf({ from, to }: { from: string; to: string }, extraNights: readonly string[]) {
  const mornings = extraNights.map((night) =>
    new Date(Date.parse(`${night}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10),
  );
  return {
    arrival: [from, ...extraNights].toSorted()[0] ?? from,
    departure: [to, ...mornings].toSorted().at(-1) ?? to,
  };
}
