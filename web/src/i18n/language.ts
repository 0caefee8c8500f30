// The language in use: told to every component, chosen by the reader, remembered by a cookie that the server reads too.
import { LANGUAGE_COOKIE, type Language } from '@visavis/domain/language/languages';
import { useSyncExternalStore } from 'react';
import { writePreference } from '../lib/preference-cookie.ts';
import { activateLanguage, currentLanguage, i18n, loadLanguage } from './catalogue.ts';

const subscribe = (notify: () => void) => i18n.on('change', notify);

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** Every word on screen changes, nothing that was typed does. Without a network the language stays, and this throws. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  // Before the components hear of it: what they ask the server for then comes in this language.
  writePreference(LANGUAGE_COOKIE, language);
  activateLanguage(language);
  document.documentElement.lang = language;
}
