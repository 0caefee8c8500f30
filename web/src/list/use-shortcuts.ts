// Single keys of a list or dialog, which each person can switch off (WCAG 2.1.4).
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { usePreferences } from '../queries/use-preferences.ts';

/** Where a letter is text, or an arrow moves the caret or the choice. */
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, [contenteditable=true]';

/** Whether keys have a meaning of their own where they are pressed. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(OWN_KEYS);

/** @param keys what each does, by the key in lower case; undefined for what cannot be done now */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const { preferences, change } = usePreferences();
  const isOn = preferences.shortcuts;
  return {
    isOn,
    switchTo: (shortcuts: boolean) => void change({ shortcuts }),
    press: (event: ReactKeyboardEvent | KeyboardEvent) => {
      // A key that is held down decides once.
      if (!isOn || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (hasOwnKeys(event.target)) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
