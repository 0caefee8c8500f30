// The current language: chosen by the reader, provided to every component, kept in a cookie that the server reads too.
import { LANGUAGE_COOKIE, type Language } from '@visavis/domain/language/languages';
import { useSyncExternalStore } from 'react';
import { writePreference } from '../lib/preference-cookie.ts';
import { activateLanguage, currentLanguage, i18n, loadLanguage } from './catalogue.ts';

const subscribe = (notify: () => void) => i18n.on('change', notify);

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** Changes every word on screen and nothing that was typed. @throws when offline: the language then stays as it was */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  // Before components re-render, so that their requests already ask for this language.
  writePreference(LANGUAGE_COOKIE, language);
  activateLanguage(language);
  document.documentElement.lang = language;
}
