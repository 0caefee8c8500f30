// Reads and writes the one booking of a registration. Passports are passed in and out sealed.
import type { DepositWay } from '@visavis/domain/booking/deposit';
import { type OrderLine, orderLines } from '@visavis/domain/booking/price';
import { stayLabel } from '@visavis/domain/booking/stay';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** A booking with the prices and terms that it was made under; without its passports. */
export interface Booking {
  id: number;
  registrationId: number;
  /** Incremented by every change. */
  version: number;
  /** The payer. */
  name: string;
  email: string;
  phoneNumber: string;
  /** Empty without a second applicant. */
  additionalName: string;
  /** Dates are YYYY-MM-DD; the label is as printed. */
  stay: { from: string; to: string; label: string };
  roomType: string;
  /** Each YYYY-MM-DD, in order. */
  extraNights: string[];
  depositMinor: number;
  extraNightMinor: number;
  totalMinor: number;
  currency: string;
  /** How the deposit is taken. */
  depositBy: DepositWay;
  termsVersion: string;
  /** The items that make up the total. */
  lines: OrderLine[];
}

export interface SealedPassports {
  /** Null once it is deleted. */
  passport: Buffer | null;
  /** Also null without a second applicant. */
  additionalPassport: Buffer | null;
}

/**
 * The booking of a registration, or null. A caller that makes a decision on it locks the registration first
 * (meeting/service `lockRegistration`), as saving does: the booking then cannot change before the transaction ends.
 */
export async function findBooking(
  db: Kysely<Database>,
  registrationId: number,
): Promise<(Booking & SealedPassports) | null> {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  if (!row) return null;
  const extraNights = row.extra_nights;
  const prices = { depositMinor: row.deposit_sen, extraNightMinor: row.extra_night_sen };
  return {
    id: row.id,
    registrationId,
    version: row.version,
    name: row.name,
    email: row.email,
    phoneNumber: row.phone_number,
    additionalName: row.additional_name ?? '',
    stay: { from: row.stay_from, to: row.stay_to, label: stayLabel(row.stay_from, row.stay_to) },
    roomType: row.room_type,
    extraNights,
    ...prices,
    totalMinor: row.total_sen,
    currency: row.currency,
    depositBy: row.deposit_by,
    termsVersion: row.terms_version,
    // Without a deposit there is nothing to pay, and no line.
    lines: row.deposit_by === 'none' ? [] : orderLines(prices, extraNights),
    passport: row.passport,
    additionalPassport: row.additional_passport,
  };
}

/** The sealed passports of bookings, unordered. */
export function listSealedPassports(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<(SealedPassports & { registrationId: number })[]> {
  return db
    .selectFrom('booking')
    .select(['registration_id as registrationId', 'passport', 'additional_passport as additionalPassport'])
    .where(sql<boolean>`registration_id = any(${[...registrationIds]}::int[])`)
    .execute();
}

export interface NewBooking extends Omit<Booking, 'id' | 'version' | 'lines'>, SealedPassports {
  /** Whether a passport number has changed. */
  hasOtherPassports: boolean;
  /** The buyer accepted the terms before. */
  isByStaff?: true;
}

/** Creates the booking of a registration, or updates the existing one. @returns its id */
export async function writeBooking(db: Kysely<Database>, booking: NewBooking, now: Date): Promise<number> {
  const columns = {
    name: booking.name,
    email: booking.email,
    phone_number: booking.phoneNumber,
    passport: booking.passport,
    additional_name: booking.additionalName === '' ? null : booking.additionalName,
    additional_passport: booking.additionalPassport,
    stay_from: booking.stay.from,
    stay_to: booking.stay.to,
    room_type: booking.roomType,
    extra_nights: booking.extraNights,
    deposit_sen: booking.depositMinor,
    extra_night_sen: booking.extraNightMinor,
    total_sen: booking.totalMinor,
    currency: booking.currency,
    deposit_by: booking.depositBy,
    terms_version: booking.termsVersion,
    terms_accepted_at: now,
    updated_at: now,
  };
  const { id } = await db
    .insertInto('booking')
    .values({ registration_id: booking.registrationId, created_at: now, passports_at: now, ...columns })
    .onConflict((conflict) =>
      conflict.column('registration_id').doUpdateSet({
        ...columns,
        version: sql`booking.version + 1`,
        ...(booking.isByStaff && { terms_accepted_at: sql`booking.terms_accepted_at` }),
        ...(booking.hasOtherPassports && { passports_at: now }),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface BookingPayments {
  isPaid: boolean;
  /** The attempt whose outcome the provider has not reported yet. */
  open: { reference: string; redirectUrl: string | null; expiresAt: Date } | null;
}

export async function readPayments(db: Kysely<Database>, bookingId: number): Promise<BookingPayments> {
  const rows = await db
    .selectFrom('payment')
    .select(['state', 'reference', 'redirect_url as redirectUrl', 'expires_at as expiresAt'])
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'paid'])
    .execute();
  return {
    isPaid: rows.some(({ state }) => state === 'paid'),
    open: rows.find(({ state }) => state === 'open') ?? null,
  };
}

/** The person in a row of the Hosted Buyer table; null for a deleted registration or another programme. */
export async function findHostedRegistration(
  db: Kysely<Database>,
  registrationId: number,
): Promise<{ id: number; name: string; reference: string } | null> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .select(['registration.id', 'visitor.name', 'reference'])
    .where('registration.id', '=', registrationId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The booking of a registration without its passports: amounts in minor units as frozen, payer, stay and lines;
 * null if there is none. Before making a decision on it, lock the registration (`lockRegistration`).
 */
export async function getBookingOf(db: Kysely<Database>, registrationId: number): Promise<Booking | null> {
  const found = await findBooking(db, registrationId);
  if (!found) return null;
  const { passport: _passport, additionalPassport: _additionalPassport, ...booking } = found;
  return booking;
}
