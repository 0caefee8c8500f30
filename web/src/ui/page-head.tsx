// The title of a dashboard page, with a sentence below it and an aside to its right; on phones the aside comes last.
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Empty where it is not known yet: what is below stays where it is when the sentence comes. */
  lead?: ReactNode;
  aside?: ReactNode;
}

export function PageHead({ title, lead, aside }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
