// Writes the decision on an application, finds its booking and refunds, and deletes its access keys.
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Writes a decision and increments the version of the application. */
export async function writeDecision(
  transaction: Transaction<Database>,
  registrationId: number,
  {
    decision,
    emailId,
    reason,
    decidedAt,
  }: {
    decision: 'approved' | 'rejected';
    emailId: number;
    reason: string | null;
    /** null when the same decision is repeated, which keeps the time of the first. */
    decidedAt: Date | null;
  },
): Promise<void> {
  await transaction
    .updateTable('application')
    .set((column) => ({
      decision,
      decision_email_id: emailId,
      version: column('version', '+', 1),
      reason,
      ...(decidedAt === null ? {} : { decided_at: decidedAt }),
    }))
    .where('registration_id', '=', registrationId)
    .execute();
}

/** Whether the buyer has begun to book. */
export async function hasBooking(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<boolean> {
  const booking = await transaction
    .selectFrom('booking')
    .select('id')
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return booking !== undefined;
}

/** Whether a deposit of the registration was or is being refunded; surplus payments do not count. */
export async function hasRefund(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<boolean> {
  const refund = await transaction
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('refund.id')
    .where('booking.registration_id', '=', registrationId)
    .where('payment.is_surplus', '=', false)
    .executeTakeFirst();
  return refund !== undefined;
}

export async function deleteAccessKeys(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<void> {
  await transaction.deleteFrom('access_key').where('registration_id', '=', registrationId).execute();
}
