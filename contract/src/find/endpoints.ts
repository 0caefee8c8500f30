// The Find endpoint: searches an edition's people, exhibitors and payments by any detail.
import { PAYMENT_STATES } from '@visavis/domain/payment/schema';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** Rows of each kind per response. */
export const FOUND_OF_A_KIND = 6;

const foundPersonSchema = z.object({
  id: z.int(),
  programme: z.enum(['business', 'hosted']),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  /** As stored: dialling code and digits. Empty without a phone number. */
  phone: z.string(),
  companyPhone: z.string(),
  /** Status of the registration, or of a hosted buyer's application. */
  status: z.enum(REGISTRATION_STATES),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

const foundExhibitorSchema = z.object({
  id: z.int(),
  name: z.string(),
  boothNumber: z.string(),
  hall: z.string(),
  isArchived: z.boolean(),
  /** First representative that matches the search; null if there is none. */
  representative: z.nullable(z.object({ name: z.string(), email: z.string() })),
});
export type FoundExhibitor = z.infer<typeof foundExhibitorSchema>;

const foundPaymentSchema = z.object({
  id: z.int(),
  refNo: z.string(),
  /** Major units of the currency. */
  amount: z.number(),
  currency: z.string(),
  state: z.enum([...PAYMENT_STATES, 'refunded']),
  /** The payer, and the reference of the registration. */
  name: z.string(),
  reference: z.string(),
});
export type FoundPayment = z.infer<typeof foundPaymentSchema>;

/** A kind that the caller's role may not read has no rows and a total of 0. */
export const foundSchema = z.object({
  /** Of both programmes, with the number of matches in each. */
  people: z.object({ rows: z.array(foundPersonSchema), business: z.int(), hosted: z.int() }),
  exhibitors: z.object({ rows: z.array(foundExhibitorSchema), total: z.int() }),
  payments: z.object({ rows: z.array(foundPaymentSchema), total: z.int() }),
});
export type Found = z.infer<typeof foundSchema>;

export const findAnything = endpoint(calls.findAnything, {
  permission: 'find.use',
  summary:
    'The best matches of each kind: people by name, company, email, phone or reference, exhibitors by name, booth or representative, payments by reference',
  query: z.object({
    /** Words in any order. A blank search finds nothing. */
    search: z.string().check(z.overwrite(cleanLine), z.maxLength(200)),
  }),
  output: foundSchema,
});
