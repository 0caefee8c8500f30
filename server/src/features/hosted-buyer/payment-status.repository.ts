// The payments of an application: the column Payment Status, and whether a payment is in progress.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { PaymentState } from '@visavis/domain/payment/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface PaymentOfBuyer {
  registrationId: number;
  state: PaymentState;
  /** Whether its refund has ended. */
  isRefunded: boolean;
}

/** Payments of registrations in the order in which they were started. */
export async function listPayments(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<Map<number, PaymentOfBuyer[]>> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .select([
      'registration_id as registrationId',
      'payment.state',
      sql<boolean>`refund.ended_at is not null`.as('isRefunded'),
    ])
    .where(sql<boolean>`registration_id = any(${[...registrationIds]}::int[])`)
    .orderBy('payment.id')
    .execute();
  const payments = new Map<number, PaymentOfBuyer[]>();
  for (const row of rows)
    payments.set(row.registrationId, [...(payments.get(row.registrationId) ?? []), row]);
  return payments;
}

/** Money held takes precedence, then a payment in progress, then the outcome of the last attempt. */
export function paymentColumn(
  hasBooking: boolean,
  payments: readonly Pick<PaymentOfBuyer, 'state' | 'isRefunded'>[],
): HostedRow['payment'] {
  if (!hasBooking) return 'none';
  const paid = payments.filter(({ state }) => state === 'paid');
  if (paid.some(({ isRefunded }) => !isRefunded)) return 'paid';
  if (payments.some(({ state }) => state === 'open')) return 'open';
  if (paid.length > 0) return 'refunded';
  return payments.at(-1)?.state === 'failed' ? 'failed' : 'unpaid';
}

/** Whether a payment attempt is in progress. */
export async function isPaymentOpen(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('payment.id')
    .where('registration_id', '=', registrationId)
    .where('payment.state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}
