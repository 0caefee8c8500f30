// The booking form of an approved hosted buyer's stay (hosted buyer and dashboard 2 and 3).

import * as z from 'zod/mini';
import { coded } from '../message/coded.ts';
import { ADDED_MESSAGES } from '../message/form-messages.ts';
import { message } from '../message/message.ts';
import { LINE_LIMIT } from '../profile/shapes.ts';
import { visitorProfileSchema } from '../registration/schema.ts';
import { cleanLine } from '../text/normalise.ts';

/** Room types of an edition whose organiser has defined none. */
export const DEFAULT_ROOM_TYPES = ['Two Single Bed', 'One Double Bed'] as const;
/** Maximum room types of an edition, and maximum length of a name. */
export const ROOM_TYPES_LIMIT = 8;
export const ROOM_TYPE_LENGTH = 60;

export const BOOKING_MESSAGES = {
  passport: coded(message('booking.passport-missing')),
  passportInvalid: coded(message('booking.passport-invalid')),
  additionalName: coded(message('booking.second-name-missing')),
  additionalPassport: coded(message('booking.second-passport-missing')),
  stay: coded(message('booking.stay-missing')),
  room: coded(message('booking.room-missing')),
  roomFull: coded(message('booking.room-full')),
  nightTwice: coded(message('booking.night-twice')),
  nightUnknown: coded(message('booking.night-not-offered')),
  nightInStay: coded(message('booking.night-in-stay')),
  totalDiffers: coded(message('booking.total-differs')),
  termsChanged: coded(message('booking.terms-changed')),
} as const;

const PASSPORT_SHAPE = /^[A-Z0-9]{5,20}$/;
/**
 * As printed in the passport: capital letters and digits, without spaces and hyphens. Only a to z are upper-cased:
 * others would become letters that were never typed, such as SS for ß.
 */
const cleanPassport = (text: string): string =>
  cleanLine(text)
    .replace(/[\s-]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

const optionalLine = z._default(
  z.string().check(z.overwrite(cleanLine), z.maxLength(LINE_LIMIT, ADDED_MESSAGES.tooLong)),
  '',
);

/** The booking form without the buyer's ids. A second applicant needs both a name and a passport number. */
export const bookingFormSchema = z.object({
  name: visitorProfileSchema.shape.name,
  passportNumber: z
    .string({ error: BOOKING_MESSAGES.passport })
    .check(
      z.overwrite(cleanPassport),
      z.minLength(1, { error: BOOKING_MESSAGES.passport, abort: true }),
      z.regex(PASSPORT_SHAPE, BOOKING_MESSAGES.passportInvalid),
    ),
  email: visitorProfileSchema.shape.email,
  phoneNumber: visitorProfileSchema.shape.phoneNumber,
  additionalName: optionalLine,
  additionalPassport: z._default(
    z.string().check(
      z.overwrite(cleanPassport),
      z.refine((value) => value === '' || PASSPORT_SHAPE.test(value), BOOKING_MESSAGES.passportInvalid),
    ),
    '',
  ),
  /** The label of the stay, such as '2 - 4 Jun 2026', or its start date. */
  stayingDuration: z
    .string({ error: BOOKING_MESSAGES.stay })
    .check(
      z.minLength(1, { error: BOOKING_MESSAGES.stay, abort: true }),
      z.maxLength(40, BOOKING_MESSAGES.stay),
    ),
  /** One of the room types that the edition offers. */
  roomType: z
    .string({ error: BOOKING_MESSAGES.room })
    .check(
      z.minLength(1, { error: BOOKING_MESSAGES.room, abort: true }),
      z.maxLength(ROOM_TYPE_LENGTH, BOOKING_MESSAGES.room),
    ),
  /** YYYY-MM-DD each. */
  extraNights: z._default(z.array(z.iso.date()).check(z.maxLength(31)), []),
});
export type BookingForm = z.infer<typeof bookingFormSchema>;

/**
 * A saved passport number as displayed: masked except for its last three characters (decisions 8).
 * @returns such as '••••• 482'
 */
export const maskedPassport = (passport: string): string => `••••• ${passport.slice(-3)}`;
