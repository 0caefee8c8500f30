// A step of setting up a fair: its state as an icon, what it has or lacks in words, and links to where it is done.
import type { ReadinessState } from '@visavis/domain/edition/readiness';
import { Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import styles from './step.module.css';

const SIGNS = { ready: CircleCheck, mend: TriangleAlert, blocking: Circle };
const STATE_WORDS = {
  ready: 'readiness.ready',
  mend: 'readiness.mend',
  blocking: 'readiness.blocking',
} as const;

interface StepProps {
  title: string;
  state: ReadinessState;
  /** One sentence each. */
  facts: readonly string[];
  /** Below the facts. */
  details?: ReactNode;
  /** Links to where it is done. */
  children?: ReactNode;
}

export function Step({ title, state, facts, details, children }: StepProps) {
  const text = useText();
  const Sign = SIGNS[state];
  return (
    <li className={styles.step} data-state={state}>
      <Sign aria-hidden />
      <div className={styles.words}>
        <h2>
          {title} <span className="visually-hidden">({text(STATE_WORDS[state])})</span>
        </h2>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {details}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
