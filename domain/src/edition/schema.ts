// What an edition is: its days, hours, limits, contacts. Data of the edition, never constants in a screen.
import * as z from 'zod/mini';

export const fairDaySchema = z.object({
  /** Day number from 1. */
  day: z.int().check(z.minimum(1), z.maximum(31)),
  /** YYYY-MM-DD at the fair. */
  date: z.iso.date(),
  /** The real weekday of that date, in English. */
  dayOfWeek: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  /** '02 June'. */
  label: z.string(),
});
export type FairDay = z.infer<typeof fairDaySchema>;

export const fairHourSchema = z.object({
  /** Start hour at the fair, 0 to 23. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** '11 am'. */
  label: z.string(),
  /** '11.00am-12.00pm'. */
  range: z.string(),
});
export type FairHour = z.infer<typeof fairHourSchema>;

export const begunSlotSchema = z.object({ day: z.int(), hour: z.int() });

export const editionSchema = z.object({
  id: z.int(),
  name: z.string(),
  days: z.array(fairDaySchema),
  hours: z.array(fairHourSchema),
  /** Printed above the time column: 'UTC+8'. */
  utcOffsetLabel: z.string(),
  limits: z.object({
    /** Fewest and most exhibitors a visitor chooses in Business Matching (business matching 5). */
    businessMinimum: z.int(),
    businessMaximum: z.int(),
  }),
  contacts: z.object({
    /** Public-relations address for enquiries. */
    email: z.string(),
    /** As printed, such as '+60 12-000 0000'. */
    whatsapp: z.string(),
  }),
  /** Slots whose start has passed by the server's clock (decisions 2). */
  begun: z.array(begunSlotSchema),
});
export type Edition = z.infer<typeof editionSchema>;

/** Limits of Business Matching unless an edition says otherwise: 1 to 8 exhibitors (business matching 9, decisions 5). */
export const DEFAULT_BUSINESS_LIMITS = { businessMinimum: 1, businessMaximum: 8 } as const;
