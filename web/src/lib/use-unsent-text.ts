// Text that was typed but not sent: kept in this tab for the account that typed it, until it is sent or somebody logs
// out.
import { useState } from 'react';
import { readUser } from './stored-session.ts';

const KEY = 'unsentTexts';

interface UnsentTexts {
  organiserId: number;
  texts: Record<string, string>;
}

/** @returns none if another account typed them, or they cannot be read */
function readUnsent(organiserId: number): Record<string, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as UnsentTexts | null;
    return kept?.organiserId === organiserId ? kept.texts : {};
  } catch {
    return {};
  }
}

function keepUnsent(name: string, text: string): void {
  const organiserId = readUser()?.id;
  if (organiserId === undefined) return;
  const { [name]: _, ...others } = readUnsent(organiserId);
  const unsent: UnsentTexts = { organiserId, texts: text === '' ? others : { ...others, [name]: text } };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // Without room in the storage it lasts as long as the page.
  }
}

/** Removes all unsent text from this tab. */
export function forgetUnsentTexts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was stored there.
  }
}

/** @param name what the text is for, such as 'note BM-7K3M-Q2XD' @returns the text and its setter; '' removes it */
export function useUnsentText(name: string): [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => readUnsent(readUser()?.id ?? Number.NaN)[name] ?? '');
  const set = (next: string) => {
    setText(next);
    keepUnsent(name, next);
  };
  return [text, set];
}
