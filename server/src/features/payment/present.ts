// Presents payment attempts to organisers.
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import { majorOf } from '@visavis/domain/money/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { listAttempts } from './attempt.repository.ts';

/** Every attempt of a registration's booking, newest first. */
export async function presentAttempts(
  db: Kysely<Database>,
  registrationId: number,
): Promise<PaymentAttempt[]> {
  const rows = await listAttempts(db, registrationId);
  return rows.map((row) => ({
    id: row.id,
    refNo: row.reference,
    method: row.method,
    state: row.state,
    amount: majorOf(row.amount_sen, row.currency),
    currency: row.currency,
    transactionId: row.transaction_id,
    ...(row.received_on !== null && { receivedOn: row.received_on, note: row.note }),
    isSurplus: row.is_surplus,
    version: row.version,
    attention: row.attention,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    lastAskedAt: row.last_asked_at?.toISOString() ?? null,
    refund:
      row.refundState === null || row.refundMinor === null || row.requested_at === null
        ? null
        : {
            amount: majorOf(row.refundMinor, row.currency),
            state: row.refundState,
            reason: row.reason ?? '',
            by: row.by ?? '',
            transactionId: row.refundTransaction,
            refusal: row.refusal,
            requestedAt: row.requested_at.toISOString(),
            endedAt: row.refundEnd?.toISOString() ?? null,
          },
  }));
}
