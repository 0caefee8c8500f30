// Formats stays and nights in the current language.
import { nightOf, stayInWords } from '@visavis/domain/booking/stay-words';
import { useLanguage } from './language.ts';

export function useStays() {
  const language = useLanguage();
  return {
    /** '2 Jun'; dates are YYYY-MM-DD. */
    night: (date: string) => nightOf(date, language),
    /** '2 - 4 Jun 2025' for a stay given by that English label. */
    stay: (label: string) => stayInWords(label, language),
  };
}
