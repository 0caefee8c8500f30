// What can go back of an attempt, as the dialog offers it; the server decides.
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import { ringgitOf, senOf } from '@visavis/domain/booking/money';
import { refundableSen } from '@visavis/domain/payment/ledger';

/** Paid, and nothing went back of it yet. */
export const isRefundable = ({ state, refund }: PaymentAttempt): boolean =>
  state === 'paid' && refund === null;

/** The provider refused, and no transfer was written down yet. */
export const awaitsTransfer = ({ refund }: PaymentAttempt): boolean =>
  refund?.state === 'manual' && refund.endedAt === null;

/** Ringgit that would go back; null before the booking's deposit is known. */
export function refundAmount(attempt: PaymentAttempt, deposit: number | null): number | null {
  const { state, isSurplus, isUnwanted = false } = attempt;
  const amountSen = senOf(attempt.amount);
  const depositSen = deposit === null ? null : senOf(deposit);
  if (amountSen === null || depositSen === null) return null;
  return ringgitOf(refundableSen({ state, amountSen, isSurplus }, depositSen, isUnwanted));
}
