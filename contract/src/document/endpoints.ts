// Endpoints for application documents: only for organisers with permission, never under a lasting URL (decisions 8).
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const produces = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export const getDocument = endpoint(calls.getDocument, {
  permission: 'document.list',
  summary: 'The content of a document for a preview; 404 for anyone who may not see it',
  params: idParams,
  produces,
  output: z.string(),
  records: ['document.view'],
});

export const makeDocumentAddress = endpoint(calls.makeDocumentAddress, {
  permission: 'document.list',
  summary: 'Creates a single-use URL that downloads a document within sixty seconds',
  params: idParams,
  output: z.object({ url: z.string(), expiresInSeconds: z.int() }),
  records: [],
});

export const openDocumentAddress = endpoint('GET /api/hosted/documents/open/:token', {
  permission: 'anyone',
  summary: 'Downloads a document by its single-use URL; 404 once it was used or is older than a minute',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  produces,
  output: z.string(),
  records: ['document.view'],
});

export const listDocumentViews = endpoint('GET /api/hosted/documents/:id/views session', {
  permission: 'document.list',
  summary: 'Who opened a document and when, newest first',
  params: idParams,
  output: z.array(z.object({ by: z.string(), way: z.enum(['preview', 'download']), at: z.string() })),
});
