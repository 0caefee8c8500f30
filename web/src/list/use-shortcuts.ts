// Single keys of a dialog, which can be switched off (WCAG 2.1.4): the choice is kept in this browser.
import { type KeyboardEvent, useState } from 'react';
import { readPreference, writePreference } from '../lib/preference-cookie.ts';

/** Where a letter is text, or an arrow moves the caret or the choice. */
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, [contenteditable=true]';

/** @param keys what each does, by the key in lower case; undefined for what cannot be done now */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const [isOn, setOn] = useState(() => readPreference('shortcuts') !== 'off');
  return {
    isOn,
    switchTo: (on: boolean) => {
      setOn(on);
      writePreference('shortcuts', on ? null : 'off');
    },
    press: (event: KeyboardEvent) => {
      // A key that is held down decides once.
      if (!isOn || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
