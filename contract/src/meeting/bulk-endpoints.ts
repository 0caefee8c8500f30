// Endpoints with which organisers decide or email the meetings of many registrations at once.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusalSchema } from '../outcome.ts';
import * as calls from './bulk-calls.ts';
import { rejectionReasonSchema } from './rejection-reason.ts';

/** Maximum registrations per call: a page splits larger selections. */
export const BULK_LIMIT = 50;
/** Maximum meetings reopened per call. */
export const REOPEN_LIMIT = 400;

const wholeId = z.int().check(z.positive(), z.maximum(2147483647));
const ids = z.array(wholeId).check(z.minLength(1), z.maxLength(BULK_LIMIT));

const personSchema = z.object({
  /** Registration ID. */
  id: z.int(),
  /** Empty if it no longer exists. */
  name: z.string(),
  /** The decided meetings with their new versions. */
  decided: z.array(z.object({ id: z.int(), version: z.int() })),
  /** One for each meeting that could not be decided, or one for the whole registration. */
  refused: z.array(refusalSchema),
});
export type BulkDecision = z.infer<typeof personSchema>;

export const decideRegistrations = endpoint(calls.decideRegistrations, {
  permission: 'meeting.decide',
  summary:
    'Approves or rejects the pending meetings of several registrations; nothing already decided is changed',
  body: z.strictObject({ ids, action: z.enum(['approve', 'reject']), reason: rejectionReasonSchema }),
  output: z.object({ people: z.array(personSchema) }),
  records: ['meeting.approve', 'meeting.reject'],
});

export const reopenMeetings = endpoint(calls.reopenMeetings, {
  permission: 'meeting.decide',
  summary:
    'Takes back decisions: makes meetings pending that are unchanged since the version given, and not mailed since',
  body: z.strictObject({
    meetings: z
      .array(z.object({ id: wholeId, version: z.int() }))
      .check(z.minLength(1), z.maxLength(REOPEN_LIMIT)),
  }),
  output: z.object({
    /** Number of meetings that are pending again. */
    reopened: z.int(),
    refused: z.array(z.object({ id: z.int(), ...refusalSchema.shape })),
  }),
  records: ['meeting.undo-approve', 'meeting.undo-reject'],
});

/** Maximum registrations checked per call. */
export const MAILABLE_LIMIT = 10_000;

export const findMailable = endpoint(calls.findMailable, {
  permission: 'registration.mail',
  summary: 'Which of several visitors would get an email if all were mailed their decisions',
  body: z.strictObject({ ids: z.array(wholeId).check(z.minLength(1), z.maxLength(MAILABLE_LIMIT)) }),
  output: z.object({ ids: z.array(z.int()) }),
  records: [],
});

export const mailRegistrations = endpoint(calls.mailRegistrations, {
  permission: 'registration.mail',
  summary: 'Mails several visitors their decisions; those who have pending meetings or know all are left out',
  body: z.strictObject({ ids }),
  output: z.object({
    people: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Null if the email was queued. */
        refused: z.nullable(refusalSchema),
      }),
    ),
    /** False if no mail server is configured: the emails wait. */
    isConfigured: z.boolean(),
  }),
  records: ['registration.mail'],
});
