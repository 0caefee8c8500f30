// A message to a group: who is written to, the words, and when.
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

/** Most people whom a selection names. */
export const SELECTION_LIMIT = 10_000;

const TOO_LONG = coded(message('field.too-long'));
const { programme: _programme, ...businessFilterShape } = registrationFilterSchema.shape;
/** What the list does not know is refused: left out, it would reach everybody. */
const hostedFilter = z.strictObject(applicationFilterSchema.shape);
/** None where an erasure has taken away the search. */
const ids = z.array(z.int().check(z.positive(), z.maximum(2147483647))).check(z.maxLength(SELECTION_LIMIT));

/**
 * Those whom a filter of a list finds when the message is sent, or chosen ones: people of whichever programme, from the
 * list of this one, or exhibitors.
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

/** What of a draft can be changed. */
export const draftShape = {
  audience: audienceSchema,
  words: groupWordsSchema,
  /** Readers of a language without words get the English ones. */
  inEnglish: z.boolean(),
  /** People for whom a field is empty are left out. */
  skipsUnknown: z.boolean(),
};

/** Why somebody who matches gets nothing. An exhibitor's profile may have no address. */
export const LEFT_OUT_REASONS = [
  'no-address',
  'stopped',
  'failed-address',
  'unknown-field',
  'no-words',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
const leftOut = z.partialRecord(z.enum(LEFT_OUT_REASONS), z.int());

/** sending: some are still to go. sent: all have gone, or failed for good. */
export const GROUP_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

const rowShape = {
  id: z.int(),
  version: z.int(),
  state: z.enum(GROUP_STATES),
  /** In the first language that has one; empty where none has. */
  subject: z.string(),
  /** ISO instants. */
  sendAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  stoppedAt: z.nullable(z.string()),
  /** It was to be sent then, and the program did not run. */
  missedAt: z.nullable(z.string()),
  /** Its search named somebody who was erased then: it reaches nobody. */
  emptiedAt: z.nullable(z.string()),
  changedAt: z.string(),
  /** Email address of who wrote it; null when the account is gone. */
  createdBy: z.nullable(z.string()),
  /** Of one that was started. `failed` for good; `withdrawn` by a stop. */
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

/** Whom it would reach now. */
export const reachSchema = z.object({
  /** How many the filter finds, or were chosen. */
  matching: z.int(),
  /** How many get it. */
  people: z.int(),
  leftOut,
  /** Of those who get it or would, by the language that they read. */
  languages: z.record(z.enum(LANGUAGES), z.int()),
  /** Of those who get it, by the language in which it is written to them; those without words are in none. */
  writtenIn: z.partialRecord(z.enum(LANGUAGES), z.int()),
  /** For how many people each field in use is empty. */
  unknown: z.record(z.string(), z.int()),
});
export type Reach = z.infer<typeof reachSchema>;

export const groupMessageSchema = z.object({
  ...rowShape,
  ...draftShape,
  reach: reachSchema,
  /** The last test of these words in each language that has one. */
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
