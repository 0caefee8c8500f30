// A panel of a dashboard page: a title, an aside beside it, and the content.
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  /** Class name that positions it on the page. */
  className?: string | undefined;
  children: ReactNode;
  /** Makes it a link target. */
  id?: string;
}

export function Panel({ title, aside, className, children, id }: PanelProps) {
  const heading = useId();
  return (
    <section className={classNames(styles.panel, className)} id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
