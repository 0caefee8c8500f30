// The link of a message: where it leads, and the key that opens it.
import type { EmailContent, EmailKind } from '@visavis/domain/email/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { mayHaveKey } from './key.repository.ts';
import { definitionOf } from './kinds.email.ts';

/** The person a message is about: its link opens their pages. */
export interface EmailSubject {
  registrationId: number | null;
  organiserId: number | null;
}

/** Side effects of a kind of message: creating the key of its link, and updates once it is sent. */
interface EmailEffect {
  /**
   * Creates the key of the link; without this function the link opens the pages of the registration.
   * @returns null if there is nobody for whom it could be created
   */
  createKey?(
    db: Kysely<Database>,
    content: EmailContent,
    subject: EmailSubject,
    now: Date,
  ): Promise<string | null>;
  /** Updates what the dashboard shows about the registration, whose row is locked. */
  afterSent?(transaction: Transaction<Database>, registrationId: number, now: Date): Promise<unknown>;
}

/** Composed above all features, so that the outbox imports none of them. */
export type EmailEffects = Partial<Record<EmailKind, EmailEffect>>;

export function hasLink(content: EmailContent): boolean {
  const definition = definitionOf(content);
  return definition.link !== null && (definition.hasLink?.(content) ?? true);
}

/**
 * @param key null for a message without a link
 * @returns null for a message without a link
 */
export function linkOf(content: EmailContent, publicUrl: string, key: string | null): string | null {
  const place = definitionOf(content).link;
  if (!place || !hasLink(content)) return null;
  if (key === null) throw new Error(`a message of kind ${content.kind} needs a key`);
  const hosted = 'hosted' in content ? content.hosted : undefined;
  if (hosted && place.hostedPath !== undefined) {
    const { userId, companyId } = hosted;
    return `${publicUrl}${place.hostedPath}?user=${userId}&company=${companyId}&key=${encodeURIComponent(key)}`;
  }
  return `${publicUrl}${place.path}?key=${encodeURIComponent(key)}`;
}

/**
 * Creates a new key each time: keys are not stored, so none can be sent again.
 * @returns null if there is nobody for whom it could be created: a hosted buyer only has one once approved
 */
export async function createLinkKey(
  db: Kysely<Database>,
  effects: EmailEffects,
  content: EmailContent,
  subject: EmailSubject,
  now: Date,
): Promise<string | null> {
  if (!hasLink(content)) return null;
  const createKey = effects[content.kind]?.createKey;
  if (createKey) return createKey(db, content, subject, now);
  const { registrationId } = subject;
  if (registrationId === null || !content.exhibition) return null;
  const { lastDate, timeZone } = content.exhibition;
  const access = { registrationId, lastDate, timeZone, now };
  const work = async (transaction: Kysely<Database>) =>
    (await mayHaveKey(transaction, registrationId)) ? createAccessKey(transaction, access) : null;
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
