// An expandable row with a count at its right; hairlines separate rows.
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './accordion-row.module.css';
import { classNames } from './class-names.ts';

interface AccordionRowProps {
  heading: string;
  count: string;
  /** The count is of the visitor's own choices. */
  countIsYours?: boolean;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function AccordionRow({ heading, count, countIsYours, open, onToggle, children }: AccordionRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <h2 className={styles.heading}>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <span className={styles.name}>{heading}</span>
          <span className={classNames(styles.count, countIsYours && styles.yours)}>{count}</span>
          {open ? <Minus aria-hidden /> : <Plus aria-hidden />}
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
