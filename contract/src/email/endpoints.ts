// Endpoints of the email outbox for organisers.
import { EMAIL_KINDS, emailStateSchema } from '@visavis/domain/email/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../list-query.ts';
import * as calls from './calls.ts';
import { emailFilterSchema } from './filter.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });

const emailRowShape = {
  id: z.int(),
  kind: z.enum(EMAIL_KINDS),
  /** Name of the kind as shown in the dashboard. */
  kindName: z.string(),
  subject: z.string(),
  recipient: z.string(),
  recipientName: z.string(),
  state: emailStateSchema,
  /** A send attempt is in progress. */
  isBeingSent: z.boolean(),
  /** Was queued when a backup was restored; sent only when an organiser releases it. */
  isHeld: z.boolean(),
  attempts: z.int(),
  /** Maximum attempts before giving up. */
  maximumAttempts: z.int(),
  /** The mail server's response, or why it could not be reached. */
  lastError: z.nullable(z.string()),
  /** ISO instants. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  createdAt: z.string(),
  registrationId: z.nullable(z.int()),
};

export const emailRowSchema = z.object(emailRowShape);
export type EmailRow = z.infer<typeof emailRowSchema>;

export const emailDetailSchema = z.object({
  ...emailRowShape,
  /** The message as it was or will be sent, with secret links redacted. */
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), mediaType: z.string(), content: z.string() })),
  /** Its link can be tried out, because no mail server is configured and the site is not live. */
  hasTrialLink: z.boolean(),
  /** The registration it is about; null for staff messages and deleted registrations. */
  registration: z.nullable(z.object({ reference: z.string(), programme: z.enum(['business', 'hosted']) })),
});
export type EmailDetail = z.infer<typeof emailDetailSchema>;

export const listEmails = endpoint(calls.listEmails, {
  permission: 'email.read',
  summary:
    'Messages of an edition, and those of none, with their states, newest first, and the count of each state',
  query: z.object({ ...emailFilterSchema.shape, ...page }),
  output: z.object({
    emails: z.array(emailRowSchema),
    /** Matches for the given search and state. */
    total: z.int(),
    /** Matches for the given search, by state. */
    counts: z.object({
      all: z.int(),
      queued: z.int(),
      sent: z.int(),
      failed: z.int(),
      unsent: z.int(),
      withheld: z.int(),
    }),
    isMailConfigured: z.boolean(),
    /** Messages that were queued when a backup was restored, regardless of search and state. */
    held: z.int(),
  }),
});

export const getEmail = endpoint(calls.getEmail, {
  permission: 'email.read',
  summary: 'One message with its preview',
  params: idParams,
  output: emailDetailSchema,
});

export const retryEmail = endpoint(calls.retryEmail, {
  permission: 'email.send',
  summary: 'Immediately sends a message that failed or was not sent',
  params: idParams,
  output: emailRowSchema,
  records: ['email.retry'],
  errors: ['email.already-sent', 'email.not-configured'],
});

export const decideHeldEmails = endpoint(calls.decideHeldEmails, {
  permission: 'email.send',
  summary: 'Sends all messages held since a backup was restored, or discards them',
  body: z.strictObject({ decision: z.enum(['release', 'discard']) }),
  /** Number of messages affected. */
  output: z.object({ messages: z.int() }),
  records: ['email.discard-held', 'email.release-held'],
});

export const makeTrialLink = endpoint(calls.makeTrialLink, {
  permission: 'email.try-link',
  summary:
    'Creates the keyed link of a message, for trying the product out; 404 where mail is sent or the site is live',
  params: idParams,
  output: z.object({ link: z.string() }),
  records: ['email.try-link'],
});
