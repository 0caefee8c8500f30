// Formats amounts of money in the current language.

import { moneyLabel } from '@visavis/domain/language/amounts';
import { senOf } from '@visavis/domain/money/money';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';

export interface Amounts {
  /** 'RM 1,350.00' from hundredths, with a no-break space. */
  money(sen: number, currency: string): string;
  /** 'RM 1,350.00' from ringgit with at most two decimals. */
  ringgit(amount: number, currency: string): string;
}

/** The same object until the language changes. */
export function useAmounts(): Amounts {
  const language = useLanguage();
  return useMemo(() => {
    // No line break between the currency and the figure.
    const money = (sen: number, currency: string) =>
      moneyLabel(sen, language, currency).replaceAll(' ', '\u00a0');
    return { money, ringgit: (amount, currency) => money(senOf(amount) ?? 0, currency) };
  }, [language]);
}
