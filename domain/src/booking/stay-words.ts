// Formats stays and nights in each language; in its own file because few pages need it.

import type { HostedProgramme } from '../edition/schema.ts';
import { dateLabel, dayLabel, daysLabel, listLabel } from '../language/dates.ts';
import type { Language } from '../language/languages.ts';
import { periodLabel } from '../language/periods.ts';
import { nightLabel, readStayLabel, stayLabel } from './stay.ts';

/**
 * A night of a stay, as short as possible.
 * @param date YYYY-MM-DD
 * @returns '2 Jun', '2 Jun', '6月2日'
 */
export function nightOf(date: string, language: Language): string {
  return language === 'en' ? nightLabel(date) : dayLabel(date, language);
}

/**
 * Nights with their year, which is shown only once if shared.
 * @param dates YYYY-MM-DD, in order
 * @returns '05 and 06 June 2027', '5 dan 6 Jun 2027', '2027年6月5日和6日'
 */
export function nightsLabel(dates: readonly string[], language: Language): string {
  const years = new Set(dates.map((date) => date.slice(0, 4)));
  const [year] = years;
  if (years.size !== 1)
    return listLabel(
      dates.map((date) => dateLabel(date, language)),
      language,
    );
  const days = daysLabel(dates, language);
  return language === 'zh-Hans' ? `${year}年${days}` : `${days} ${year}`;
}

/**
 * A stay in the hotel.
 * @param from YYYY-MM-DD of arrival; @param to of departure
 * @returns '2 - 4 Jun 2025', '2–4 Jun 2025', '2025年6月2日至6月4日'
 */
export function stayRange(from: string, to: string, language: Language): string {
  return language === 'en' ? stayLabel(from, to) : periodLabel(from, to, language);
}

/**
 * The length of an edition's free stays.
 * @returns '3 days and 2 nights', '3 hari 2 malam', '3天2晚'; empty if there are none
 */
export function stayLength({ stays }: Pick<HostedProgramme, 'stays'>, language: Language): string {
  const [stay] = stays;
  if (!stay) return '';
  const nights = (Date.parse(stay.to) - Date.parse(stay.from)) / 86_400_000;
  const days = nights + 1;
  if (language === 'ms') return `${days} hari ${nights} malam`;
  if (language === 'zh-Hans') return `${days}天${nights}晚`;
  return `${days} days and ${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

/**
 * Translates a stay given by its English label.
 * @returns like `stayRange`; any other text is returned unchanged
 */
export function stayInWords(label: string, language: Language): string {
  const stay = language === 'en' ? null : readStayLabel(label);
  return stay ? stayRange(stay.from, stay.to, language) : label;
}
