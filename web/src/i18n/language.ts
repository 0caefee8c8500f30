// The current language: chosen by the reader, provided to every component, kept in a cookie that the server reads too.
import {
  type EditionLanguages,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  languageAmong,
} from '@visavis/domain/language/languages';
import { useEffect, useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../lib/preference-cookie.ts';
import { activateLanguage, currentLanguage, i18n, loadLanguage, speakOfSlots } from './catalogue.ts';

const subscribe = (notify: () => void) => i18n.on('change', notify);

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** Changes every word on screen and nothing that was typed. @throws when offline: the language then stays as it was */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  // Before components re-render, so that their requests already ask for this language.
  writePreference(LANGUAGE_COOKIE, language);
  show(language);
}

function show(language: Language): void {
  activateLanguage(language);
  document.documentElement.lang = language;
}

/**
 * Switches to a language available here: the reader's choice, else the current one, else the main one. An edition may
 * lack the language that the page started in, or that the dashboard was left in.
 */
export function useShownLanguage(languages: EditionLanguages): void {
  const shown = useLanguage();
  useEffect(() => {
    const chosen = readPreference(LANGUAGE_COOKIE);
    const wanted =
      isLanguage(chosen) && languages.includes(chosen) ? chosen : languageAmong(shown, languages);
    if (wanted === shown) return;
    // Offline, the loaded words stay.
    loadLanguage(wanted).then(
      () => show(wanted),
      () => {},
    );
  }, [shown, languages]);
}

/** English says 'slot' if a slot of the edition is not an hour. @param minutes its length, once known */
export function useSlotWords(minutes: number | undefined): void {
  useEffect(() => {
    if (minutes !== undefined) speakOfSlots(minutes);
  }, [minutes]);
}
