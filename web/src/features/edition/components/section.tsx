// A section of the edition page: a title, a note beside it, and its fields.
import type { ReactNode } from 'react';
import textStyles from '../../../ui/text.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** The anchor of its link under the page's title. */
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <div className={textStyles.faintNote}>{note}</div>}
      </div>
      {children}
    </section>
  );
}

/** Fields side by side, four to a line where there is room. */
export const FIELDS_CLASS = styles.fields;
