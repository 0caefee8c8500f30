// Questions about rows that look improbable: a cell that was split, commas between products, a booth of many, a row
// that says 'cancelled'.
import type { ImportTrouble } from '@visavis/contract/import/plan';
import type { TextId } from '../../../i18n/text.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import type { Decision } from '../api.ts';
import styles from './import.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

/** Which cells of a row with too many belong together. */
export function CellsDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, open, isBusy, onDecide } = props;
  const join = ({ key }: ImportTrouble, at: number): Decision => ({
    kind: 'cells',
    key,
    choice: 'use',
    value: String(at),
  });
  return (
    <div className={stackStyles.gap4}>
      <p className={styles.quiet}>{trouble.label}</p>
      <div className={stackStyles.wrap2}>
        {trouble.suggestions.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => onDecide([join(trouble, id)])}
          >
            {text('imports.oneCell', { name })}
          </Button>
        ))}
        {open.length > 1 && (
          <Button
            variant="text"
            aria-disabled={isBusy}
            onClick={() => onDecide(open.map((one) => join(one, one.suggestions[0]?.id ?? 0)))}
          >
            {text('imports.joinAll', { count: open.length })}
          </Button>
        )}
      </div>
      <LeaveAnswer {...props} choice="leave-out" words="imports.leaveRows" />
    </div>
  );
}

export function CommasDecision({ trouble, isBusy, onDecide }: DecisionProps) {
  const text = useText();
  const { key, label } = trouble;
  const answer = (choice: 'split' | 'leave', words: TextId) => (
    <Button
      variant="secondary"
      aria-disabled={isBusy}
      onClick={() => onDecide([{ kind: 'commas', key, choice }])}
    >
      {text(words)}
    </Button>
  );
  return (
    <div className={stackStyles.gap4}>
      <p className={styles.quiet}>{label}</p>
      <div className={stackStyles.wrap2}>
        {answer('split', 'imports.commasSplit')}
        {answer('leave', 'imports.commasKeep')}
      </div>
    </div>
  );
}

/** Rows that can be imported anyway. */
export function TakeDecision(props: DecisionProps) {
  const isShared = props.trouble.kind === 'shared';
  return (
    <div className={stackStyles.gap4}>
      <LeaveAnswer
        {...props}
        choice="leave"
        words={isShared ? 'imports.shareBooth' : 'imports.importAnyway'}
        allWords={isShared ? 'imports.shareAllBooths' : 'imports.importAllAnyway'}
      />
      <LeaveAnswer {...props} choice="leave-out" words="imports.leaveRows" />
    </div>
  );
}
