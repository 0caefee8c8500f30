// A list of terms and values, separated by hairlines.
import type { ReactNode } from 'react';
import styles from './details-list.module.css';

export function DetailsList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
