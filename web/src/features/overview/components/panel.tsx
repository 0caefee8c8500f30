// A panel of the overview: a title, an aside beside it, and the content.
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  /** Its place on the page. */
  className?: string | undefined;
  children: ReactNode;
}

export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
