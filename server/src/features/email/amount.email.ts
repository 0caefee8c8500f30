// Formats an amount in the language of an email.

import type { HostedContent } from '@visavis/domain/email/schema';
import { moneyLabel } from '@visavis/domain/language/amounts';
import { minorOf } from '@visavis/domain/money/money';
import { languageIn } from '@visavis/domain/words/email';

/** @param major as in the content; @returns a label such as 'RM 900.00' */
export function amountOf(content: HostedContent, major: number, currency: string): string {
  const minor = minorOf(major, currency);
  if (minor === null) throw new RangeError(`not an amount: ${major}`);
  return moneyLabel(minor, languageIn(content), currency);
}
