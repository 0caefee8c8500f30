// The outbox: messages are written in the transaction of their cause, and sent once that has committed.
import { randomUUID } from 'node:crypto';
import type { EmailContent } from '@visavis/domain/email/schema';
import type { Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { insertEmail, rewriteEmail } from './outbox.repository.ts';
import { subjectOf } from './subject.present.ts';

export interface NewEmail {
  recipient: { name: string; address: string };
  content: EmailContent;
  editionId: number | null;
  registrationId?: number;
  /** For a group message: the exhibitor whose contact receives it. */
  exhibitorId?: number;
  organiserId?: number;
  /** For a status mail: the version of the schedule it reports; there is one mail per version. */
  scheduleVersion?: number;
  /** It is not sent earlier, so that its cause can be undone. */
  notBefore?: Date;
}

export interface Outbox {
  /** Whether a mail server is configured; without one messages are kept and marked as not sent. */
  readonly isConfigured: boolean;
  /** The columns of a message, for a statement that writes it together with its cause. */
  rowOf(email: NewEmail): EmailColumns;
  /**
   * Writes a message in the caller's transaction.
   * @returns its id
   * @throws the database's error of 'email_schedule_once' if this schedule version already has its message
   */
  add(transaction: Transaction<Database>, email: NewEmail): Promise<number>;
  /** Rewrites a message that was not sent, to start over at the first attempt; the caller has locked its row. */
  rewrite(transaction: Transaction<Database>, emailId: number, email: NewEmail): Promise<void>;
  /** Call it after the commit: sending begins at once. */
  soon(): void;
}

export type EmailColumns = ReturnType<typeof columnsOf>;

function columnsOf(email: NewEmail, isConfigured: boolean, messageDomain: string, now: Date) {
  return {
    kind: email.content.kind,
    edition_id: email.editionId,
    registration_id: email.registrationId ?? null,
    exhibitor_id: email.exhibitorId ?? null,
    organiser_id: email.organiserId ?? null,
    schedule_version: email.scheduleVersion ?? null,
    not_before: email.notBefore ?? null,
    message_id: `<${randomUUID()}@${messageDomain}>`,
    recipient_name: email.recipient.name,
    recipient: email.recipient.address,
    subject: subjectOf(email.content),
    content: JSON.stringify(email.content),
    state: isConfigured ? ('queued' as const) : ('unsent' as const),
    created_at: now,
  };
}

export interface OutboxSettings {
  clock: Clock;
  publicUrl: string;
  /** Null without a mail server: emails are kept and not sent. */
  mail: {
    /** Starts sending the waiting messages. */
    wake: () => void;
    /** The part of Message-IDs after the at sign; by default the host of the public address. */
    domain?: string;
  } | null;
}

export function createOutbox({ clock, publicUrl, mail }: OutboxSettings): Outbox {
  const isConfigured = mail !== null;
  const messageDomain = mail?.domain ?? new URL(publicUrl).hostname;
  const rowOf = (email: NewEmail) => columnsOf(email, isConfigured, messageDomain, clock());
  return {
    isConfigured,
    rowOf,
    add: (transaction, email) => insertEmail(transaction, rowOf(email)),
    rewrite: (transaction, emailId, email) => rewriteEmail(transaction, emailId, rowOf(email)),
    soon: () => mail?.wake(),
  };
}
