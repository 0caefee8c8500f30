// Holds and releases the messages that were waiting in the outbox when a backup was restored.
import type { EmailFailure } from '@visavis/domain/email/failures';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const DISCARDED: EmailFailure =
  'Not sent: it waited when the backup was restored, and an organiser discarded it.';

/**
 * Holds every message that would be sent automatically.
 * @returns how many messages
 */
export async function holdOutbox(transaction: Transaction<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('email')
    .set({ held_at: now, attempt_began_at: null, claimed_until: null })
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        where.and([where('state', '=', 'failed'), where('next_attempt_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countHeld(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('email')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('held_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns how many messages were held */
export async function endHold(
  transaction: Transaction<Database>,
  decision: 'release' | 'discard',
  isConfigured: boolean,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('email')
    .set(decision === 'release' ? released(isConfigured) : discarded)
    .where('held_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Starts over at the first attempt; without a mail server the message is marked as not sent, like any other. */
const released = (isConfigured: boolean) => ({
  held_at: null,
  state: isConfigured ? ('queued' as const) : ('unsent' as const),
  attempts: 0,
  last_error: null,
  next_attempt_at: null,
});

/** The message can still be read, and sent individually. */
const discarded = { held_at: null, state: 'failed' as const, last_error: DISCARDED, next_attempt_at: null };
