// Says that the company in view has no hour left, and offers alternatives.
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import styles from './full-company.module.css';

interface FullCompanyProps {
  company: string;
  /** The alternatives; nothing when none are offered. */
  children: ReactNode;
}

export function FullCompany({ company, children }: FullCompanyProps) {
  const text = useText();
  return (
    <div className={styles.block}>
      <p role="status" className={styles.line}>
        <CalendarX aria-hidden="true" />
        {text('scheduling.fullyBooked', { company })}
      </p>
      {children ?? <p className={styles.wayOn}>{text('scheduling.noFreeHour')}</p>}
    </div>
  );
}
