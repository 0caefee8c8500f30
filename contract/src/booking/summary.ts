// A booking as its buyer sees it; in its own file so that error responses can include the current one.
import * as z from 'zod/mini';

/** A saved booking as displayed, with passport numbers masked (decisions 8). Amounts are major units of the currency. */
export const bookingSummarySchema = z.object({
  bookingId: z.int(),
  bookingData: z.object({
    name: z.string(),
    /** Masked, such as '••••• 482'. */
    passportNumber: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** Empty without a second applicant. */
    additionalName: z.string(),
    additionalPassport: z.string(),
    stayingDuration: z.string(),
    roomType: z.string(),
    /** YYYY-MM-DD each, in order. */
    extraNights: z.array(z.string()),
    userId: z.int(),
    companyId: z.int(),
  }),
  orderData: z.array(
    z.object({
      label: z.string(),
      /** Ringgit with two decimals. */
      value: z.number(),
      /** The nights that this line charges for; empty for other lines. */
      dates: z.array(z.string()),
    }),
  ),
  totalAmount: z.number(),
  /** The part that is refunded when its condition is met. */
  deposit: z.number(),
  currency: z.string(),
  termsVersion: z.string(),
  /** Also true if no deposit is required. */
  isPaid: z.boolean(),
  /** For deposits paid by bank transfer: the account details and the reference to quote. */
  transfer: z.optional(z.object({ details: z.string(), reference: z.string() })),
  /** Incremented by every change; sent back with the next one. */
  version: z.int(),
  /** Where to continue an open payment attempt; null if there is none. */
  openPayment: z.nullable(z.object({ pay_ref: z.string(), redirect_url: z.string() })),
});
export type BookingSummary = z.infer<typeof bookingSummarySchema>;
