// Endpoints for documents requested after an application: the organiser's request and the applicant's private link.

import { DOCUMENT_REQUEST_STATES } from '@visavis/domain/document/request';
import { documentKindSchema } from '@visavis/domain/document/schema';
import { REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { hostedRowSchema } from '../hosted-buyer/row.ts';
import { outcomeFields } from '../outcome.ts';
import * as calls from './calls.ts';

const wholeId = z.int().check(z.positive(), z.maximum(2147483647));
/** Identifies the application and the version of it that the caller saw. */
const seenApplication = {
  user_id: wholeId,
  visitor_company_id: wholeId,
  version: z.optional(wholeId),
};

const output = z.object({ success: z.literal(true), ...outcomeFields, row: hostedRowSchema });
const errors = [
  'application.stale',
  'application.replaced',
  'application.decided-already',
  'document.asked-already',
  'document.request-ended',
] as const;

const REASON_MISSING = coded(message('document-request.reason-missing'));
const REASON_TOO_LONG = coded(message('field.too-long'));

export const requestDocumentOf = endpoint(calls.requestDocumentOf, {
  permission: 'document-request.make',
  summary:
    'Asks an applicant for a document and mails a private upload link ten seconds later; one open request per kind',
  body: z.object({
    ...seenApplication,
    kind: documentKindSchema,
    /** Sent to the applicant: free text, or a predefined reason, which is emailed in the reader's language. */
    reason: z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, REASON_MISSING),
        z.maxLength(REASON_LIMIT, REASON_TOO_LONG),
      ),
  }),
  status: 201,
  output,
  errors: [...errors, 'resource.not-found'],
  records: ['document.ask'],
});

export const withdrawDocumentRequest = endpoint(calls.withdrawDocumentRequest, {
  permission: 'document-request.make',
  summary:
    'Withdraws the request: its link no longer accepts documents, and a message that was not sent yet is not sent',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  body: z.object(seenApplication),
  output,
  errors,
  records: ['document.withdraw'],
});

/** What the page behind a private link shows: the requested document and why, but nothing the applicant sent before. */
export const askedDocumentSchema = z.object({
  /** Edition ID of the application. */
  edition: z.int(),
  kind: documentKindSchema,
  /** Free text from the organiser, or a predefined reason. */
  reason: z.string(),
  state: z.enum(DOCUMENT_REQUEST_STATES),
  /** The public reference of the application. */
  reference: z.string(),
  /** YYYY-MM-DD, the last day for handing it in. */
  lastDay: z.string(),
  /** ISO instant when it was handed in or withdrawn; null while the request is open. */
  endedAt: z.nullable(z.string()),
});
export type AskedDocument = z.infer<typeof askedDocumentSchema>;

export const getAskedDocument = endpoint(calls.getAskedDocument, {
  permission: 'document-request.answer',
  summary:
    'The document that the link is for, and whether the request is still open; 404 for every other key',
  output: askedDocumentSchema,
});

export const handInDocument = endpoint(calls.handInDocument, {
  permission: 'document-request.answer',
  summary:
    'Uploads the requested document: multipart with documents[index] (files), each checked like those of an application. Earlier documents are kept',
  consumes: ['multipart/form-data'],
  status: 201,
  output: z.object({ success: z.literal(true), message: z.string(), asked: askedDocumentSchema }),
  records: ['document.hand-in'],
  errors: ['document.request-ended'],
});
