// Emails of the product: kinds, states and contents (decisions 6).
import * as z from 'zod/mini';
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
  'meetings-changed',
  'exhibitor-changed',
  'details-asked',
  'application-received',
  'application-approved',
  'application-rejected',
  'document-asked',
  'stay-booked',
  'stay-changed',
  'stay-outside',
  'deposit-receipt',
  'deposit-refunded',
  'hosted-meetings-received',
  'hosted-link',
  'room-free',
  'exhibitor-notice',
  'group-message',
  'reminder-week',
  'reminder-evening',
  'reminder-hours',
  'staff-invitation',
  'password-reset',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Messages to staff: their links give access to accounts, so only admins see them. */
export const STAFF_EMAIL_KINDS = [
  'staff-invitation',
  'password-reset',
] as const satisfies readonly EmailKind[];

/** Messages that people can opt out of: each has an unsubscribe link and List-Unsubscribe. */
export const STOPPABLE_EMAIL_KINDS = [
  'group-message',
  'reminder-week',
  'reminder-evening',
  'reminder-hours',
] as const satisfies readonly EmailKind[];
export const isStoppable = (kind: EmailKind): boolean => STOPPABLE_EMAIL_KINDS.some((one) => one === kind);

/**
 * queued: waiting or being sent. sent: the mail server accepted it. unsent: no mail server was configured.
 * withheld: it must no longer be sent, which is not a failure; see `WITHHELD_REASONS`.
 */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'unsent', 'withheld'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const emailStateSchema = z.enum(EMAIL_STATES);

/** Shown when no mail server is configured (decisions 6). */
export const NOT_SENT_SENTENCE = 'Not sent: no mail server configured';

/** Language of a message; absent in messages that predate translations. */
const language = z.optional(z.enum(LANGUAGES));

/** The organiser's texts that replace built-in ones, by name, as of when the message was created. */
const sentences = z.optional(z.record(z.string(), z.string()));

const exhibitionSchema = z.object({
  name: z.string(),
  /** YYYY-MM-DD, first and last day. */
  firstDate: z.string(),
  lastDate: z.string(),
  contactEmail: z.string(),
  contactWhatsapp: z.string(),
  /** Sender of its emails; absent for the name in the settings. */
  senderName: z.optional(z.string()),
  /** Absent in messages that predate edition time zones. */
  timeZone: z.optional(z.string()),
  /** Slot length in minutes if not a whole hour; absent otherwise. */
  slotMinutes: z.optional(z.int()),
});

const {
  id: _id,
  version: _version,
  exhibitorId: _exhibitorId,
  // Messages stored before slots had minutes contain only a range.
  minute: _minute,
  ...mentionedMeetingShape
} = scheduleSchema.shape;

/** Ids of a hosted buyer in the URLs of its pages: they identify the buyer but grant no access. */
const hostedIdsSchema = z.object({ userId: z.int(), companyId: z.int() });

