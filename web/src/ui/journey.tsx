// Page layout of a step: a rail with title, lead and stepper, and the content beside it.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './journey.module.css';

interface JourneyProps {
  title: string;
  lead?: ReactNode;
  stepper?: ReactNode;
  /** Below the stepper; on a phone below the lead. */
  aside?: ReactNode;
  /** Leaves the stepper out on a phone. */
  stepperFromTablet?: boolean;
  /** One column without a rail: the title above, the children over the whole width. */
  wide?: boolean;
  children: ReactNode;
}

export function Journey({ title, lead, stepper, aside, stepperFromTablet, wide, children }: JourneyProps) {
  return (
    <div className={classNames(styles.journey, wide && styles.wide)}>
      <div className={styles.rail}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {stepper && (
          <div className={classNames(styles.stepper, stepperFromTablet && styles.fromTablet)}>{stepper}</div>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
