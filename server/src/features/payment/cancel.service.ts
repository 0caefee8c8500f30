// POST /api/payments/cancel: ends an attempt that its buyer abandoned, at the provider first.

import type { Output } from '@visavis/contract/endpoint';
import type { cancelPayment } from '@visavis/contract/payment/endpoints';
import type { Own } from '@visavis/domain/identity/caller';
import { openAttempt, settlingAttempt } from '@visavis/domain/payment/ledger';
import { AppError } from '../../http/app-error.ts';
import { getBuyer } from '../hosted-step/public.ts';
import { withLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { close, NO_BOOKING, NOT_CLOSED } from './process.service.ts';

/**
 * An attempt whose payment has not begun at the provider ends at once; one already with the bank cannot be ended by
 * anybody, and the error explains that to the buyer.
 * @throws AppError 'payment.under-way', 'payment.provider-unavailable', 'resource.not-found'
 */
export async function cancelOpenPayment(
  parts: PaymentParts,
  registrationId: Own<'registration'>,
): Promise<Output<typeof cancelPayment>> {
  const { bookingId } = await getBuyer(parts.db, registrationId);
  if (bookingId === null) throw new AppError('resource.not-found', NO_BOOKING);
  const readOpen = () =>
    withLedger(parts, bookingId, async ({ ledger, rowOf }) => {
      const open = openAttempt(ledger);
      return { row: open ? rowOf(open.reference) : null, isPaid: settlingAttempt(ledger) !== null };
    });
  const { row } = await readOpen();
  if (row) {
    const { provider } = parts;
    // An attempt still being started at the provider has nothing there yet to close.
    if (provider?.name !== row.provider || row.provider_id === null)
      throw new AppError('payment.under-way', NOT_CLOSED);
    await close(parts, provider, row);
  }
  const after = await readOpen();
  if (after.row) throw new AppError('payment.under-way', NOT_CLOSED);
  return { success: true, isPaid: after.isPaid };
}
