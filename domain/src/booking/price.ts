// Prices a booking in whole minor units from the edition's price table (decisions 4 and 9).
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { stayNamed } from './room.ts';
import { BOOKING_MESSAGES, type BookingForm } from './schema.ts';
import { type ExtraNight, nightsOf, type StayOption } from './stay.ts';

/** An edition's prices, in minor units of its currency. */
export interface PriceTable {
  depositMinor: number;
  extraNightMinor: number;
}

/**
 * @returns the deposit plus all extra nights, in minor units; the total is never taken from the browser
 */
export function totalMinor({ depositMinor, extraNightMinor }: PriceTable, nightCount: number): number {
  return depositMinor + extraNightMinor * nightCount;
}

/**
 * The message if the page's total differs from the server's.
 * @param minor the correct total, in minor units
 */
export function totalDiffersSentence(minor: number, currency: string): string {
  return coded(message('booking.total-is', { sen: minor, currency }));
}

/** A line of the order: what it is, and its amount in minor units. */
export interface OrderLine {
  label: string;
  minor: number;
  /** The nights that the line charges for; empty for other lines. */
  dates: string[];
}

/** The lines of an order, in display order: 'Refundable deposit', then 'Extra night × n' if there are any. */
export function orderLines(
  { depositMinor, extraNightMinor }: PriceTable,
  extraNights: readonly string[],
): OrderLine[] {
  const deposit = { label: 'Refundable deposit', minor: depositMinor, dates: [] };
  if (extraNights.length === 0) return [deposit];
  const nights = {
    label: `Extra night × ${extraNights.length}`,
    minor: extraNightMinor * extraNights.length,
    dates: [...extraNights],
  };
  return [deposit, nights];
}

export type BookingVerdict =
  | { ok: true; stay: StayOption; extraNights: string[] }
  | { ok: false; fields: Record<string, string> };

/** What an edition offers to hosted buyers. */
export interface OfferedStays {
  stays: readonly StayOption[];
  extraNights: readonly Pick<ExtraNight, 'date'>[];
  roomTypes: readonly string[];
}

/**
 * Validates a booking form against the edition (decisions 9).
 * @returns the stay and the sorted nights, or a message for each refused field
 */
export function readBooking(
  form: Pick<
    BookingForm,
    'stayingDuration' | 'roomType' | 'extraNights' | 'additionalName' | 'additionalPassport'
  >,
  { stays, extraNights, roomTypes }: OfferedStays,
): BookingVerdict {
  const fields: Record<string, string> = {};
  const stay = stayNamed(form.stayingDuration, stays);
  if (!stay) fields.stayingDuration = BOOKING_MESSAGES.stay;
  if (!roomTypes.includes(form.roomType)) fields.roomType = BOOKING_MESSAGES.room;
  const offered = new Set(extraNights.map(({ date }) => date));
  const covered = new Set(stay ? nightsOf(stay) : []);
  if (new Set(form.extraNights).size < form.extraNights.length)
    fields.extraNights = BOOKING_MESSAGES.nightTwice;
  if (form.extraNights.some((night) => !offered.has(night)))
    fields.extraNights = BOOKING_MESSAGES.nightUnknown;
  if (form.extraNights.some((night) => covered.has(night))) fields.extraNights = BOOKING_MESSAGES.nightInStay;
  if (form.additionalPassport !== '' && form.additionalName === '')
    fields.additionalName = BOOKING_MESSAGES.additionalName;
  if (form.additionalName !== '' && form.additionalPassport === '')
    fields.additionalPassport = BOOKING_MESSAGES.additionalPassport;
  if (!stay || Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, stay, extraNights: [...form.extraNights].sort() };
}
