// Endpoints to apply as a hosted buyer, and to read the hosted buyer whose key is sent.

import { documentKindSchema } from '@visavis/domain/document/schema';
import { APPLICATION_DECISIONS } from '@visavis/domain/hosted-buyer/state';
import { HOSTED_STEPS } from '@visavis/domain/hosted-buyer/step';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { receivedCompanySchema, receivedProfileSchema } from '@visavis/domain/registration/received';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** The JSON of the part `registration`: step 1 and the programme (hosted buyer and dashboard 7). */
export const hostedRegistrationSchema = z.extend(receivedProfileSchema, {
  registration_type: z.literal('hosted', { error: coded(message('registration.not-hosted')) }),
});

/** The JSON of the part `companyInfo`: step 2. */
export const hostedCompanySchema = receivedCompanySchema;

/** The JSON of the part `kinds`: the kind of each file, in file order; guessed from file names when left out. */
export const documentKindsSchema = z.array(documentKindSchema);

export const registerHostedBuyer = endpoint(calls.registerHostedBuyer, {
  permission: 'anyone',
  summary:
    'Applies for the Hosted Buyer programme: multipart with registration, companyInfo, kinds (JSON each) and documents[index] (files)',
  consumes: ['multipart/form-data'],
  headers: z.object({
    /** Created with the draft, as an idempotency key: the same content gets the first response again (decisions 3). */
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  status: 201,
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The public reference, such as 'HB-7K3M-Q2XD'. */
    reference: z.string(),
  }),
  errors: ['edition.closed', 'registration.email-taken', 'submission.key-reused'],
});

/** What a hosted buyer's pages need: the buyer's details and the open step. */
export const hostedBuyerSchema = z.object({
  /** Id of the edition of the application. */
  edition: z.int(),
  user_id: z.int(),
  company_id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  company: z.string(),
  decision: z.enum(APPLICATION_DECISIONS),
  /** The buyer's current step; null before approval. */
  step: z.nullable(z.enum(HOSTED_STEPS)),
  hasBooking: z.boolean(),
  isPaid: z.boolean(),
  hasSavedMeetings: z.boolean(),
});
export type HostedBuyer = z.infer<typeof hostedBuyerSchema>;

export const getHostedBuyer = endpoint(calls.getHostedBuyer, {
  permission: 'hosted-buyer.act',
  summary: 'The hosted buyer whose key is sent and the step that is open; 404 for every other key',
  query: z.object({
    /** Ids from the emailed link: if they belong to another buyer, the response is 404. */
    user: z.optional(z.coerce.number().check(z.int())),
    company: z.optional(z.coerce.number().check(z.int())),
  }),
  output: hostedBuyerSchema,
});
