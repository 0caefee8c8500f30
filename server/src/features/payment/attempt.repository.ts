// Lists payment attempts with their refunds and who requested those.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Every attempt of a registration's booking, newest first. */
export function listAttempts(db: Kysely<Database>, registrationId: number) {
  return db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .leftJoin('organiser', 'organiser.id', 'organiser_id')
    .selectAll('payment')
    .select([
      'refund.amount_sen as refundMinor',
      'refund.state as refundState',
      'refund.reason',
      'organiser.email as by',
      'refund.transaction_id as refundTransaction',
      'refusal',
      'requested_at',
      'refund.ended_at as refundEnd',
    ])
    .where('registration_id', '=', registrationId)
    .orderBy('payment.id', 'desc')
    .execute();
}
