// Endpoints with which organisers import exhibitors, products, categories, representatives and blocked hours from a file,
// or people to register.

import { IMPORT_KINDS } from '@visavis/domain/import/kinds';
import { ROW_RESULTS } from '@visavis/domain/import/plan-types';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../export/formats.ts';
import { page } from '../list-query.ts';
import { messageSchema } from '../outcome.ts';
import * as calls from './calls.ts';
import { choicesSchema, decisionSchema, importRowSchema, importSchema, listedImportSchema } from './plan.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const params = z.object({ id });
/** The target edition, possibly a draft; defaults to the one that the dashboard works on. */
const edition = z.optional(id);
const version = z.int();
/** What the file lists; exhibitors by default. */
const kind = z.optional(z.enum(IMPORT_KINDS));

const WRITE_ERRORS = ['import.stale', 'import.wrong-state'] as const;

export const uploadImport = endpoint(calls.uploadImport, {
  permission: 'import.make',
  summary:
    'Takes a file with a table (CSV, TSV, XLSX or ODS; the body is the file) and says what its import would do. Nothing is imported',
  query: z.object({ edition, kind, filename: z.string().check(z.overwrite(cleanLine), z.maxLength(255)) }),
  consumes: ['application/octet-stream'],
  status: 201,
  output: importSchema,
  records: [],
  errors: ['resource.not-found', 'edition.closed', 'import.unreadable'],
});

export const listImports = endpoint(calls.listImports, {
  permission: 'import.read',
  summary: 'The imports of an edition, of one kind or of all, the latest first; 50 at most',
  query: z.object({ edition, kind }),
  output: z.array(listedImportSchema),
  errors: ['resource.not-found'],
});

export const getImport = endpoint(calls.getImport, {
  permission: 'import.read',
  summary: 'An import: how its file was read, what it would do or did, and what is left to decide',
  params,
  output: importSchema,
});

export const listImportRows = endpoint(calls.listImportRows, {
  permission: 'import.read',
  summary: 'The rows of an import and what happens to each; the x-total-count header holds the total',
  params,
  query: z.object({
    result: z.optional(z.enum(ROW_RESULTS)),
    ...page,
  }),
  output: z.array(importRowSchema),
});

export const changeImport = endpoint(calls.changeImport, {
  permission: 'import.make',
  summary: 'Sets how the file is read and what is decided about its troubles, and plans the import again',
  params,
  body: z.strictObject({
    version,
    choices: choicesSchema,
    decisions: z.array(decisionSchema).check(z.maxLength(5000)),
  }),
  output: importSchema,
  records: [],
  errors: [...WRITE_ERRORS, 'import.unreadable'],
});

export const getImportImpact = endpoint(calls.getImportImpact, {
  permission: 'import.read',
  summary:
    'How many people meet exhibitors whose name, booth or hall an import changes; of one that is done, how many were told and are told when it is taken back, and what keeps it from that',
  params,
  output: z.object({ people: z.int(), blocked: z.nullable(messageSchema) }),
});

export const applyImport = endpoint(calls.applyImport, {
  permission: 'import.make',
  summary:
    'Imports the rows that can be, in one transaction, and on request tells people who meet exhibitors with a new name, booth or hall, or mails those whom it registers. Refused with the new plan if what is stored has changed since the dry run',
  params,
  body: z.strictObject({
    version,
    tell: z.optional(z.boolean()),
    /** For people: they have agreed to the terms. Required for registering anyone. */
    consent: z.optional(z.literal(true, { error: coded(message('registration.consent-missing')) })),
    /** For people: sends each the usual email with the link to their schedule. */
    isMailed: z.optional(z.boolean()),
  }),
  output: importSchema,
  records: ['import.apply', 'exhibitor.create', 'exhibitor.change', 'registration.import'],
  errors: [...WRITE_ERRORS, 'edition.closed'],
});

export const undoImport = endpoint(calls.undoImport, {
  permission: 'import.make',
  summary:
    'Takes an import back, while nothing of it has been changed since and no meeting, hold or link depends on it. Who was told of a new name, booth or hall is told that it is as before. Registrations that it made are deleted while each is as it was left',
  params,
  body: z.strictObject({ version }),
  output: importSchema,
  records: ['import.undo', 'exhibitor.change', 'registration.delete'],
  errors: [...WRITE_ERRORS, 'import.in-use'],
});

export const discardImport = endpoint(calls.discardImport, {
  permission: 'import.make',
  summary: 'Forgets a file that was not imported',
  params,
  output: z.object({ success: z.literal(true) }),
  records: [],
  errors: ['import.wrong-state'],
});

const MEDIA_TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
const format = z.enum(EXPORT_FORMATS);

export const downloadRefusedRows = endpoint(calls.downloadRefusedRows, {
  permission: 'import.read',
  summary: 'The rows that cannot be imported, as in the file, with the reason for each',
  params,
  query: z.object({ format, language: z.optional(z.enum(LANGUAGES)) }),
  output: z.string(),
  produces: MEDIA_TYPES,
});

export const downloadImportTemplate = endpoint(calls.downloadImportTemplate, {
  permission: 'import.read',
  summary: 'An empty file with the headings of exhibitors, of categories or of people',
  query: z.object({
    of: z.enum(['exhibitors', 'categories', 'registrations']),
    format,
    language: z.optional(z.enum(LANGUAGES)),
  }),
  output: z.string(),
  produces: MEDIA_TYPES,
  errors: ['resource.not-found'],
});
