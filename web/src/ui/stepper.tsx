// Shows the progress through a form of several steps.
import { useText } from '../i18n/text.ts';
import { classNames } from './class-names.ts';
import styles from './stepper.module.css';

interface StepperProps {
  steps: readonly string[];
  /** How many stages are shown as active, from the first. */
  activeCount: number;
  /** The step in view, from 1. */
  current: number;
  /** How many steps are done, from the first. */
  completed?: number;
  /** Its name for assistive technology. */
  label: string;
}

export function Stepper({ steps, activeCount, current, completed = 0, label }: StepperProps) {
  const text = useText();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(
            styles.step,
            index < activeCount && styles.active,
            index + 1 < activeCount && styles.leadsOn,
          )}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.name}>
            {step}
            {index < completed && <span className="visually-hidden"> {text('ui.completed')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
