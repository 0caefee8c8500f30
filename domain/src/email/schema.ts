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

/** Messages to staff: their links open accounts, so only admins see them. */
export const STAFF_EMAIL_KINDS = [
  'staff-invitation',
  'password-reset',
] as const satisfies readonly EmailKind[];

/** Messages that people may say no to: each has a link for it and List-Unsubscribe. */
export const STOPPABLE_EMAIL_KINDS = [
  'group-message',
  'reminder-week',
  'reminder-evening',
  'reminder-hours',
] as const satisfies readonly EmailKind[];
export const isStoppable = (kind: EmailKind): boolean => STOPPABLE_EMAIL_KINDS.some((one) => one === kind);

/**
 * queued: waiting or being sent. sent: the mail server accepted it. unsent: no mail server was configured.
 * withheld: it must not be sent any more, which is no failure: see `WITHHELD_REASONS`.
 */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'unsent', 'withheld'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const emailStateSchema = z.enum(EMAIL_STATES);

/** Shown when no mail server is configured (decisions 6). */
export const NOT_SENT_SENTENCE = 'Not sent: no mail server configured';

/** Language of a message; absent in messages from before translations existed. */
const language = z.optional(z.enum(LANGUAGES));

/** Sentences of the organiser in place of built-in ones, by name, as they were when the message was written. */
const sentences = z.optional(z.record(z.string(), z.string()));

const exhibitionSchema = z.object({
  name: z.string(),
  /** YYYY-MM-DD, first and last day. */
  firstDate: z.string(),
  lastDate: z.string(),
  contactEmail: z.string(),
  contactWhatsapp: z.string(),
  /** Whom its emails are from; absent for the name in the settings. */
  senderName: z.optional(z.string()),
  /** Absent in messages from before editions had one. */
  timeZone: z.optional(z.string()),
  /** Length of its slots in minutes where these are not whole hours; absent otherwise. */
  slotMinutes: z.optional(z.int()),
});

const {
  id: _id,
  version: _version,
  exhibitorId: _exhibitorId,
  // Messages stored before slots had minutes give their time as a range alone.
  minute: _minute,
  ...mentionedMeetingShape
} = scheduleSchema.shape;

/** Ids of a hosted buyer in the URLs of its pages: they identify the buyer but grant no access. */
const hostedIdsSchema = z.object({ userId: z.int(), companyId: z.int() });

/** What has changed around a meeting that stays: its exhibitor was withdrawn, its hour blocked, days or hours changed. */
export const STAY_REASONS = ['withdrawn', 'blocked', 'grid'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

/** How a person finds an exhibitor; booth and hall are empty where there is none. */
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

/** Content of a message to a visitor: the registration when the message was created. */
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
  /** Of changed exhibitors: how each was found, and how it is now. */
  exhibitors: z.optional(z.array(z.object({ was: exhibitorPlaceSchema, is: exhibitorPlaceSchema }))),
  meetings: z.array(
    z.object({
      ...mentionedMeetingShape,
      /** When it was before an organiser moved it: YYYY-MM-DD and the range; and with whom, if with another exhibitor. */
      was: z.optional(z.object({ date: z.string(), time: z.string(), exhibitor: z.optional(z.string()) })),
      /** Why nobody else can book there any more, of a meeting that stays. */
      stays: z.optional(z.enum(STAY_REASONS)),
      /** Its exhibitor does not take part any more: no other hour is offered there. */
      isWithdrawn: z.optional(z.literal(true)),
      /** For the calendar file; null if the message has none. */
      event: z.nullable(
        z.object({
          meetingId: z.int(),
          /** Incremented by every change, so that calendars use the newest. */
          sequence: z.int(),
          /** An earlier calendar file contained it: once it is no longer approved, the next file cancels it. */
          isKnown: z.boolean(),
        }),
      ),
    }),
  ),
});
export type VisitorContent = z.infer<typeof visitorContentSchema>;

