// A scanner types wherever the focus is: what is typed beside any field of text goes to the field of the desk.
import { useEffect, useEffectEvent } from 'react';

const TEXTS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Inputs that take no characters. */
const NO_TEXTS = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]';

/** A space presses a button, and a key with Ctrl, Alt or Meta is a command. */
const isCharacter = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey && !isComposing;

/** @param receive makes the field of the desk have the focus; the character is then typed into it */
export function useTypedAnywhere(receive: () => void): void {
  const onCharacter = useEffectEvent(receive);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCharacter(event)) return;
      const at = document.activeElement;
      if (at?.matches(TEXTS) && !at.matches(NO_TEXTS)) return;
      if (document.querySelector('dialog[open]')) return;
      onCharacter();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
