// Reads and writes the amount still to be paid or refunded after an organiser changed a paid booking.
import { nightsDifference } from '@visavis/domain/booking/change';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Booking } from './repository.ts';

/**
 * In the minor unit of the booking's currency: see `nightsDifference`.
 * @returns 0 for a booking that is not paid, or whose payment was fully refunded
 */
export async function readDifference(
  db: Kysely<Database>,
  { id, totalMinor }: Pick<Booking, 'id' | 'totalMinor'>,
): Promise<number> {
  const payment = await db
    .selectFrom('payment')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .select([
      'payment.amount_sen as paidMinor',
      sql<number>`(select coalesce(sum(amount_sen), 0)::bigint from night_payment
        where night_payment.booking_id = payment.booking_id)`.as('recordedMinor'),
    ])
    .where('payment.booking_id', '=', id)
    .where('payment.state', '=', 'paid')
    .where('is_surplus', '=', false)
    .where(sql<boolean>`coalesce(refund.amount_sen, 0) < payment.amount_sen or payment.amount_sen = 0`)
    .executeTakeFirst();
  return payment ? nightsDifference({ totalMinor, ...payment }) : 0;
}

/** @param amountMinor received, or negative: refunded */
export async function insertNightPayment(
  db: Kysely<Database>,
  payment: { bookingId: number; amountMinor: number; organiserId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('night_payment')
    .values({
      booking_id: payment.bookingId,
      amount_sen: payment.amountMinor,
      organiser_id: payment.organiserId,
      at: payment.now,
    })
    .execute();
}
