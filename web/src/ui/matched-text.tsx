// A name with the letters matched by a search in bold.
import type { ReactNode } from 'react';
import { folded } from './folded.ts';

export function MatchedText({ text, query }: { text: string; query: string }): ReactNode {
  const wanted = folded(query.trim());
  const letters = [...text.normalize('NFC')];
  const plain = letters.map(folded);
  const at = wanted === '' ? -1 : plain.join('').indexOf(wanted);
  // A letter that folds to several has no single position.
  if (at < 0 || plain.some((letter) => letter.length !== 1)) return text;
  const end = at + wanted.length;
  return (
    <>
      {letters.slice(0, at).join('')}
      <b>{letters.slice(at, end).join('')}</b>
      {letters.slice(end).join('')}
    </>
  );
}
