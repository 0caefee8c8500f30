// An import as organisers see it: how its file was read, what it would do, and what it did.
import { DELIMITERS, ENCODINGS } from '@visavis/domain/import/encodings';
import { IMPORT_FIELDS } from '@visavis/domain/import/fields';
import { IMPORT_KINDS } from '@visavis/domain/import/kinds';
import { CHOICES, EXHIBITOR_TEXTS, ROW_RESULTS, TROUBLE_KINDS } from '@visavis/domain/import/plan-types';
import { PERSON_FIELDS } from '@visavis/domain/import/registrations/fields';
import { HEADING_ROWS } from '@visavis/domain/import/table';
import * as z from 'zod/mini';
import { messageSchema } from '../outcome.ts';

export const IMPORT_STATES = ['draft', 'applied', 'undone'] as const;
export type ImportStateName = (typeof IMPORT_STATES)[number];

const count = z.int();
/** A field of the import's kind. */
const anyField = z.enum([...IMPORT_FIELDS, ...PERSON_FIELDS]);
const field = z.nullable(anyField);
const pick = z.optional(z.string().check(z.maxLength(5000)));

export const decisionSchema = z.strictObject({
  kind: z.enum(TROUBLE_KINDS),
  key: z.string().check(z.maxLength(500)),
  choice: z.enum(CHOICES),
  value: z.optional(z.string().check(z.maxLength(200))),
  picks: z.optional(
    z.strictObject(
      Object.fromEntries(EXHIBITOR_TEXTS.map((text) => [text, pick])) as Record<
        (typeof EXHIBITOR_TEXTS)[number],
        typeof pick
      >,
    ),
  ),
});

/** An organiser's choices about a file; null for what is detected automatically. */
export const choicesSchema = z.strictObject({
  encoding: z.nullable(z.enum(ENCODINGS)),
  delimiter: z.nullable(z.enum(DELIMITERS)),
  /** Index of the sheet. */
  sheet: z.nullable(z.int().check(z.minimum(0), z.maximum(1000))),
  /** Number of the header row, from 1; 0 for none. */
  headingRow: z.nullable(z.int().check(z.minimum(0), z.maximum(HEADING_ROWS))),
  /** The field of each column, in the order of the file. */
  columns: z.nullable(z.array(field).check(z.maxLength(200))),
  /** Whether rows hidden by a filter are read as well. */
  withHidden: z.optional(z.boolean()),
  /** Whether the other sheets with the same headings are read as well. */
  withAlikeSheets: z.optional(z.boolean()),
});

const memberSchema = z.object({
  ...(Object.fromEntries(EXHIBITOR_TEXTS.map((text) => [text, z.string()])) as Record<
    (typeof EXHIBITOR_TEXTS)[number],
    z.ZodMiniString
  >),
  row: z.nullable(z.int()),
  exhibitorId: z.nullable(z.int()),
});

export const troubleSchema = z.object({
  kind: z.enum(TROUBLE_KINDS),
  key: z.string(),
  label: z.string(),
  /** What prevents a meeting. */
  about: z.optional(messageSchema),
  rows: z.array(z.int()),
  count,
  suggestions: z.array(z.object({ id: z.int(), name: z.string() })),
  members: z.array(memberSchema),
  canMerge: z.boolean(),
  decision: z.nullable(decisionSchema),
});
export type ImportTrouble = z.infer<typeof troubleSchema>;

const readingSchema = z.object({
  format: z.enum(['csv', 'xlsx', 'ods', 'html', 'xml']),
  encoding: z.nullable(z.enum(ENCODINGS)),
  delimiter: z.nullable(z.enum(DELIMITERS)),
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean(), rows: count })),
  sheet: z.int(),
  /** Number of the header row, from 1; null if there is none. */
  headingRow: z.nullable(z.int()),
  /** Texts of the first rows of the sheet, from which the header row can be chosen. */
  firstRows: z.array(z.string()),
  rows: count,
  /** Cells in malformed rows beyond the header columns. */
  surplus: z.optional(count),
  columns: z.array(
    z.object({
      heading: z.string(),
      sample: z.string(),
      field,
      /** The first row's value for a field that is mapped to several columns. */
      joined: z.optional(z.string()),
    }),
  ),
  /** False if the encoding must be chosen before anything is imported. Absent in older imports. */
  isEncodingSure: z.optional(z.boolean()),
  /** Possible encodings of the file, likeliest first, each with sample texts. */
  likelyEncodings: z.optional(z.array(z.object({ encoding: z.enum(ENCODINGS), texts: z.array(z.string()) }))),
  /** Rows hidden by a filter, which are skipped unless included explicitly. */
  hiddenRows: z.optional(count),
  /** Names of other sheets with the same headings, which are skipped unless included explicitly. */
  alikeSheets: z.optional(z.array(z.string())),
  /** Names of other sheets that list companies under different headings; reported only. */
  unreadSheets: z.optional(z.array(z.string())),
});

const countsSchema = z.object({
  created: count,
  changed: count,
  merged: count,
  unchanged: count,
  refused: count,
});

const totalsSchema = z.object({
  exhibitorsCreated: count,
  exhibitorsChanged: count,
  productsCreated: count,
  productsChanged: count,
  representativesCreated: count,
  representativesChanged: count,
  categoriesCreated: count,
  hoursBlocked: count,
  /** For people. */
  registrationsCreated: z.optional(count),
  meetingsCreated: z.optional(count),
});

/** Fields of an import in the list. */
const listed = {
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  filename: z.string(),
  state: z.enum(IMPORT_STATES),
  /** ISO instants; null if it has not happened. */
  createdAt: z.string(),
  appliedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Emails of the organisers who chose the file, imported it and took the import back. */
  createdBy: z.string(),
  appliedBy: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  counts: countsSchema,
  /** When the people file, its rows and quoted values were deleted. */
  forgottenAt: z.nullable(z.string()),
};

export const listedImportSchema = z.object(listed);
export type ListedImport = z.infer<typeof listedImportSchema>;

export const importSchema = z.object({
  ...listed,
  /** Sent back with a change, so that a stale page cannot confirm the import. */
  version: z.int(),
  reading: readingSchema,
  choices: choicesSchema,
  decisions: z.array(decisionSchema),
  mended: z.object({ brokenText: count, headingRow: z.int(), leftOut: count, footers: count }),
  /** Most urgent first, limited to 500. */
  troubles: z.array(troubleSchema),
  troubleCount: count,
  totals: totalsSchema,
  /** Number of people notified that an exhibitor's name, booth or hall changed. */
  told: count,
  /** For registered people: whether each was emailed. */
  isMailed: z.optional(z.boolean()),
  /** Links to pictures, which are not fetched; limited to 200. */
  pictures: z.array(z.object({ row: z.int(), name: z.string(), link: z.string() })),
  pictureCount: count,
  /** Categories of the edition to create or use. */
  categories: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      subCategories: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
});
export type ImportView = z.infer<typeof importSchema>;

export const importRowSchema = z.object({
  row: z.int(),
  result: z.enum(ROW_RESULTS),
  name: z.string(),
  booth: z.string(),
  /** For a person. */
  email: z.optional(z.string()),
  /** Of the new registration. */
  reference: z.optional(z.string()),
  notes: z.array(messageSchema),
  changes: z.array(z.object({ field: anyField, before: z.string(), after: z.string() })),
  /** Issues that caused the refusal, as 'kind key'. */
  troubles: z.array(z.string()),
});
export type ImportRow = z.infer<typeof importRowSchema>;
