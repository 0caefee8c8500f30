// Names of countries and regions by language; the English ones are those of the country list.
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const TWO_LETTERS = /^[A-Z]{2}$/;

/** Making one takes far longer than using it. */
const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known;
}

/**
 * The name of a country or region.
 * @param code two letters of ISO 3166-1, upper case; null or anything else where it is not known
 * @param english its name in the country list, or as an exhibitor gives it
 * @returns the name in that language; the English one in English, and where there is no other
 */
export function regionName(code: string | null | undefined, english: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE || !code || !TWO_LETTERS.test(code)) return english;
  return namesIn(language).of(code) ?? english;
}
