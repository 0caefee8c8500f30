// Whether what a provider says of a payment is about this payment at all.

import { printedAmount } from '../booking/money.ts';
import { PAYMENT_ATTENTION, reportedOtherwise } from './attention.ts';

/** What was agreed on when an attempt began. */
export interface AgreedPayment {
  /** Unguessable; the provider repeats it in whatever it says. */
  reference: string;
  /** In sen of the currency. */
  amountSen: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * Compares reference, amount and currency of a report with those of an attempt (decisions 7: a mismatched message
 * changes nothing).
 * @param agreed as it was started
 * @param reported as the provider tells it
 * @returns null where they agree; else a sentence for organisers that says what differs
 */
export function disagreement(agreed: AgreedPayment, reported: AgreedPayment): string | null {
  if (reported.reference !== agreed.reference) return PAYMENT_ATTENTION.otherPayment;
  if (reported.currency === agreed.currency && reported.amountSen === agreed.amountSen) return null;
  const said = printedAmount(reported.amountSen, reported.currency);
  const asked = printedAmount(agreed.amountSen, agreed.currency);
  return reportedOtherwise(said, asked);
}
