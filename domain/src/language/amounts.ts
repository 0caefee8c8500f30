// Formats amounts of money in each language.
import { printedAmount } from '../money/money.ts';
import { plain } from './dates.ts';
import type { Language } from './languages.ts';

/**
 * An amount of money.
 * @param sen a whole number of hundredths
 * @param currency an ISO code
 * @returns 'RM 1,350.00' in every language, as in contracts
 */
export function moneyLabel(sen: number, language: Language, currency = 'MYR'): string {
  if (language === 'en') return printedAmount(sen, currency);
  return plain(
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'MYR' ? 'narrowSymbol' : 'code',
    }).format(sen / 100),
  );
}
