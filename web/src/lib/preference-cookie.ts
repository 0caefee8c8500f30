// Stores a reader's preferences for a year in cookies, which the server reads before it renders a page.
import { type CookiePage, writeLastingCookie } from './cookie.ts';

type Preference = 'theme' | 'language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** @returns the stored value, unvalidated; null when there is none */
export function readPreference(name: Preference): string | null {
  for (const pair of document.cookie.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/**
 * Without cookies in the browser nothing happens: the choice then lasts as long as the page.
 *
 * @param value a plain word, such as 'dark' or 'zh-Hans'; null deletes the preference
 * @param page whose cookies are written
 */
export function writePreference(name: Preference, value: string | null, page: CookiePage = document): void {
  writeLastingCookie(name, value, YEAR_SECONDS, page);
}
