// Messages that the product sends: kinds, states, and what each says (decisions 6).
import * as z from 'zod/mini';
import { ROOM_TYPES } from '../booking/schema.ts';
import { documentKindSchema } from '../document/schema.ts';
import { hostedProgrammeSchema } from '../edition/schema.ts';
import { LANGUAGES } from '../language/languages.ts';
import { scheduleSchema } from '../meeting/schema.ts';

export const EMAIL_KINDS = [
  'registration-received',
  'meeting-status',
  'schedule-link',
  'confirmation-reminder',
  'hours-released',
  'application-received',
  'application-approved',
  'application-rejected',
  'document-asked',
  'deposit-receipt',
  'deposit-refunded',
  'hosted-meetings-received',
  'hosted-link',
  'room-free',
  'staff-invitation',
  'password-reset',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Messages to staff: their links open accounts, so that only admins see them. */
export const STAFF_EMAIL_KINDS = [
  'staff-invitation',
  'password-reset',
] as const satisfies readonly EmailKind[];

/** queued: waits or is being sent. sent: the mail server accepted it. unsent: no mail server was configured. */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'unsent'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const emailStateSchema = z.enum(EMAIL_STATES);

/** What is said where no mail server is configured (decisions 6). */
export const NOT_SENT_SENTENCE = 'Not sent: no mail server configured';

/** In which language a message is written; left out of those from before there was more than English. */
const language = z.optional(z.enum(LANGUAGES));

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

/** Names of a hosted buyer in the addresses of its pages: they say who, and open nothing. */
const hostedIdsSchema = z.object({ userId: z.int(), companyId: z.int() });

/** Of a message to a visitor: the registration as it was when the message was caused. */
const visitorContentSchema = z.object({
  kind: z.enum([
    'registration-received',
    'meeting-status',
    'schedule-link',
    'confirmation-reminder',
    'hours-released',
    'hosted-meetings-received',
  ]),
  language,
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  /** Of a hosted buyer; left out for visitors of Business Matching. */
  hosted: z.optional(hostedIdsSchema),
  /** The email address is not confirmed yet; left out where it is, and of messages that ask for nothing. */
  unconfirmed: z.optional(
    z.object({
      /** ISO instant from which the hours may be released; null where the edition releases none. */
      releasedFrom: z.nullable(z.string()),
    }),
  ),
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

/** Of a message to a hosted buyer before its meetings. No passport number ever stands in one (decisions 8). */
const hostedContentSchema = z.object({
  kind: z.enum([
    'application-received',
    'application-approved',
    'application-rejected',
    'document-asked',
    'deposit-receipt',
    'deposit-refunded',
    'hosted-link',
    'room-free',
  ]),
  language,
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  hosted: hostedIdsSchema,
  /** Of a refusal, and of a request for a document: why, in the organiser's words or one of the list. */
  reason: z.optional(z.string()),
  /** Of a message that offers a room: the stay as printed in English. */
  room: z.optional(
    z.object({
      stay: z.string(),
      roomType: z.enum(ROOM_TYPES),
      /** ISO instant until which it is kept. */
      until: z.string(),
    }),
  ),
  /** Of a message that asks for a document. */
  asked: z.optional(
    z.object({
      requestId: z.int(),
      document: documentKindSchema,
    }),
  ),
  /** Of a message that tells a refund: what went back, in ringgit, and by which way. */
  refund: z.optional(
    z.object({
      refNo: z.string(),
      amount: z.number(),
      currency: z.string(),
      /** Of a transfer by hand; null where it went back the way it came. */
      transferReference: z.nullable(z.string()),
    }),
  ),
  /** What the programme asks and gives, as it was then. */
  programme: hostedProgrammeSchema,
  /** Of a receipt. Amounts in ringgit. */
  receipt: z.nullable(
    z.object({
      refNo: z.string(),
      lines: z.array(z.object({ label: z.string(), value: z.number() })),
      total: z.number(),
      deposit: z.number(),
      currency: z.string(),
      stay: z.string(),
      roomType: z.string(),
      /** YYYY-MM-DD each. */
      extraNights: z.array(z.string()),
      termsVersion: z.string(),
      /** ISO instant. */
      paidAt: z.string(),
    }),
  ),
});
export type HostedContent = z.infer<typeof hostedContentSchema>;

/** Of a message to staff. */
const staffContentSchema = z.object({
  kind: z.enum(['staff-invitation', 'password-reset']),
  language,
  exhibition: z.nullable(exhibitionSchema),
  email: z.string(),
  role: z.string(),
  /** Who invites; empty for a reset. */
  invitedBy: z.string(),
});
export type StaffContent = z.infer<typeof staffContentSchema>;

/** What a message says, without its secret links: those are made when it is sent. */
export const emailContentSchema = z.discriminatedUnion('kind', [
  visitorContentSchema,
  hostedContentSchema,
  staffContentSchema,
]);
export type EmailContent = z.infer<typeof emailContentSchema>;