/** What changed around a meeting that stays: its exhibitor withdrew, its hour was blocked, days or hours changed. */
export const STAY_REASONS = ['withdrawn', 'blocked', 'grid'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

/** Where to find an exhibitor; booth and hall are empty if unknown. */
const exhibitorPlaceSchema = z.object({ name: z.string(), booth: z.string(), hall: z.string() });
export type ExhibitorPlace = z.infer<typeof exhibitorPlaceSchema>;

/** Messages about a registration and its meetings. */
export const VISITOR_EMAIL_KINDS = [
  'registration-received',
  'meeting-status',
  'schedule-link',
  'confirmation-reminder',
  'hours-released',
  'meetings-changed',
  'exhibitor-changed',
  'details-asked',
  'hosted-meetings-received',
  'reminder-week',
  'reminder-evening',
  'reminder-hours',
] as const satisfies readonly EmailKind[];

/** Content of a message to a visitor: the registration as of when the message was created. */
const visitorContentSchema = z.object({
  kind: z.enum(VISITOR_EMAIL_KINDS),
  language,
  sentences,
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  /** For a hosted buyer; absent for Business Matching visitors. */
  hosted: z.optional(hostedIdsSchema),
  /** The email address is unconfirmed; absent if it is confirmed or the message does not ask for confirmation. */
  unconfirmed: z.optional(
    z.object({
      /** ISO instant from which the hours may be released; null if the edition releases none. */
      releasedFrom: z.nullable(z.string()),
    }),
  ),
  /** For changed exhibitors: previous and current place. */
  exhibitors: z.optional(z.array(z.object({ was: exhibitorPlaceSchema, is: exhibitorPlaceSchema }))),
  meetings: z.array(
    z.object({
      ...mentionedMeetingShape,
      /** Before an organiser moved it: date (YYYY-MM-DD) and time range, and the exhibitor if that changed too. */
      was: z.optional(z.object({ date: z.string(), time: z.string(), exhibitor: z.optional(z.string()) })),
      /** For a meeting that stays: why its slot can no longer be booked by others. */
      stays: z.optional(z.enum(STAY_REASONS)),
      /** Its exhibitor no longer takes part: no other hour is offered there. */
      isWithdrawn: z.optional(z.literal(true)),
      /** For the calendar file; null if the message has none. */
      event: z.nullable(
        z.object({
          meetingId: z.int(),
          /** Incremented by every change, so that calendars use the latest version. */
          sequence: z.int(),
          /** It was in an earlier calendar file: once it is no longer approved, the next file cancels it. */
          isKnown: z.boolean(),
        }),
      ),
    }),
  ),
});
export type VisitorContent = z.infer<typeof visitorContentSchema>;

/** Content of a message to a hosted buyer before the meetings step. Never contains a passport number (decisions 8). */
const hostedContentSchema = z.object({
  kind: z.enum([
    'application-received',
    'application-approved',
    'application-rejected',
    'document-asked',
    'stay-booked',
    'stay-changed',
    'stay-outside',
    'deposit-receipt',
    'deposit-refunded',
    'hosted-link',
    'room-free',
  ]),
  language,
  sentences,
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  hosted: hostedIdsSchema,
  /** For a rejection or a document request: the reason, free text or predefined. */
  reason: z.optional(z.string()),
  /** For a stay booked without a deposit, changed, or outside the new days; the label in English. */
  stay: z.optional(z.object({ label: z.string(), roomType: z.string(), termsVersion: z.string() })),
  /** For a changed stay: the new stay, and the amount due in major units. */
  change: z.optional(
    z.object({
      guests: z.array(z.string()),
      /** YYYY-MM-DD each. */
      extraNights: z.array(z.string()),
      toPay: z.number(),
      currency: z.string(),
      /** It moved with the days of the fair; absent if the booking was changed. */
      isMoved: z.optional(z.literal(true)),
    }),
  ),
  /** For a room offer: the stay's label in English. */
  room: z.optional(
    z.object({
      stay: z.string(),
      roomType: z.string(),
      /** ISO instant until which it is reserved. */
      until: z.string(),
    }),
  ),
  /** For a document request. */
  asked: z.optional(
    z.object({
      requestId: z.int(),
      document: documentKindSchema,
    }),
  ),
  /** For a refund notice: the refunded amount in major units, and how it was refunded. */
  refund: z.optional(
    z.object({
      refNo: z.string(),
      amount: z.number(),
      currency: z.string(),
      /** Reference of a manual transfer; null if refunded through the provider. */
      transferReference: z.nullable(z.string()),
    }),
  ),
  /** The programme's terms at that time. */
  programme: hostedProgrammeSchema,
  /** For a receipt, with amounts in major units. */
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

const exhibitorHourSchema = z.object({ date: z.string(), minute: z.int(), length: z.int() });

/** Content of a notice to an exhibitor's contact about meetings that were moved. Names no visitors. */
const exhibitorContentSchema = z.object({
  kind: z.enum(['exhibitor-notice']),
  language,
  sentences,
  exhibition: exhibitionSchema,
  /** Name of the exhibitor. */
  name: z.string(),
  /** Days or hours of the fair changed, some of its hours were blocked, or it no longer takes part. */
  cause: z.enum(['days', 'blocked', 'withdrawn']),
  /** Before and after: null before for a new meeting, null after for a cancelled one. */
  meetings: z.array(z.object({ was: z.nullable(exhibitorHourSchema), is: z.nullable(exhibitorHourSchema) })),
});
export type ExhibitorContent = z.infer<typeof exhibitorContentSchema>;

/** A paragraph in parts: plain text, or the text of the link to the recipient's schedule. */
const paragraphSchema = z.array(z.object({ text: z.string(), isLink: z.optional(z.literal(true)) }));
export type Paragraph = z.infer<typeof paragraphSchema>;

/** Content of an organiser's message to a group, with the fields filled in for this recipient. */
const groupContentSchema = z.object({
  kind: z.enum(['group-message']),
  language,
  sentences,
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  hosted: z.optional(hostedIdsSchema),
  /** Sent to an exhibitor's contact, who has no reference. */
  isExhibitor: z.optional(z.literal(true)),
  /** Absent in the preview of the surrounding text. */
  own: z.optional(z.object({ subject: z.string(), paragraphs: z.array(paragraphSchema) })),
  /** A test sent to an organiser: its link opens no schedule. */
  isTest: z.optional(z.literal(true)),
});
export type GroupContent = z.infer<typeof groupContentSchema>;

/** Content of a message to staff. */
const staffContentSchema = z.object({
  kind: z.enum(['staff-invitation', 'password-reset']),
  language,
  sentences,
  exhibition: z.nullable(exhibitionSchema),
  email: z.string(),
  role: z.string(),
  /** Who sent the invitation; empty for a password reset. */
  invitedBy: z.string(),
});
export type StaffContent = z.infer<typeof staffContentSchema>;

/** Content of a message without its secret links, which are created when sending. */
export const emailContentSchema = z.discriminatedUnion('kind', [
  visitorContentSchema,
  hostedContentSchema,
  exhibitorContentSchema,
  groupContentSchema,
  staffContentSchema,
]);
export type EmailContent = z.infer<typeof emailContentSchema>;
