// A scanner types wherever the focus is: text typed outside any text field goes to the desk's field.
import { useEffect, useEffectEvent } from 'react';

const TEXTS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Input types that take no text. */
const NO_TEXTS = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]';

/** Ignores a space that presses a button, and commands with Ctrl, Alt or Meta. */
const isCharacter = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey && !isComposing;

/** @param receive focuses the desk's field, so that the character is typed into it */
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
