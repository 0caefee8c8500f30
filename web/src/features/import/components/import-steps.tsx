// The steps of an import, with the current one: columns, fixing, dry run, import.
import type { ImportView } from '@visavis/contract/import/plan';
import { Check } from 'lucide-react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { missingFields } from '../subject.ts';
import styles from './import.module.css';

const STEPS = [
  'imports.stepColumns',
  'imports.stepFix',
  'imports.stepDryRun',
  'imports.stepImport',
] as const satisfies readonly TextId[];

export function ImportSteps({ view, isFixed }: { view: ImportView; isFixed: boolean }) {
  const text = useText();
  const hasColumns =
    view.reading.columns.some(({ field }) => field !== null) && missingFields(view).length === 0;
  const current = view.state !== 'draft' ? STEPS.length : !hasColumns ? 0 : isFixed ? 2 : 1;
  return (
    <ol className={styles.steps} aria-label={text('imports.steps')}>
      {STEPS.map((words, index) => (
        <li key={words} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.stepSign} aria-hidden>
            {index < current ? <Check /> : index + 1}
          </span>
          {text(words)}
        </li>
      ))}
    </ol>
  );
}
