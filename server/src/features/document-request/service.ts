// Lists document requests, and creates and resolves the keys of their links.
import type { DocumentRequestInfo } from '@visavis/contract/hosted-buyer/row';
import { documentRequestExpiry } from '@visavis/domain/document/request';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import type { HostedContent } from '@visavis/domain/email/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';
import { findRequestOfHash, insertKey, isOpenRequest, listRequestRows } from './repository.ts';

/** The request for the key of a mailed link, or null; the request may have ended. */
export async function findDocumentRequestOfKey(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<number | null> {
  return findRequestOfHash(db, hashToken(key), now);
}

/**
 * Creates the key for the email of a document request; only its hash is stored.
 * @returns null if the request is no longer open
 */
export async function createDocumentRequestKey(
  db: Kysely<Database>,
  { asked, exhibition }: HostedContent,
  now: Date,
): Promise<string | null> {
  if (!asked) return null;
  if (!(await isOpenRequest(db, asked.requestId))) return null;
  const key = newToken();
  await insertKey(db, {
    hash: hashToken(key),
    requestId: asked.requestId,
    now,
    expiresAt: documentRequestExpiry(exhibition.lastDate, exhibition.timeZone ?? DEFAULT_TIME_ZONE),
  });
  return key;
}

/** By registration, as organisers see them; registrations without requests are left out. */
export async function listDocumentRequests(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<Map<number, DocumentRequestInfo[]>> {
  const lists = new Map<number, DocumentRequestInfo[]>();
  for (const row of await listRequestRows(db, registrationIds)) {
    const { registrationId, askedAt, endedAt, mailId, mailState, mailError, ...shown } = row;
    const list = lists.get(registrationId) ?? [];
    lists.set(registrationId, list);
    list.push({
      ...shown,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      mail: mailId === null || mailState === null ? null : { id: mailId, state: mailState, error: mailError },
    });
  }
  return lists;
}
