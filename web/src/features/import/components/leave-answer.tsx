// The answer that leaves out one problem or all of its kind, and the props that all answers share.
import type { ImportTrouble, ImportView } from '@visavis/contract/import/plan';
import { type TextId, useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import type { Decision } from '../api.ts';

export interface DecisionProps {
  trouble: ImportTrouble;
  /** Undecided problems of the same kind, including this one. */
  open: readonly ImportTrouble[];
  view: ImportView;
  isBusy: boolean;
  onDecide: (decisions: Decision[]) => void;
}

/** Leaves out one, or the part that is wrong, or all of the kind. */
export function LeaveAnswer({
  trouble,
  open,
  isBusy,
  onDecide,
  choice,
  words,
  allWords = 'imports.leaveAll',
}: DecisionProps & { choice: 'leave' | 'leave-out'; words: TextId; allWords?: TextId }) {
  const text = useText();
  const decision = ({ kind, key }: ImportTrouble): Decision => ({ kind, key, choice });
  return (
    <div className={stackStyles.wrap2}>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => onDecide([decision(trouble)])}>
        {text(words)}
      </Button>
      {open.length > 1 && (
        <Button variant="text" aria-disabled={isBusy} onClick={() => onDecide(open.map(decision))}>
          {text(allWords, { count: open.length })}
        </Button>
      )}
    </div>
  );
}
