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

/** By the clock of the fair, to the minute: YYYY-MM-DDTHH:MM; null for no limit. */
const moment = z.nullable(z.iso.datetime({ local: true, precision: -1 }));

/** What hosted buyers can book. Bookings keep what they were made with. */
export const stayShape = {
  /** Of the free stays: their nights, and on how many of the first days one begins. */
  stayNights: count(1, STAY_LIMIT),
  stayArrivals: count(1, STAY_LIMIT),
  /** Names, no two alike. */
  roomTypes: z.array(line(1, ROOM_TYPE_LENGTH)).check(
    z.minLength(1, ROOM_TYPES_MESSAGE),
    z.maxLength(ROOM_TYPES_LIMIT, ROOM_TYPES_MESSAGE),
    z.refine((names) => new Set(names.map(foldName)).size === names.length, { error: ROOM_TYPES_MESSAGE }),
  ),
};

export const editionSettingsSchema = z.strictObject({
  name: line(1, 120),
  /** The two lines beside the mark; both empty for the first word of the name above the others. */
  wordmarkFirst: line(0, 40),
  wordmarkSecond: line(0, 60),
  /** Whom emails are from; empty for the name in the settings of the mail server. */
  senderName: line(0, 80),
  contactEmail: z.string().check(z.trim(), z.maxLength(EMAIL_LIMIT), z.regex(EMAIL_SHAPE, EMAIL_INVALID)),
  /** As printed; empty where there is none. */
  contactWhatsapp: line(0, 40),
  /** Two letters of ISO 3166-1: chosen in registration forms, with its dialling code, until somebody chooses another. */
  country: line(2, 2),
  /** In which visitors read it, each once; the first is the main one, which stands in where another has no words. */
  languages: z.array(z.enum(LANGUAGES)).check(
    z.minLength(1, LANGUAGES_MESSAGE),
    z.refine((all) => new Set(all).size === all.length, { error: LANGUAGES_MESSAGE }),
  ),
  /** Which programmes the edition has, at least one of them, and when each takes registrations. */
  businessOn: z.boolean(),
  businessOpens: moment,
  businessCloses: moment,
  hostedOn: z.boolean(),
  hostedOpens: moment,
  hostedCloses: moment,
  /** IANA name, such as 'Asia/Kuala_Lumpur'. Stays as it is once the edition has meetings or held hours. */
  timeZone: z
    .string()
    .check(
      z.trim(),
      z.overwrite(timeZoneNamed),
      z.refine(isTimeZone, { error: coded(message('edition.time-zone')) }),
    ),
  /** Fewest and most exhibitors that a visitor, or a hosted buyer, chooses. */
  businessMinimum: count(1, 50),
  businessMaximum: count(1, 50),
  hostedMinimum: count(1, 50),
  hostedMaximum: count(1, 50),
  /** Business meetings of the hosted programme in total and per day; minimum number of stage programs. */
  programmeMeetings: count(1, 200),
  meetingsADay: count(1, 50),
  stagePrograms: count(0, 50),
  /** Held meetings after which the deposit is refunded, and within about how many days. */
  refundAfterMeetings: count(1, 200),
  refundWithinDays: count(1, 365),
  /** ISO 4217 code. Stays as it is once the edition has a booking. */
  currency: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.refine(isCurrency, { error: coded(message('edition.currency')) })),
  /** In the edition's currency, with two decimals at most. New bookings alone have them. */
  deposit: z.number(),
  /** How the deposit is taken; a booking keeps the way under which it was made. */
  depositBy: z.enum(DEPOSIT_WAYS),
  /** Where to transfer it, as buyers read it. */
  transferDetails: z.string().check(z.trim(), z.maxLength(1000)),
  extraNight: z.number(),
  ...stayShape,
  /** Documents and passport numbers are deleted this many days after the last day. */
  documentsKeptDays: count(0, 3650),
  /** Most unconfirmed hours that one IP address may take in a day, before RATE_LIMIT_SCALE. */
  unconfirmedHoursADay: count(1, 1_000_000),
  /** Hours after a registration at which unconfirmed hours are released; null for never. */
  unconfirmedReleasedAfterHours: z.nullable(count(RELEASE_AFTER_HOURS.least, RELEASE_AFTER_HOURS.most)),
});
export type EditionSettings = z.infer<typeof editionSettingsSchema>;

/** As they are sent: days and hours that are left out stay as they are. */
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
  /** Invented data for trying the product out. */
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
  /** Path of the logo, with a suffix that changes with the picture; null without one. */
  logo: z.nullable(z.string()),
  /** Of the terms in force: what a registration of this edition accepts. */
  termsVersion: z.string(),
  /** Bookings of live applications: those whose deposit is paid, and those that wait for it. */
  bookings: z.object({ paid: z.int(), unpaid: z.int() }),
  settings: z.object({ ...editionSettingsSchema.shape, ...gridShape }),
});
export type StoredEdition = z.infer<typeof storedEditionSchema>;
