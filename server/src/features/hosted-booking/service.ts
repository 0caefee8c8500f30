// The stays of hosted buyers, for organisers and for the hotel; it never reads passports.
import type { Output } from '@visavis/contract/endpoint';
import type {
  HostedBooking,
  HostedWait,
  listRoomNights,
  listWithoutRoom,
} from '@visavis/contract/hosted-booking/endpoints';
import { placesOn, type RoomingEntry } from '@visavis/domain/booking/rooming';
import { nightsOf, stayLabel } from '@visavis/domain/booking/stay';
import { majorOf } from '@visavis/domain/money/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { listQuotas, listWaits } from '../room/public.ts';
import {
  type BookingFilter,
  type BookingQuery,
  listBookedStays,
  listPeople,
  listSleptNights,
  readBookingPage,
  readUnbooked,
} from './repository.ts';

const DAY_MS = 86_400_000;

interface BookingPage {
  total: number;
  /** Totals of all matches: rooms kept, guests in them, and nights. */
  rooms: number;
  guests: number;
  nights: number;
  bookings: HostedBooking[];
  /** The data for the hotel: the page's bookings that keep their room. */
  entries: RoomingEntry[];
}

/** Ordered by arrival, then name; those without a room last. */
export async function pageOfBookings(
  db: Kysely<Database>,
  catalogue: Catalogue,
  query: BookingQuery,
): Promise<BookingPage> {
  const { rows, ...figures } = await readBookingPage(db, catalogue.editionId, query);
  const bookings = rows.map(
    ({
      additional_name,
      stay_from: from,
      stay_to: to,
      total_sen,
      passports_at: _passportsAt,
      search_text: _searchText,
      createdAt,
      ...row
    }) => ({
      ...row,
      additionalName: additional_name ?? '',
      stay: { from, to, label: stayLabel(from, to) },
      ...spanOf({ from, to }, row.extraNights),
      total: majorOf(total_sen, row.currency),
      createdAt: createdAt.toISOString(),
    }),
  );
  const entries = rows
    .filter(({ keepsRoom }) => keepsRoom)
    .map((row) => ({
      registrationId: row.id,
      reference: row.reference,
      company: row.company,
      guest: row.guest,
      additionalName: row.additional_name ?? '',
      email: row.email,
      phoneNumber: row.phoneNumber,
      stay: { from: row.stay_from, to: row.stay_to },
      roomType: row.roomType,
      extraNights: row.extraNights,
      isPaid: row.isPaid,
      passportsAt: row.passports_at.toISOString(),
    }));
  return { ...figures, bookings, entries };
}

/** People waiting for the filter's rooms; nobody if it filters by what waits do not have: payment, night or name. */
export async function listHostedWaits(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { stay, roomType, paid, payment, night, search }: BookingFilter,
  now: Date,
): Promise<HostedWait[]> {
  if ([paid, payment, night, search].some((part) => part !== undefined && part !== '')) return [];
  return (await listWaitingPeople(db, catalogue, now))
    .filter(
      (wait) =>
        (stay === undefined || wait.stay.from === stay) &&
        (roomType === undefined || wait.roomType === roomType),
    )
    .map(({ user_id: _user, company_id: _company, version: _version, ...wait }) => wait);
}

async function listWaitingPeople(db: Kysely<Database>, catalogue: Catalogue, now: Date) {
  const waits = await listWaits(db, catalogue, now);
  if (waits.length === 0) return [];
  const people = await listPeople(db, [...new Set(waits.map(({ registrationId }) => registrationId))]);
  const known = new Map(people.map(({ id, ...person }) => [id, person]));
  return waits.flatMap((wait) => {
    const person = known.get(wait.registrationId);
    return person ? [{ ...wait, ...person }] : [];
  });
}

/** Approved buyers without a room: those on the waiting list, and a page of those who have done nothing yet. */
export async function pageWithoutRoom(
  db: Kysely<Database>,
  catalogue: Catalogue,
  query: Pick<BookingQuery, 'search' | 'limit' | 'offset'>,
  now: Date,
): Promise<{ total: number } & Output<typeof listWithoutRoom>> {
  const { total, rows } = await readUnbooked(db, catalogue.editionId, query);
  return {
    total,
    waiting: await listWaitingPeople(db, catalogue, now),
    unbooked: rows.map((row) => ({ ...row, approvedAt: row.approvedAt?.toISOString() ?? null })),
  };
}

/** The nights that an edition offers or that are booked, with the rooms of each type. */
export async function readRoomNights(
  db: Kysely<Database>,
  { editionId, hosted }: Catalogue,
): Promise<Output<typeof listRoomNights>> {
  const slept = await listSleptNights(db, editionId);
  const quotas = await listQuotas(db, editionId);
  const booked = await listBookedStays(db, editionId);
  const stays = new Map([...hosted.stays, ...booked].map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  const roomTypes = [
    ...new Set([...(hosted.roomTypes ?? []), ...slept.map(({ roomType }) => roomType).toSorted()]),
  ];
  const dates = new Set([
    ...hosted.extraNights.map(({ date }) => date),
    ...hosted.stays.flatMap(({ from, to }) => nightsOf({ from, to })),
    ...slept.map(({ date }) => date),
  ]);
  return {
    nights: [...dates].toSorted().map((date) => {
      const there = slept.filter((one) => one.date === date);
      const sum = (part: 'rooms' | 'guests') => there.reduce((total, one) => total + one[part], 0);
      return {
        date,
        rooms: sum('rooms'),
        guests: sum('guests'),
        types: roomTypes.map((roomType) => ({
          roomType,
          rooms: there.find((one) => one.roomType === roomType)?.rooms ?? 0,
          places: placesOn(date, roomType, hosted.stays, quotas),
        })),
      };
    }),
    stays: [...stays.values()]
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }) => ({ from, to, label: stayLabel(from, to) })),
    roomTypes,
  };
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
