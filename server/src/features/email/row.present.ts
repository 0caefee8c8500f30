// A message of the outbox as a list shows it.
import type { EmailRow } from '@visavis/contract/email/endpoints';
import { emailKinds } from '@visavis/domain/words/en/email';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { MAXIMUM_ATTEMPTS } from './attempt.repository.ts';
import { listOfRegistration, type OutboxRow } from './repository.ts';

export function presentRow(row: OutboxRow): EmailRow {
  return {
    id: row.id,
    kind: row.kind,
    kindName: emailKinds[row.kind],
    subject: row.subject,
    recipient: row.recipient,
    recipientName: row.recipient_name,
    state: row.state,
    isBeingSent: row.state === 'queued' && row.attempt_began_at !== null,
    isHeld: row.held_at !== null,
    attempts: row.attempts,
    maximumAttempts: MAXIMUM_ATTEMPTS,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    registrationId: row.registration_id,
  };
}

/** The messages about a registration, newest first. */
export async function presentMessagesOf(
  db: Kysely<Database>,
  registrationId: number,
  limit: number,
): Promise<EmailRow[]> {
  return (await listOfRegistration(db, registrationId, limit)).map(presentRow);
}
