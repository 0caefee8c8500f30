// The result of an action with many rows: how many were changed, what was refused and why, and Undo.
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import stackStyles from '../../ui/stack.module.css';
import styles from './bulk-summary.module.css';
import type { Bulk, Refused } from './use-bulk.ts';

/** How many refusals are listed; the others are counted. */
const LISTED = 20;

interface BulkSummaryProps {
  bulk: Bulk;
  /** A button for the next action with the rows that were changed. */
  followUp: (done: readonly number[]) => ReactNode;
  /** Called after the summary was closed, so that the list can take the focus. */
  onClosed: () => void;
}

export function BulkSummary({ bulk, followUp, onClosed }: BulkSummaryProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { progress, summary, undone } = bulk;
  const shown = progress ? null : (undone ?? summary);
  // This also moves the focus when one result replaces another, as after Undo.
  useEffect(() => {
    if (shown) place.current?.focus();
  }, [shown]);
  const close = () => {
    bulk.dismiss();
    onClosed();
  };
  if (progress)
    return (
      <div className={stackStyles.below4}>
        <p role="status" className={styles.progress}>
          {text('review.bulkRunning', { done: progress.done, total: progress.total })}
          <progress value={progress.done} max={progress.total} aria-label={text('review.bulkProgress')} />
        </p>
      </div>
    );
  if (undone)
    return (
      <div ref={place} tabIndex={-1} className={stackStyles.below4}>
        <Banner kind={undone.refused.length > 0 ? 'error' : 'info'}>
          <p>{undone.said}</p>
          <Refusals refused={undone.refused.map((sentence) => ({ name: '', sentence }))} />
          <div className={styles.actions}>
            {summary && (
              <Button variant="secondary" onClick={() => void bulk.undo()}>
                {text('review.bulkGoOn')}
              </Button>
            )}
            <Button variant="text" onClick={close}>
              {text('review.bulkClose')}
            </Button>
          </div>
        </Banner>
      </div>
    );
  if (!summary) return null;
  const { step, done, changes, refused, stopped } = summary;
  // If no row was changed, only the refusals are shown: "nothing to do" would be untrue.
  const isSaid = done.length > 0 || (refused.length === 0 && !stopped);
  return (
    <div ref={place} tabIndex={-1} className={stackStyles.below4}>
      <Banner kind={refused.length > 0 || stopped ? 'error' : 'info'}>
        {isSaid && <p>{step.said({ people: done.length, changes: changes.length })}</p>}
        <Refusals refused={refused} />
        {stopped && (
          <p>{text('review.bulkStopped', { count: stopped.ids.length, reason: stopped.sentence })}</p>
        )}
        <div className={styles.actions}>
          {step.undo && changes.length > 0 && (
            <Button variant="secondary" icon={<Undo2 aria-hidden />} onClick={() => void bulk.undo()}>
              {text('review.bulkUndo')}
            </Button>
          )}
          {step.isMailed && done.length > 0 && followUp(done)}
          {stopped && (
            <Button variant="secondary" onClick={() => void bulk.goOn()}>
              {text('review.bulkGoOn')}
            </Button>
          )}
          <Button variant="text" onClick={close}>
            {text('review.bulkClose')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

function Refusals({ refused }: { refused: readonly Refused[] }) {
  const text = useText();
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused}>
      {refused.slice(0, LISTED).map(({ name, sentence }, index) => (
        // The index is part of the key, because several people may have the same sentence.
        <li key={`${name}-${String(index)}`}>
          {name !== '' && <strong dir="auto">{name}: </strong>}
          {sentence}
        </li>
      ))}
      {refused.length > LISTED && <li>{text('review.bulkOthers', { count: refused.length - LISTED })}</li>}
    </ul>
  );
}
