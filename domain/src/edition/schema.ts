// Schema of an edition: days, hours, limits, contacts. Screens read them from here instead of using constants.
import * as z from 'zod/mini';
import { closingSchema } from './programme.ts';

export const fairDaySchema = z.object({
  /** Day number from 1; from 101 for a date that the edition no longer has. */
  day: z.int().check(z.minimum(1), z.maximum(999)),
  /** YYYY-MM-DD at the fair. */
  date: z.iso.date(),
  /** The real weekday of that date, in English. */
  dayOfWeek: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  /** '02 June'. */
  label: z.string(),
  /** 'UTC+1', if the fair's clocks change between its days. */
  utcOffsetLabel: z.optional(z.string()),
});
export type FairDay = z.infer<typeof fairDaySchema>;

export const fairHourSchema = z.object({
  /** Start, in minutes from midnight at the fair. */
  minute: z.int().check(z.minimum(0), z.maximum(1439)),
  /** '11 am'. */
  label: z.string(),
  /** '11.00am-12.00pm'. */
  range: z.string(),
});
export type FairHour = z.infer<typeof fairHourSchema>;

export const begunSlotSchema = z.object({ day: z.int(), minute: z.int() });

/** Offers, requirements and prices of the Hosted Buyer programme (hosted buyer and dashboard 9, decisions 9). */
export const hostedProgrammeSchema = z.object({
  /** Business meetings of the programme in total and per day; minimum number of stage programs. */
  programmeMeetings: z.int(),
  meetingsADay: z.int(),
  stagePrograms: z.int(),
  /** Held meetings required for the deposit refund, and the approximate number of days it takes. */
  refundAfterMeetings: z.int(),
  refundWithinDays: z.int(),
  /** In major units of the currency (decisions 3). Both are 0 if no deposit is required. */
  deposit: z.number(),
  extraNight: z.number(),
  currency: z.string(),
  /** Version of the terms for applications and bookings. */
  termsVersion: z.string(),
  /** Documents and passport numbers are deleted this many days after the last day. */
  documentsKeptDays: z.int(),
  stays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), label: z.string() })),
  extraNights: z.array(z.object({ date: z.iso.date(), weekday: z.string(), label: z.string() })),
  /** In the organiser's order; absent in older responses, which predate custom room types. */
  roomTypes: z.optional(z.array(z.string())),
});
export type HostedProgramme = z.infer<typeof hostedProgrammeSchema>;

export const editionSchema = z.object({
  id: z.int(),
  name: z.string(),
  days: z.array(fairDaySchema),
  /** Removed dates on which meetings were kept; absent if there are none. */
  formerDays: z.optional(z.array(fairDaySchema)),
  hours: z.array(fairHourSchema),
  /** Length of a slot in minutes. */
  slotMinutes: z.int(),
  /** IANA name of the fair's time zone, such as 'Asia/Kuala_Lumpur'. */
  timeZone: z.string(),
  /** Shown above the time column: 'UTC+8'; 'UTC+2 / UTC+1' if the clocks change between its days. */
  utcOffsetLabel: z.string(),
  limits: z.object({
    /** Minimum and maximum number of exhibitors in Business Matching (business matching 5). */
    businessMinimum: z.int(),
    businessMaximum: z.int(),
    /** The same for hosted buyers, who choose exactly eight unless the edition overrides it (decisions 5). */
    hostedMinimum: z.int(),
    hostedMaximum: z.int(),
  }),
  hosted: hostedProgrammeSchema,
  contacts: z.object({
    /** Public-relations address for enquiries. */
    email: z.string(),
    /** As displayed, such as '+60 12-000 0000'. */
    whatsapp: z.string(),
  }),
  /** Slots whose start has passed by the server's clock (decisions 2). */
  begun: z.array(begunSlotSchema),
  /** Programmes that accept no registrations now, with the reason; absent if both do. */
  closed: z.optional(z.object({ business: z.optional(closingSchema), hosted: z.optional(closingSchema) })),
  /** Closed by an organiser: no further registrations, even if some hours are still to come. */
  isClosed: z.optional(z.literal(true)),
  /** The two lines of the name beside the logo, if an organiser has set them. */
  wordmark: z.optional(z.tuple([z.string(), z.string()])),
  /** Path of its logo, with a cache-busting suffix; absent without one. */
  logo: z.optional(z.string()),
  /** Its last hour is over; bookings already close when that hour begins. */
  hasEnded: z.optional(z.literal(true)),
  /** Preselected in its registration forms; absent for the product's default. */
  country: z.optional(z.object({ cca2: z.string(), name: z.string(), diallingCode: z.string() })),
  /** The demo edition, whose pictures show its trade; other editions have none. */
  isDemo: z.optional(z.literal(true)),
  /** Its languages, the main one first; absent for all of the product's languages, with English as the main one. */
  languages: z.optional(z.array(z.enum(['en', 'ms', 'zh-Hans']))),
  /** Dates of the following edition, in order, once known. */
  next: z.optional(z.array(z.iso.date())),
});
export type Edition = z.infer<typeof editionSchema>;
