// A message to a group: recipients, content and schedule.
import { emailStateSchema } from '@visavis/domain/email/schema';
import { SUBJECT_LIMIT, TEXT_LIMIT } from '@visavis/domain/group-message/words';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanNote } from '@visavis/domain/person/note';
import { cleanTemplate } from '@visavis/domain/words/templates';
import * as z from 'zod/mini';
import { exhibitorFilterSchema } from '../exhibitor-profile/filter.ts';
import { applicationFilterSchema } from '../hosted-buyer/filter.ts';
import { registrationFilterSchema } from '../registration/filter.ts';

/** Maximum number of people in a selection. */
export const SELECTION_LIMIT = 10_000;

const TOO_LONG = coded(message('field.too-long'));
const { programme: _programme, ...businessFilterShape } = registrationFilterSchema.shape;
/** Unknown fields are rejected: ignoring them would send the message to everyone. */
const hostedFilter = z.strictObject(applicationFilterSchema.shape);
/** Null if an erasure has removed the search. */
const ids = z.array(z.int().check(z.positive(), z.maximum(2147483647))).check(z.maxLength(SELECTION_LIMIT));

/**
 * Those matching a list's filter at send time, or selected ones: people of either programme, selected in the list of
 * this one, or exhibitors.
 */
export const audienceSchema = z.union([
  z.strictObject({ programme: z.enum(['business', 'hosted']), ids }),
  z.strictObject({ programme: z.literal('exhibitors'), ids }),
  z.strictObject({ programme: z.literal('business'), filter: z.strictObject(businessFilterShape) }),
  z.strictObject({ programme: z.literal('hosted'), filter: hostedFilter }),
  z.strictObject({
    programme: z.literal('exhibitors'),
    filter: z.strictObject(exhibitorFilterSchema.shape),
  }),
]);
export type Audience = z.infer<typeof audienceSchema>;

const wordsIn = z.optional(
  z.strictObject({
    subject: z.string().check(z.overwrite(cleanTemplate), z.maxLength(SUBJECT_LIMIT, TOO_LONG)),
    text: z.string().check(z.overwrite(cleanNote), z.maxLength(TEXT_LIMIT, TOO_LONG)),
  }),
);
export const groupWordsSchema = z.strictObject({ en: wordsIn, ms: wordsIn, 'zh-Hans': wordsIn });

/** The parts of a draft that can be changed. */
export const draftShape = {
  audience: audienceSchema,
  words: groupWordsSchema,
  /** Readers of a language without its own text get the English one. */
  inEnglish: z.boolean(),
  /** Skips people for whom a field is empty. */
  skipsUnknown: z.boolean(),
};

/** Why someone who matches gets nothing. An exhibitor's profile may have no address. */
export const LEFT_OUT_REASONS = [
  'no-address',
  'stopped',
  'failed-address',
  'unknown-field',
  'no-words',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
const leftOut = z.partialRecord(z.enum(LEFT_OUT_REASONS), z.int());

/** sending: some are still pending. sent: all were sent, or failed permanently. */
export const GROUP_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

const rowShape = {
  id: z.int(),
  version: z.int(),
  state: z.enum(GROUP_STATES),
  /** In the first language that has a subject; empty if none has. */
  subject: z.string(),
  /** ISO instants. */
  sendAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  stoppedAt: z.nullable(z.string()),
  /** Scheduled for this time, but the server was not running. */
  missedAt: z.nullable(z.string()),
  /** When someone named in its search was erased: it now reaches nobody. */
  emptiedAt: z.nullable(z.string()),
  changedAt: z.string(),
  /** Email address of the author; null if the account was deleted. */
  createdBy: z.nullable(z.string()),
  /** For a message that was started. `failed`: permanently; `withdrawn`: stopped. */
  counts: z.object({
    written: z.int(),
    waiting: z.int(),
    sent: z.int(),
    failed: z.int(),
    withdrawn: z.int(),
    leftOut,
  }),
};
export const groupRowSchema = z.object(rowShape);
export type GroupRow = z.infer<typeof groupRowSchema>;

/** Whom the message would reach now. */
export const reachSchema = z.object({
  /** How many the filter matches, or were selected. */
  matching: z.int(),
  /** Number of recipients. */
  people: z.int(),
  leftOut,
  /** Recipients by the language they read. */
  languages: z.record(z.enum(LANGUAGES), z.int()),
  /** Recipients by the language of the text they get; those without a text are omitted. */
  writtenIn: z.partialRecord(z.enum(LANGUAGES), z.int()),
  /** Number of people for whom each field in use is empty. */
  unknown: z.record(z.string(), z.int()),
});
export type Reach = z.infer<typeof reachSchema>;

export const groupMessageSchema = z.object({
  ...rowShape,
  ...draftShape,
  reach: reachSchema,
  /** The last test of the current text in each language that has one. */
  tests: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      state: emailStateSchema,
      recipient: z.string(),
      at: z.string(),
      error: z.nullable(z.string()),
    }),
  ),
  isMailConfigured: z.boolean(),
});
export type GroupMessage = z.infer<typeof groupMessageSchema>;
