// The applicant's side of a document request: what its link shows, and the upload that it accepts.

import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import { effectiveRequestState } from '@visavis/domain/document/request';
import type { Own } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import { choices } from '@visavis/domain/words/en/choices';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import {
  endRequest,
  findRequest,
  lockRequest,
  type RequestRow,
  raiseApplicationVersion,
} from './repository.ts';

const UNKNOWN = message('link.unknown');
const ENDED = {
  'handed-in': message('document-request.done'),
  withdrawn: message('document-request.not-needed'),
} as const;

const unknown = () => new AppError('resource.not-found', UNKNOWN);

const stateOf = (row: RequestRow) =>
  effectiveRequestState({ ...row, isRejected: row.decision === 'rejected' });

const present = (row: RequestRow): AskedDocument => ({
  edition: row.editionId,
  kind: row.kind,
  reason: row.reason,
  state: stateOf(row),
  reference: row.reference,
  lastDay: row.dates.at(-1) ?? '',
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** @throws AppError 'resource.not-found' if its application is deleted */
export async function presentRequest(
  db: Kysely<Database>,
  requestId: Own<'document-request'>,
): Promise<AskedDocument> {
  const row = await findRequest(db, requestId);
  if (!row) throw unknown();
  return present(row);
}

/**
 * Completes a request in the transaction that stores its files.
 * @param store receives the request, once it is certain that it is still open
 * @throws AppError 'document.request-ended', 'resource.not-found'
 */
export async function completeRequest(
  transaction: Transaction<Database>,
  { requestId, now }: { requestId: Own<'document-request'>; now: Date },
  store: (request: Pick<RequestRow, 'id' | 'registrationId' | 'kind'>) => Promise<number>,
): Promise<AskedDocument> {
  const row = await lockRequest(transaction, requestId);
  if (!row) throw unknown();
  const standing = stateOf(row);
  if (standing !== 'asked') throw new AppError('document.request-ended', ENDED[standing]);
  const documents = await store(row);
  await endRequest(transaction, row.id, 'handed-in', now);
  // A decision based on the application before this upload is stale from now on.
  await raiseApplicationVersion(transaction, row.registrationId);
  await recordAction(transaction, {
    at: now,
    actor: { visitor: row.reference },
    action: 'document.hand-in',
    subject: `${choices.documentKind[row.kind]} (${row.reference})`,
    registrationId: row.registrationId,
    after: { request: row.id, documents },
  });
  return present({ ...row, state: 'handed-in', endedAt: now });
}
