// A stored edition as organisers read and change it: its settings, state and version.
import { DEPOSIT_WAYS } from '@visavis/domain/booking/deposit';
import { ROOM_TYPE_LENGTH, ROOM_TYPES_LIMIT } from '@visavis/domain/booking/schema';
import { STAY_LIMIT } from '@visavis/domain/booking/stay';
import { EDITION_STATES } from '@visavis/domain/edition/state';
import { isTimeZone, timeZoneNamed } from '@visavis/domain/edition/time-zone';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { coded } from '@visavis/domain/message/coded';
import { EMAIL_INVALID } from '@visavis/domain/message/form-messages';
import { message } from '@visavis/domain/message/message';
import { isCurrency } from '@visavis/domain/money/money';
import { EMAIL_LIMIT, EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { RELEASE_AFTER_HOURS } from '@visavis/domain/registration/confirmation';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { gridShape } from './grid.ts';

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const line = (least: number, most: number) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(least), z.maxLength(most));

const ROOM_TYPES_MESSAGE = coded(message('edition.room-types', { most: ROOM_TYPES_LIMIT }));

const LANGUAGES_MESSAGE = coded(message('edition.languages'));

/** Fair time, to the minute: YYYY-MM-DDTHH:MM; null for no limit. */
const moment = z.nullable(z.iso.datetime({ local: true, precision: -1 }));

/** What hosted buyers can book. Existing bookings keep their terms. */
export const stayShape = {
  /** Free stays: their length in nights, and on how many of the first days they can start. */
  stayNights: count(1, STAY_LIMIT),
  stayArrivals: count(1, STAY_LIMIT),
  /** Names, all different. */
  roomTypes: z.array(line(1, ROOM_TYPE_LENGTH)).check(
    z.minLength(1, ROOM_TYPES_MESSAGE),
    z.maxLength(ROOM_TYPES_LIMIT, ROOM_TYPES_MESSAGE),
    z.refine((names) => new Set(names.map(foldName)).size === names.length, { error: ROOM_TYPES_MESSAGE }),
  ),
};

export const editionSettingsSchema = z.strictObject({
  name: line(1, 120),
  /** The two lines beside the logo; if both are empty, the first word of the name above the rest. */
  wordmarkFirst: line(0, 40),
  wordmarkSecond: line(0, 60),
  /** Sender name of emails; empty for the name in the mail server settings. */
  senderName: line(0, 80),
  contactEmail: z.string().check(z.trim(), z.maxLength(EMAIL_LIMIT), z.regex(EMAIL_SHAPE, EMAIL_INVALID)),
  /** As displayed; empty if there is none. */
  contactWhatsapp: line(0, 40),
  /** ISO 3166-1 alpha-2 code: the default country and dialling code in registration forms. */
  country: line(2, 2),
  /** The visitors' languages, without duplicates; the first is the main one and the fallback for missing texts. */
  languages: z.array(z.enum(LANGUAGES)).check(
    z.minLength(1, LANGUAGES_MESSAGE),
    z.refine((all) => new Set(all).size === all.length, { error: LANGUAGES_MESSAGE }),
  ),
  /** Which programmes the edition has, at least one, and when each accepts registrations. */
  businessOn: z.boolean(),
  businessOpens: moment,
  businessCloses: moment,
  hostedOn: z.boolean(),
  hostedOpens: moment,
  hostedCloses: moment,
  /** IANA name, such as 'Asia/Kuala_Lumpur'. Cannot change once the edition has meetings or holds. */
  timeZone: z
    .string()
    .check(
      z.trim(),
      z.overwrite(timeZoneNamed),
      z.refine(isTimeZone, { error: coded(message('edition.time-zone')) }),
    ),
  /** Minimum and maximum number of exhibitors that a visitor or a hosted buyer chooses. */
  businessMinimum: count(1, 50),
  businessMaximum: count(1, 50),
  hostedMinimum: count(1, 50),
  hostedMaximum: count(1, 50),
  /** Business meetings of the hosted programme in total and per day; minimum number of stage programs. */
  programmeMeetings: count(1, 200),
  meetingsADay: count(1, 50),
  stagePrograms: count(0, 50),
  /** Held meetings required for the deposit refund, and the approximate number of days it takes. */
  refundAfterMeetings: count(1, 200),
  refundWithinDays: count(1, 365),
  /** ISO 4217 code. Cannot change once the edition has a booking. */
  currency: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.refine(isCurrency, { error: coded(message('edition.currency')) })),
  /** In the edition's currency, with two decimals at most. Applies to new bookings only. */
  deposit: z.number(),
  /** How the deposit is paid; a booking keeps the method under which it was made. */
  depositBy: z.enum(DEPOSIT_WAYS),
  /** Bank details for the transfer, as shown to buyers. */
  transferDetails: z.string().check(z.trim(), z.maxLength(1000)),
  extraNight: z.number(),
  ...stayShape,
  /** Documents and passport numbers are deleted this many days after the last day. */
  documentsKeptDays: count(0, 3650),
  /** Maximum unconfirmed hours per IP address and day, before RATE_LIMIT_SCALE. */
  unconfirmedHoursADay: count(1, 1_000_000),
  /** Hours after a registration at which unconfirmed hours are released; null for never. */
  unconfirmedReleasedAfterHours: z.nullable(count(RELEASE_AFTER_HOURS.least, RELEASE_AFTER_HOURS.most)),
});
export type EditionSettings = z.infer<typeof editionSettingsSchema>;

/** As sent by the client: omitted days and hours stay unchanged. */
export const sentSettingsSchema = z.strictObject({
  ...editionSettingsSchema.shape,
  dates: z.optional(gridShape.dates),
  starts: z.optional(gridShape.starts),
  slotMinutes: z.optional(gridShape.slotMinutes),
});
export type SentSettings = z.infer<typeof sentSettingsSchema>;

const summary = {
  id: z.int(),
  name: z.string(),
  state: z.enum(EDITION_STATES),
  /** Sample data for trying out the product. */
  isDemo: z.boolean(),
  /** Its days at the fair, in order. */
  dates: z.array(z.iso.date()),
  /** Sent back with a change, so that a stale page cannot overwrite a newer one. */
  version: z.int(),
};

export const editionSummarySchema = z.object(summary);

export const storedEditionSchema = z.object({
  ...summary,
  currency: z.string(),
  /** Path of the logo, with a cache-busting suffix; null if there is none. */
  logo: z.nullable(z.string()),
  /** Of the current terms, which a registration for this edition accepts. */
  termsVersion: z.string(),
  /** Bookings of live applications: with the deposit paid, and with the deposit pending. */
  bookings: z.object({ paid: z.int(), unpaid: z.int() }),
  settings: z.object({ ...editionSettingsSchema.shape, ...gridShape }),
});
export type StoredEdition = z.infer<typeof storedEditionSchema>;
