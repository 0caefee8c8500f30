// A list of names, each with a number and a bar for its share.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './ranked-list.module.css';

interface RankedItem {
  id: string | number;
  mark: ReactNode;
  name: string;
  figure: string;
  /** Accessible name in place of name and figure. */
  label: string;
  /** 0 to 1. */
  share: number;
  to: string;
}

export function RankedList({ items, id }: { items: readonly RankedItem[]; id?: string }) {
  return (
    <ol className={styles.list} id={id}>
      {items.map(({ id: itemId, mark, name, figure, label, share, to }) => (
        <li key={itemId}>
          <Link to={to} aria-label={label} className={styles.item}>
            {mark}
            <span className={styles.name}>{name}</span>
            <span className={styles.figure}>{figure}</span>
          </Link>
          <span className={styles.bar} aria-hidden>
            <span style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, share)))}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
