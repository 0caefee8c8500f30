// Messages that the product sends: kinds, states, and what each says (decisions 6).
import * as z from 'zod/mini';
import { scheduleSchema } from '../meeting/schema.ts';

/** Kinds of messages; those of the Hosted Buyer programme join them. */
export const EMAIL_KINDS = [
  'registration-received',
  'meeting-status',
  'schedule-link',
  'staff-invitation',
  'password-reset',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What the dashboard calls each kind. */
export const EMAIL_KIND_NAMES: Record<EmailKind, string> = {
  'registration-received': 'Registration received',
  'meeting-status': 'Meeting status',
  'schedule-link': 'Link to the schedule',
  'staff-invitation': 'Staff invitation',
  'password-reset': 'Password reset',
};

/** queued: waits or is being sent. sent: the mail server accepted it. unsent: no mail server was configured. */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'unsent'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const emailStateSchema = z.enum(EMAIL_STATES);

/** What is said where no mail server is configured (decisions 6). */
export const NOT_SENT_SENTENCE = 'Not sent: no mail server configured';

const exhibitionSchema = z.object({
  name: z.string(),
  /** YYYY-MM-DD, first and last day. */
  firstDate: z.string(),
  lastDate: z.string(),
  contactEmail: z.string(),
  contactWhatsapp: z.string(),
});

const {
  id: _id,
  version: _version,
  exhibitorId: _exhibitorId,
  ...mentionedMeetingShape
} = scheduleSchema.shape;

/** Of a message to a visitor: the registration as it was when the message was caused. */
const visitorContentSchema = z.object({
  kind: z.enum(['registration-received', 'meeting-status', 'schedule-link']),
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  meetings: z.array(
    z.object({
      ...mentionedMeetingShape,
      /** For the calendar file; null where the message has none. */
      event: z.nullable(
        z.object({
          meetingId: z.int(),
          /** Raised by every change, so that calendars take the newest. */
          sequence: z.int(),
          /** A calendar file held it before: when it is no longer approved, the next one takes it back. */
          isKnown: z.boolean(),
        }),
      ),
    }),
  ),
});
export type VisitorContent = z.infer<typeof visitorContentSchema>;

/** Of a message to staff. */
const staffContentSchema = z.object({
  kind: z.enum(['staff-invitation', 'password-reset']),
  exhibition: z.nullable(exhibitionSchema),
  email: z.string(),
  role: z.string(),
  /** Who invites; empty for a reset. */
  invitedBy: z.string(),
});
export type StaffContent = z.infer<typeof staffContentSchema>;

/** What a message says, without its secret links: those are made when it is sent. */
export const emailContentSchema = z.discriminatedUnion('kind', [visitorContentSchema, staffContentSchema]);
export type EmailContent = z.infer<typeof emailContentSchema>;
