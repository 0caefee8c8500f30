// An organiser's change of a booking: what may be chosen, and what it leaves to be paid or given back.
import { type BookingVerdict, type OfferedStays, readBooking } from './price.ts';
import type { BookingForm } from './schema.ts';
import type { StayOption } from './stay.ts';

/** What an organiser may change; a booking keeps its prices, its terms and who pays. */
type ChangedStay = Pick<BookingForm, 'stayingDuration' | 'roomType' | 'extraNights'>;

/** A booking as it is. */
interface BookedRoom {
  stay: StayOption;
  roomType: string;
  extraNights: readonly string[];
}

/**
 * Validates a change against what the edition offers. What is booked may stay, even where it is not offered any more.
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
  /** Of the payment that counts. */
  paidMinor: number;
  /** What was received for later nights, less what was refunded for given up ones. */
  recordedMinor: number;
}

/**
 * What is left after changes of a paid booking: positive what the buyer still has to pay, negative what the nights cost
 * less than was paid. The deposit is in total and payment alike, so none of it is ever in the difference.
 */
export const nightsDifference = ({ totalMinor, paidMinor, recordedMinor }: BookingMoney): number =>
  totalMinor - paidMinor - recordedMinor;
