// A bar at the bottom of a long form with changes: names them, with Discard and Save; asks before the page is left.
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { Button } from './button.tsx';
import { FootBar } from './foot-bar.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import styles from './save-bar.module.css';
import textStyles from './text.module.css';

interface SaveBarProps {
  /** What changed, in the order of the page; without any, there is no bar. */
  changes: readonly string[];
  /** Names what saving also does, such as 'Save and move 41'. */
  saveLabel: string;
  /** Id of the form that Save submits. */
  form: string;
  isSaving?: boolean;
  /** Shown beside the changes: what follows from them. */
  note?: ReactNode;
  /** A question that saving answers, such as whether to tell people. */
  choice?: ReactNode;
  onDiscard: () => void;
}

export function SaveBar(props: SaveBarProps) {
  return props.changes.length > 0 ? <ShownBar {...props} /> : null;
}

function ShownBar({ changes, saveLabel, form, isSaving = false, note, choice, onDiscard }: SaveBarProps) {
  const text = useText();
  const dates = useDates();
  return (
    <>
      <FootBar label={text('dashboard.unsaved')}>
        <div className={styles.words}>
          <p className={textStyles.strong} role="status">
            {text('dashboard.changesNotSaved', { count: changes.length })}
          </p>
          <p className={styles.what}>
            <span>{dates.series(changes)}</span>
            {note !== undefined && <span>. {note}</span>}
          </p>
        </div>
        {choice && <div>{choice}</div>}
        <Button variant="secondary" aria-disabled={isSaving} onClick={isSaving ? undefined : onDiscard}>
          {text('dashboard.discard')}
        </Button>
        <Button type="submit" form={form} busy={isSaving} busyText={text('dashboard.saving')}>
          {saveLabel}
        </Button>
      </FootBar>
      <LeaveQuestion changes={changes} />
    </>
  );
}
