// What became of a submission whose answer was lost, for whoever holds its key.
import { plannedMeetingSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Shorter keys may be guessed: what they submitted is told to nobody. */
export const TOLD_KEY_LENGTH = 32;

const submissionOutcomeSchema = z.object({
  registration_id: z.int(),
  /** The public reference, such as 'BM-7K3M-Q2XD'. */
  reference: z.string(),
  /** Those that stand by now, in the order of day and hour; none of an application. */
  meetings: z.array(plannedMeetingSchema),
  /** Opens the visitor's own schedule as the mailed link does; null for an application. */
  schedule_key: z.nullable(z.string()),
});
export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;

/** POST, since it makes a key for the schedule. */
export const getSubmissionOutcome = endpoint({
  method: 'POST',
  path: '/api/submissions/:programme/outcome',
  permission: 'anyone',
  summary:
    'The registration that a submission with this Idempotency-Key made and that stands; 404 where there is none',
  params: z.object({ programme: z.enum(['business', 'hosted']) }),
  headers: z.object({
    /** As it was sent with the submission: 32 characters or more. */
    'idempotency-key': z.string().check(z.minLength(TOLD_KEY_LENGTH), z.maxLength(200)),
  }),
  status: 200,
  output: submissionOutcomeSchema,
  errors: [
    'request.unreadable',
    'resource.not-found',
    'request.invalid',
    'request.too-many',
    'server.unavailable',
  ],
});
