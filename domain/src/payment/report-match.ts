// Checks that a provider's report matches the payment it is about.

import { printedAmount } from '../money/money.ts';
import { amountMismatchSentence, PAYMENT_ATTENTION } from './attention.ts';

/** The terms of an attempt when it was started. */
export interface AgreedPayment {
  /** Unguessable; the provider repeats it in every report. */
  reference: string;
  /** In minor units of the currency. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * Compares reference, amount and currency of a report with those of an attempt (decisions 7: a mismatched message
 * changes nothing).
 * @param agreed as started
 * @param reported as reported by the provider
 * @returns null if they agree; else a sentence for organisers that describes the difference
 */
export function reportMismatch(agreed: AgreedPayment, reported: AgreedPayment): string | null {
  if (reported.reference !== agreed.reference) return PAYMENT_ATTENTION.otherPayment;
  if (reported.currency === agreed.currency && reported.amountMinor === agreed.amountMinor) return null;
  return amountMismatchSentence(
    printedAmount(reported.amountMinor, reported.currency),
    printedAmount(agreed.amountMinor, agreed.currency),
  );
}
