// A text box that writes its text elsewhere, such as into the address, after a typing pause.
import { useEffect, useEffectEvent, useState } from 'react';
import { onThisPageIn } from './on-this-page.ts';

/** Debounces the writes while typing. */
const TYPING_PAUSE_MS = 300;

/**
 * @param written the text as stored elsewhere; when it changes by itself, such as on Back, the box follows
 * @param write called after a typing pause, and at once when the box is emptied
 * @returns the text of the box, its change handler, and a function that shows a text already written elsewhere
 */
export function useTypedText(written: string, write: (text: string) => void) {
  const [typed, setTyped] = useState({ text: written, seen: written, sent: written });
  if (typed.seen !== written)
    setTyped({ ...typed, text: written === typed.sent ? typed.text : written, seen: written });

  const send = useEffectEvent((text: string) => {
    setTyped((now) => ({ ...now, sent: text }));
    write(text);
  });
  useEffect(() => {
    if (typed.text === typed.seen) return;
    return onThisPageIn(TYPING_PAUSE_MS, () => send(typed.text));
  }, [typed.text, typed.seen]);

  const show = (text: string) => setTyped((now) => ({ ...now, text }));
  const type = (text: string) => {
    if (text !== '') return show(text);
    // An emptied box is written at once.
    setTyped((now) => ({ ...now, text, sent: text }));
    write(text);
  };
  return [typed.text, type, show] as const;
}
