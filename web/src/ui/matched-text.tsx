// A name with the letters matched by a search in bold.

import { foldForSearch } from '@visavis/domain/text/fold';
import type { ReactNode } from 'react';

export function MatchedText({ text, query }: { text: string; query: string }): ReactNode {
  const wanted = foldForSearch(query.trim());
  const letters = [...text.normalize('NFC')];
  const plain = letters.map(foldForSearch);
  const at = wanted === '' ? -1 : plain.join('').indexOf(wanted);
  // A letter that folds to several has no single position.
  if (at < 0 || plain.some((letter) => letter.length !== 1)) return <span>{text}</span>;
  const end = at + wanted.length;
  return (
    <>
      <span>{letters.slice(0, at).join('')}</span>
      <b>{letters.slice(at, end).join('')}</b>
      <span>{letters.slice(end).join('')}</span>
    </>
  );
}
