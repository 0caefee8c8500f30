// Formats amounts of money in each language.
import { digitsOf, printedAmount } from '../money/money.ts';
import { plain } from './dates.ts';
import type { Language } from './languages.ts';

/**
 * An amount of money.
 * @param minor a whole number of minor units
 * @param currency an ISO code
 * @returns 'RM 1,350.00' in every language, as in contracts
 */
export function moneyLabel(minor: number, language: Language, currency: string): string {
  if (language === 'en') return printedAmount(minor, currency);
  const digits = digitsOf(currency);
  return plain(
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'MYR' ? 'narrowSymbol' : 'code',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(minor / 10 ** digits),
  );
}
