// Endpoint that registers a visitor for Business Matching.

import { interestSchema } from '@visavis/domain/interest/schema';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { meetingPayloadSchema } from '@visavis/domain/meeting/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import {
  receivedCompanyFieldsSchema,
  receivedCompanySchema,
  receivedOfStaffSchema,
  receivedProfileSchema,
} from '@visavis/domain/registration/received';
import { askByCountry } from '@visavis/domain/registration/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { draftTokenHeader } from '../hold/endpoints.ts';
import * as calls from './calls.ts';

/** The business registration as stored: both steps and its programme (business matching 3). */
const businessRegistrationSchema = askByCountry(
  z.extend(z.merge(receivedProfileSchema, receivedCompanyFieldsSchema), {
    registration_type: z.literal('business', { error: coded(message('registration.not-business')) }),
  }),
);

export const registerVisitor = endpoint(calls.registerVisitor, {
  permission: 'anyone',
  summary:
    'Registers a visitor with all meetings, or fails as a whole; the holds of the draft become its meetings',
  headers: z.object({
    /** Created with the draft, as an idempotency key: the same body gets the first response again (decisions 3). */
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    ...draftTokenHeader.shape,
  }),
  body: z.object({
    registration: businessRegistrationSchema,
    companyInfo: receivedCompanySchema,
    interests: z.array(interestSchema).check(z.maxLength(200)),
    meetings: z.array(meetingPayloadSchema).check(z.maxLength(50)),
  }),
  status: 201,
  output: z.object({
    registration_id: z.int(),
    /** The public reference, such as 'BM-7K3M-Q2XD'. */
    reference: z.string(),
    /** Opens the visitor's own schedule, but proves nothing about the mailbox. */
    schedule_key: z.optional(z.string()),
    /** The hours are kept only if the visitor confirms from the email; absent without a mail server. */
    confirm_by_email: z.optional(z.literal(true)),
  }),
  errors: ['edition.closed', 'meeting.slot-taken', 'registration.email-taken', 'submission.key-reused'],
});

export const addRegistration = endpoint(calls.addRegistration, {
  permission: 'registration.add',
  summary:
    'Registers somebody for Business Matching by hand, such as on the telephone: confirmed at once, with who recorded that they agree to the terms',
  body: z.strictObject({
    /** Idempotency key generated with the form: the same content gets the first response again. */
    key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    /** Name, email and company; anything else may be empty. */
    registration: receivedOfStaffSchema,
    /** Language of all emails to the person. */
    language: z.enum(LANGUAGES),
    /** Sub-category ids. */
    interests: z.array(z.int().check(z.positive(), z.maximum(2147483647))).check(z.maxLength(200)),
    meetings: z
      .array(z.object({ exhibitorId: z.int(), day: z.int(), minute: z.int() }))
      .check(z.maxLength(50)),
    /** The person has given consent. */
    consent: z.literal(true, { error: coded(message('registration.consent-missing')) }),
    /** Sends the person the usual email with the link to their schedule. */
    isMailed: z.boolean(),
  }),
  status: 201,
  output: z.object({ registration_id: z.int(), reference: z.string() }),
  records: ['registration.add'],
  errors: ['edition.closed', 'meeting.slot-taken', 'registration.email-taken', 'submission.key-reused'],
});
