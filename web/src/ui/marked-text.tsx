// A text with underlined parts, such as search matches.
import type { ReactNode } from 'react';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  /** In order and without overlaps: code units, from the first to the one after the last. */
  parts: readonly { from: number; to: number }[];
}

export function MarkedText({ text, parts }: MarkedTextProps): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of parts) {
    pieces.push(
      <span key={`before ${from}`}>{text.slice(at, from)}</span>,
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...pieces, <span key="rest">{text.slice(at)}</span>];
}
