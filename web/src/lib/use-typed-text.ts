// A box whose text is written elsewhere, such as into the address, once the hand rests.
import { useEffect, useEffectEvent, useState } from 'react';

/** A fast typist writes once. */
const TYPING_PAUSE_MS = 300;

/**
 * @param written the text as it stands there; when it changes by itself, such as on the way back, the box follows
 * @param write is called when the hand has rested, and at once with an emptied box
 * @returns the text of the box, what takes the typing, and what shows another text that is written elsewhere already
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
    const timer = setTimeout(() => send(typed.text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed.text, typed.seen]);

  const show = (text: string) => setTyped((now) => ({ ...now, text }));
  const type = (text: string) => {
    if (text !== '') return show(text);
    // An emptied box waits for nothing more.
    setTyped((now) => ({ ...now, text, sent: text }));
    write(text);
  };
  return [typed.text, type, show] as const;
}
