// A name with the letters that a search matched in bold.
import type { ReactNode } from 'react';

export function MatchedText({ text, query }: { text: string; query: string }): ReactNode {
  const wanted = query.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </>
  );
}
