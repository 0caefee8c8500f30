// The single keys of a list or dialog, which each person can switch off (WCAG 2.1.4).
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { usePreferences } from '../queries/use-preferences.ts';

/** Controls in which a letter is text, or an arrow key moves the caret or the choice. */
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, [contenteditable=true]';

/** Whether the element in which a key is pressed uses the key itself. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(OWN_KEYS);

/** @param keys what each key does, by its lower-case name; undefined if it does nothing now */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const { preferences, change } = usePreferences();
  const isOn = preferences.shortcuts;
  return {
    isOn,
    switchTo: (shortcuts: boolean) => void change({ shortcuts }),
    press: (event: ReactKeyboardEvent | KeyboardEvent) => {
      // A key that is held down acts only once.
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
