// The link of a message: where it leads, and the key that opens it.
import {
  DASHBOARD_PATHS,
  HANDING_IN_PATH,
  HOSTED_PATHS,
  MY_SCHEDULE_PATH,
} from '@visavis/contract/page-path';
import type { EmailContent, EmailKind } from '@visavis/domain/email/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { mayHaveKey } from './key.repository.ts';

/** Whom a message is about: its link opens what is theirs. */
export interface EmailSubject {
  registrationId: number | null;
  organiserId: number | null;
}

/** What a kind of message does beside being written: the key of its link, and what follows once it is sent. */
interface EmailEffect {
  /**
   * Makes the key of the link; without it the link opens what the registration may see.
   * @returns null where there is nobody for whom it could be made
   */
  createKey?(
    db: Kysely<Database>,
    content: EmailContent,
    subject: EmailSubject,
    now: Date,
  ): Promise<string | null>;
  /** What the dashboard says of the registration is another from then on; its row is locked. */
  afterSent?(transaction: Transaction<Database>, registrationId: number): Promise<unknown>;
}

/** Composed above all features, so that the outbox imports none of them. */
export type EmailEffects = Partial<Record<EmailKind, EmailEffect>>;

/** Where the link of a message to a hosted buyer leads. */
const HOSTED_PLACES: Partial<Record<EmailKind, string>> = {
  'application-approved': HOSTED_PATHS.booking,
  'hosted-link': HOSTED_PATHS.booking,
  'room-free': HOSTED_PATHS.booking,
  'deposit-receipt': HOSTED_PATHS.interest,
};

/** Nothing is open to their readers, so that there is no key either. */
const WITHOUT_LINK: ReadonlySet<EmailKind> = new Set([
  'application-received',
  'application-rejected',
  'deposit-refunded',
]);

export function hasLink({ kind }: EmailContent): boolean {
  return !WITHOUT_LINK.has(kind);
}

function hostedIdsOf(content: EmailContent) {
  return 'hosted' in content ? content.hosted : undefined;
}

/**
 * @param key null for a message without a link
 * @returns null for a message without a link
 */
export function linkOf(content: EmailContent, publicUrl: string, key: string | null): string | null {
  if (!hasLink(content)) return null;
  if (key === null) throw new Error(`a message of kind ${content.kind} needs a key`);
  if (content.kind === 'document-asked')
    return `${publicUrl}${HANDING_IN_PATH}?key=${encodeURIComponent(key)}`;
  const hosted = hostedIdsOf(content);
  if (hosted) {
    const path = HOSTED_PLACES[content.kind] ?? HOSTED_PATHS.finalMeetings;
    const { userId, companyId } = hosted;
    return `${publicUrl}${path}?user=${userId}&company=${companyId}&key=${encodeURIComponent(key)}`;
  }
  const path = 'role' in content ? DASHBOARD_PATHS.password : MY_SCHEDULE_PATH;
  return `${publicUrl}${path}?key=${encodeURIComponent(key)}`;
}

/**
 * A key of its own each time: none is kept, so none can be sent again.
 * @returns null where there is nobody for whom it could be made: no hosted buyer has one unless approved
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
  const access = { registrationId, lastDate: content.exhibition.lastDate, now };
  const work = async (transaction: Kysely<Database>) =>
    (await mayHaveKey(transaction, registrationId)) ? createAccessKey(transaction, access) : null;
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
