// Formats amounts of money in the current language.

import { moneyLabel } from '@visavis/domain/language/amounts';
import { minorOf } from '@visavis/domain/money/money';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';

export interface Amounts {
  /** 'RM 1,350.00' from minor units, with a no-break space. */
  money(minor: number, currency: string): string;
  /** The same from major units, as on the wire. */
  amount(major: number, currency: string): string;
}

/** The same object until the language changes. */
export function useAmounts(): Amounts {
  const language = useLanguage();
  return useMemo(() => {
    // No line break between the currency and the figure.
    const money = (minor: number, currency: string) =>
      moneyLabel(minor, language, currency).replaceAll(' ', '\u00a0');
    return { money, amount: (major, currency) => money(minorOf(major, currency) ?? 0, currency) };
  }, [language]);
}
