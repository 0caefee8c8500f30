// Formats a period of days in each language, for pages and messages that name one.
import { DATE, dateLabel, dayLabel, formatOf, midnight, plain, type Translated } from './dates.ts';
import type { Language } from './languages.ts';

/**
 * From a first day to a last one.
 * @param first YYYY-MM-DD; @param last likewise
 * @returns '02 to 05 June 2025', '2–5 Jun 2025', '2025年6月2日至6月5日'
 */
export function periodLabel(first: string, last: string, language: Language): string {
  if (language === 'en') {
    const isOneYear = first.slice(0, 4) === last.slice(0, 4);
    const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
    const start = isOneYear ? dayLabel(first, 'en') : dateLabel(first, 'en');
    return `${isOneMonth ? first.slice(8) : start} to ${dateLabel(last, 'en')}`;
  }
  return rangeOfDates(first, last, language);
}

function rangeOfDates(first: string, last: string, language: Translated): string {
  if (language === 'ms') return plain(formatOf(language, DATE).formatRange(midnight(first), midnight(last)));
  // Intl falls back to numeric dates with slashes here.
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${dateLabel(first, language)}至${isOneYear ? dayLabel(last, language) : dateLabel(last, language)}`;
}
