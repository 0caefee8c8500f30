// An organiser's change of a booking: which choices are valid, and the difference to pay or refund.
import { type BookingVerdict, type OfferedStays, readBooking } from './price.ts';
import type { BookingForm } from './schema.ts';
import type { StayOption } from './stay.ts';

/** What an organiser may change; a booking keeps its prices, its terms and who pays. */
type ChangedStay = Pick<BookingForm, 'stayingDuration' | 'roomType' | 'extraNights'>;

/** A booking's current choices. */
interface BookedRoom {
  stay: StayOption;
  roomType: string;
  extraNights: readonly string[];
}

/**
 * Validates a change against what the edition offers. Booked choices may stay, even if they are no longer offered.
 * @returns the stay and the sorted nights, or a message for each refused field
 */
export function readChange(form: ChangedStay, offered: OfferedStays, booked: BookedRoom): BookingVerdict {
  return readBooking(
    { ...form, additionalName: '', additionalPassport: '' },
    {
      stays: [...offered.stays, booked.stay],
      extraNights: [...offered.extraNights, ...booked.extraNights.map((date) => ({ date }))],
      roomTypes: [...offered.roomTypes, booked.roomType],
    },
  );
}

/** Money of a booking in the minor unit of its currency. */
interface BookingMoney {
  totalMinor: number;
  /** Amount of the payment that counts. */
  paidMinor: number;
  /** Received for nights added later, minus refunds for nights dropped. */
  recordedMinor: number;
}

/**
 * Difference after changes to a paid booking: positive if the buyer still has to pay, negative if too much was paid.
 * The deposit is part of both total and payment, so it never affects the difference.
 */
export const nightsDifference = ({ totalMinor, paidMinor, recordedMinor }: BookingMoney): number =>
  totalMinor - paidMinor - recordedMinor;
