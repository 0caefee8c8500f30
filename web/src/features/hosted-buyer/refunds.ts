// How much of an attempt can be refunded, as the dialog offers it; the server decides.
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import { majorOf, minorOf } from '@visavis/domain/money/money';
import { refundableMinor } from '@visavis/domain/payment/ledger';

/** Paid, and not refunded yet. */
export const isRefundable = ({ state, refund }: PaymentAttempt): boolean =>
  state === 'paid' && refund === null;

/** The provider refused the refund, and no manual transfer was recorded yet. */
export const awaitsTransfer = ({ refund }: PaymentAttempt): boolean =>
  refund?.state === 'manual' && refund.endedAt === null;

/** The amount that would be refunded, in major units; null while the booking's deposit is unknown. */
export function refundAmount(attempt: PaymentAttempt, deposit: number | null): number | null {
  const { state, isSurplus, isUnwanted = false, currency } = attempt;
  const amountMinor = minorOf(attempt.amount, currency);
  const depositMinor = deposit === null ? null : minorOf(deposit, currency);
  if (amountMinor === null || depositMinor === null) return null;
  return majorOf(refundableMinor({ state, amountMinor, isSurplus }, depositMinor, isUnwanted), currency);
}
