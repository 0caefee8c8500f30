// A section of the home page below the programmes: its title, a link beside it, and its content.
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** A link to the complete list. */
  more?: ReactNode;
  /** With a muted background that separates it from its neighbours. */
  band?: boolean;
  children: ReactNode;
}

export function Section({ title, lead, more, band = false, children }: SectionProps) {
  return (
    <section className={band ? styles.band : styles.plain}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <div>
            <h2>{title}</h2>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
