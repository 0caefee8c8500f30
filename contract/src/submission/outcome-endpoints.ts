// Endpoint that returns the outcome of a submission whose response was lost, given its idempotency key.
import { plannedMeetingSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './outcome-calls.ts';

/** Shorter keys could be guessed, so their outcome is never disclosed. */
export const SECRET_KEY_LENGTH = 32;

const submissionOutcomeSchema = z.object({
  registration_id: z.int(),
  /** The public reference, such as 'BM-7K3M-Q2XD'. */
  reference: z.string(),
  /** Meetings still live, by day and hour; empty for an application. */
  meetings: z.array(plannedMeetingSchema),
  /** Opens the visitor's own schedule like the emailed link; null for an application. */
  schedule_key: z.nullable(z.string()),
  /** The hours are kept only if the visitor confirms from the email. */
  confirm_by_email: z.optional(z.literal(true)),
});
export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;

/** A POST, because it creates a key for the schedule. */
export const getSubmissionOutcome = endpoint(calls.getSubmissionOutcome, {
  permission: 'anyone',
  summary: 'The live registration that a submission with this Idempotency-Key created; 404 if there is none',
  params: z.object({ programme: z.enum(['business', 'hosted']) }),
  headers: z.object({
    /** As sent with the submission: at least 32 characters. */
    'idempotency-key': z.string().check(z.minLength(SECRET_KEY_LENGTH), z.maxLength(200)),
  }),
  output: submissionOutcomeSchema,
});
