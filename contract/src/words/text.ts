// A text as organisers read it: what is published in each language, what is drafted, and what is behind its English.
import { LANGUAGES } from '@visavis/domain/language/languages';
import { TEXT_KEYS } from '@visavis/domain/words/texts';
import * as z from 'zod/mini';

/** By the name of the field. */
export const fieldsSchema = z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)), z.string());

/** Where a draft comes from: typed, an earlier version, or a file of CONTENT_DIR. */
export const DRAFT_ORIGINS = ['typed', 'version', 'folder'] as const;

const languageSchema = z.object({
  /** Counts what was published; 0 where the built-in words count. */
  version: z.int(),
  /** What readers see: the published words, or the built-in ones. */
  fields: fieldsSchema,
  /** Whether there are words in this language; without them readers see the English ones. */
  isWritten: z.boolean(),
  publishedAt: z.nullable(z.string()),
  /** Email address of the organiser; empty for words that were read from a file. */
  publishedBy: z.nullable(z.string()),
  /** Fields whose English was published later. Empty for English. */
  behind: z.array(z.string()),
  draft: z.nullable(
    z.object({
      fields: fieldsSchema,
      origin: z.enum(DRAFT_ORIGINS),
      savedAt: z.string(),
      /** Email address of the organiser. */
      savedBy: z.string(),
    }),
  ),
  /** Words that a file of CONTENT_DIR has had since it was imported; null if nothing is left to decide. */
  offer: z.nullable(fieldsSchema),
});
export type TextInLanguage = z.infer<typeof languageSchema>;

export const textSchema = z.object({
  key: z.enum(TEXT_KEYS),
  /** Sent back with a change, so that a stale page cannot overwrite a newer one. */
  revision: z.int(),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['line', 'lines', 'text', 'sections', 'rows', 'sentence']),
      /** Placeholders that the text must contain, by language. */
      placeholders: z.record(z.enum(LANGUAGES), z.array(z.string())),
    }),
  ),
  /** Of the privacy page and the terms, such as '2026-11': a registration stores the version it accepts. */
  documentVersion: z.nullable(z.string()),
  languages: z.record(z.enum(LANGUAGES), languageSchema),
});
export type StoredText = z.infer<typeof textSchema>;

export const textSummarySchema = z.object({
  key: z.enum(TEXT_KEYS),
  languages: z.record(
    z.enum(LANGUAGES),
    z.object({
      isWritten: z.boolean(),
      isBehind: z.boolean(),
      hasDraft: z.boolean(),
      hasOffer: z.boolean(),
    }),
  ),
});
export type TextSummary = z.infer<typeof textSummarySchema>;

export const textVersionSchema = z.object({
  language: z.enum(LANGUAGES),
  version: z.int(),
  fields: fieldsSchema,
  publishedAt: z.string(),
  publishedBy: z.string(),
});
export type TextVersion = z.infer<typeof textVersionSchema>;
