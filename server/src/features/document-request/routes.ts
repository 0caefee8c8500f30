// GET /api/document-request: the document request behind the private link of an email.
import { getAskedDocument } from '@visavis/contract/document-request/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { presentRequest } from './applicant.service.ts';

export function documentRequestRoutes(bind: Binder, { db }: { db: Kysely<Database> }): void {
  bind(getAskedDocument, ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return presentRequest(db, caller.documentRequestId);
  });
}
