// POST /api/payments/transfers: an organiser records a deposit received by bank transfer.

import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { recordTransfer as recordTransferCall } from '@visavis/contract/payment/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { message } from '@visavis/domain/message/message';
import { majorOf, minorOf } from '@visavis/domain/money/money';
import { settlingAttempt } from '@visavis/domain/payment/ledger';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type OpenLedger, withLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { NO_BOOKING, newPaymentReference } from './process.service.ts';

type Body = HandlerInput<typeof recordTransferCall>['body'];

const CHANGED = message('payment.transfer-changed');
const PAID_ALREADY = message('payment.paid-already');

/** @throws 'booking.stale', 'payment.paid-already', or 'request.invalid' for another amount or a future day */
export async function recordTransfer(
  parts: PaymentParts,
  body: Body,
  organiser: Organiser,
): Promise<Output<typeof recordTransferCall>> {
  const { timeZone } = await parts.editions.of({ bookingId: body.bookingId }).current();
  await withLedger(parts, body.bookingId, async (opened) => {
    check(opened, body, fairDateAt(opened.now, timeZone));
    await receive(opened, body, organiser);
  });
  parts.outbox.soon();
  return { success: true, ...outcomeOf(message('payment.transfer-received')) };
}

function check({ booking, ledger }: OpenLedger, body: Body, today: string): void {
  if (booking.deposit_by !== 'transfer') throw new AppError('resource.not-found', NO_BOOKING);
  if (settlingAttempt(ledger)) throw new AppError('payment.paid-already', PAID_ALREADY);
  if (booking.version !== body.version) throw new AppError('booking.stale', CHANGED);
  const { total_sen: total, currency } = booking;
  if (minorOf(body.amount, currency) !== total)
    throw invalid({ amount: message('payment.transfer-amount', { sen: total, currency }) });
  if (body.receivedOn > today) throw invalid({ receivedOn: message('payment.transfer-ahead') });
}

/** An attempt that is started and paid at once, so that receipts, refunds and figures treat it like any other. */
async function receive(
  { booking, now, transaction, start, post }: OpenLedger,
  { receivedOn, note }: Body,
  organiser: Organiser,
): Promise<void> {
  const reference = newPaymentReference();
  const { total_sen: amountMinor, currency, registration } = booking;
  await recordAction(transaction, {
    at: now,
    actor: organiser,
    action: 'payment.record',
    subject: `${registration.name} (${registration.reference})`,
    registrationId: registration.id,
    after: { refNo: reference, amount: majorOf(amountMinor, currency), currency, receivedOn, note },
  });
  await start({
    booking_id: booking.id,
    reference,
    provider: 'transfer',
    method: 'transfer',
    amount_sen: amountMinor,
    currency,
    created_at: now,
    expires_at: now,
    received_on: receivedOn,
    note,
  });
  await post({
    kind: 'report',
    reference,
    source: 'organiser',
    report: { reference, amountMinor, currency, outcome: 'paid', transactionId: `transfer:${reference}` },
  });
}
