// Formats an amount in the language of an email.

import type { HostedContent } from '@visavis/domain/email/schema';
import { moneyLabel } from '@visavis/domain/language/amounts';
import { senOf } from '@visavis/domain/money/money';
import { languageIn } from '@visavis/domain/words/email';

/** @param ringgit as in the content; @returns a label such as 'RM 900.00' */
export function amountOf(content: HostedContent, ringgit: number, currency: string): string {
  const sen = senOf(ringgit);
  if (sen === null) throw new RangeError(`not an amount: ${ringgit}`);
  return moneyLabel(sen, languageIn(content), currency);
}
