// Claims payments due for a query to the provider, so that only one process queries each at a time.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { PaymentRow } from './repository.ts';

/** Claims the next query to the provider; of concurrent callers only one succeeds. */
export async function claimQuery(
  db: Kysely<Database>,
  paymentId: number,
  now: Date,
  pauseMs: number,
): Promise<boolean> {
  const row = await db
    .updateTable('payment')
    .set({ last_asked_at: now })
    .where('id', '=', paymentId)
    .where((where) =>
      where.or([
        where('last_asked_at', 'is', null),
        where('last_asked_at', '<=', new Date(now.getTime() - pauseMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims payments that are due for a check. They become due again after the lease in case this process dies; those
 * claimed by another process are skipped.
 */
export async function takeDue(
  db: Kysely<Database>,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<PaymentRow[]> {
  return db
    .updateTable('payment')
    .set((set) => ({
      next_ask_at: new Date(now.getTime() + leaseMs),
      last_asked_at: now,
      ask_count: set('ask_count', '+', 1),
    }))
    .where('id', 'in', (where) =>
      where
        .selectFrom('payment')
        .select('id')
        .where('next_ask_at', '<=', now)
        .orderBy('next_ask_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Makes the open attempts of a booking due at once. */
export async function makeOpenDue(
  transaction: Transaction<Database>,
  bookingId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payment')
    .set({ next_ask_at: now })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute();
}
