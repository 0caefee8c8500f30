// A section of the edit page: a card with its title, which the row of links leads to.
import type { ReactNode } from 'react';
import styles from './section.module.css';
import textStyles from './text.module.css';

interface SectionProps {
  /** Id that the row of links leads to. */
  id: string;
  title: string;
  /** To the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside && <div className={textStyles.note}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