/** Content of a message to a hosted buyer before the meetings. Never contains a passport number (decisions 8). */
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
  /** Of a rejection or a document request: the reason, free text or a listed one. */
  reason: z.optional(z.string()),
  /** Of a stay that is booked without a deposit, was changed, or lies outside the new days; the label as printed in English. */
  stay: z.optional(z.object({ label: z.string(), roomType: z.string(), termsVersion: z.string() })),
  /** Of a stay that was changed: how it is now, and what is left to pay in major units. */
  change: z.optional(
    z.object({
      guests: z.array(z.string()),
      /** YYYY-MM-DD each. */
      extraNights: z.array(z.string()),
      toPay: z.number(),
      currency: z.string(),
      /** It moved with the days of the fair; absent for a change of the booking. */
      isMoved: z.optional(z.literal(true)),
    }),
  ),
  /** Of a room offer: the stay as printed in English. */
  room: z.optional(
    z.object({
      stay: z.string(),
      roomType: z.string(),
      /** ISO instant until which it is reserved. */
      until: z.string(),
    }),
  ),
  /** Of a document request. */
  asked: z.optional(
    z.object({
      requestId: z.int(),
      document: documentKindSchema,
    }),
  ),
  /** Of a refund notice: the refunded amount in major units, and how it was refunded. */
  refund: z.optional(
    z.object({
      refNo: z.string(),
      amount: z.number(),
      currency: z.string(),
      /** Of a manual transfer; null if refunded through the provider. */
      transferReference: z.nullable(z.string()),
    }),
  ),
  /** The programme's terms at that time. */
  programme: hostedProgrammeSchema,
  /** Of a receipt. Amounts in major units. */
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

/** Content of a notice to an exhibitor's contact: which of its meetings are elsewhere now. It names no visitor. */
const exhibitorContentSchema = z.object({
  kind: z.enum(['exhibitor-notice']),
  language,
  sentences,
  exhibition: exhibitionSchema,
  /** Of the exhibitor. */
  name: z.string(),
  /** Days or hours of the fair are others, some of its hours are blocked, or it does not take part any more. */
  cause: z.enum(['days', 'blocked', 'withdrawn']),
  /** Before and afterwards: null for a new one, and for one that is cancelled. */
  meetings: z.array(z.object({ was: z.nullable(exhibitorHourSchema), is: z.nullable(exhibitorHourSchema) })),
});
export type ExhibitorContent = z.infer<typeof exhibitorContentSchema>;

/** A paragraph in parts: text as it is, or the words of the link to one's own schedule. */
const paragraphSchema = z.array(z.object({ text: z.string(), isLink: z.optional(z.literal(true)) }));
export type Paragraph = z.infer<typeof paragraphSchema>;

/** Content of a message that an organiser wrote to many people, with the fields of this one filled in. */
const groupContentSchema = z.object({
  kind: z.enum(['group-message']),
  language,
  sentences,
  exhibition: exhibitionSchema,
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  hosted: z.optional(hostedIdsSchema),
  /** To the contact of an exhibitor, which has no reference. */
  isExhibitor: z.optional(z.literal(true)),
  /** Absent in the example of the words around it. */
  own: z.optional(z.object({ subject: z.string(), paragraphs: z.array(paragraphSchema) })),
  /** A test, which an organiser gets: its link opens nobody's schedule. */
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
  /** Who sent the invitation; empty for a reset. */
  invitedBy: z.string(),
});
export type StaffContent = z.infer<typeof staffContentSchema>;

/** Content of a message without its secret links, which are created when it is sent. */
export const emailContentSchema = z.discriminatedUnion('kind', [
  visitorContentSchema,
  hostedContentSchema,
  exhibitorContentSchema,
  groupContentSchema,
  staffContentSchema,
]);
export type EmailContent = z.infer<typeof emailContentSchema>;
