// Endpoints of an edition's own words: read, draft, preview, publish, and return to an earlier version.
import { LANGUAGES } from '@visavis/domain/language/languages';
import { FIELD_LIMIT, TEXT_KEYS } from '@visavis/domain/words/texts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { PREVIEWED_NAMES } from './previewed.ts';
import { textSchema, textSummarySchema, textVersionSchema } from './text.ts';

/** The edition whose words are meant, also a draft; without it the one that the dashboard works on. */
const query = z.object({
  edition: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
});
const params = z.object({ key: z.enum(TEXT_KEYS) });
const revision = z.int();
const language = z.enum(LANGUAGES);
const typedFields = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)),
  z.string().check(z.maxLength(FIELD_LIMIT)),
);

const read = {
  permission: 'words.read',
  query,
} as const;

export const listTexts = endpoint(calls.listTexts, {
  ...read,
  summary: 'The texts of an edition that organisers may write, with the state of each language',
  output: z.array(textSummarySchema),
  errors: ['resource.not-found'],
});

export const getText = endpoint(calls.getText, {
  ...read,
  summary: 'A text in every language: what is published, what is drafted, and what is behind its English',
  params,
  output: textSchema,
});

export const listTextVersions = endpoint(calls.listTextVersions, {
  ...read,
  summary: 'Everything that was published of a text, the newest first',
  params,
  output: z.array(textVersionSchema),
});

const write = {
  permission: 'words.write',
  query,
  params,
  output: textSchema,
  errors: ['words.stale'],
} as const;

export const saveDraft = endpoint(calls.saveDraft, {
  ...write,
  summary:
    'Saves a draft in the given languages; readers do not see it. A field that cannot be used is refused by name',
  body: z.strictObject({
    revision,
    drafts: z.strictObject({
      en: z.optional(typedFields),
      ms: z.optional(typedFields),
      'zh-Hans': z.optional(typedFields),
    }),
  }),
  records: ['words.draft'],
});

export const discardDraft = endpoint(calls.discardDraft, {
  ...write,
  summary: 'Discards the drafts of a text in all languages',
  body: z.strictObject({ revision }),
  records: ['words.draft'],
});

export const publishDraft = endpoint(calls.publishDraft, {
  ...write,
  summary: 'Publishes the drafts of a text; nobody is written to',
  body: z.strictObject({
    revision,
    /** Gives the privacy page or the terms a new version, which people have to agree to again. */
    isNewVersion: z.optional(z.boolean()),
  }),
  records: ['words.publish'],
});

export const agreeText = endpoint(calls.agreeText, {
  ...write,
  summary: 'Says that a translation agrees with its English as published',
  body: z.strictObject({ revision, language }),
  records: ['words.agree'],
});

export const restoreText = endpoint(calls.restoreText, {
  ...write,
  summary: 'Makes a draft of an earlier version; version 0 is the built-in words',
  body: z.strictObject({ revision, language, version: z.int().check(z.minimum(0)) }),
  records: ['words.draft'],
});

export const decideOffer = endpoint(calls.decideOffer, {
  ...write,
  summary: 'Takes changed words of a file of CONTENT_DIR as a draft, or leaves them',
  body: z.strictObject({ revision, language, take: z.boolean() }),
  records: ['words.draft'],
});

export const previewText = endpoint(calls.previewText, {
  ...write,
  permission: 'words.read',
  summary:
    'A text as its reader would see it, as an HTML document without scripts: a page of the site, or the email; nothing is stored',
  body: z.strictObject({
    language,
    fields: typedFields,
    /** One of the pages that show the text; the first without it. */
    page: z.optional(z.enum(PREVIEWED_NAMES)),
  }),
  output: z.object({
    /** Of an email. */
    subject: z.nullable(z.string()),
    html: z.string(),
    /** Whether the document is the page of the site, with its own styles. */
    isSite: z.boolean(),
    /** The plain text of an email. */
    text: z.nullable(z.string()),
  }),
  records: [],
});
