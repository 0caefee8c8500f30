// The title of a dashboard page, with an aside to its right.
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export function PageHead({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
