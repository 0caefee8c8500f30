// Names of countries and regions in each language; English names come from the country list.
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const TWO_LETTERS = /^[A-Z]{2}$/;

/** Cached, because creating one is far slower than using it. */
const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known;
}

/**
 * The name of a country or region.
 * @param code two letters of ISO 3166-1, upper case; null or anything else if unknown
 * @param english its name in the country list, or as entered by an exhibitor
 * @returns the name in that language, with the English name as fallback
 */
export function regionName(code: string | null | undefined, english: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE || !code || !TWO_LETTERS.test(code)) return english;
  return namesIn(language).of(code) ?? english;
}
