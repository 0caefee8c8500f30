// Stays and nights in the language in use.
import { nightOf, stayInWords } from '@visavis/domain/language/stays';
import { useLanguage } from './language.ts';

export function useStays() {
  const language = useLanguage();
  return {
    /** '2 Jun'; dates are YYYY-MM-DD. */
    night: (date: string) => nightOf(date, language),
    /** '2 - 4 Jun 2025' of a stay that is known by that label. */
    stay: (label: string) => stayInWords(label, language),
  };
}
