// GET /api/document-request: the document request behind the private link of an email.
import { getAskedDocument } from '@visavis/contract/document-request/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { presentRequest } from './applicant.service.ts';

export function documentRequestRoutes(bind: Binder, { db }: { db: Kysely<Database> }): void {
  bind(getAskedDocument, ({ caller }) => presentRequest(db, caller.documentRequestId));
}
