// The applicant of the last decision in the dialog, with Undo, since their row is out of reach behind it.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useText } from '../../../i18n/text.ts';
import { STATUS_KINDS } from '../../../list/application-words.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { Decisions } from '../use-decisions.ts';
import styles from './last-decided.module.css';
import { LetterLine } from './letter-line.tsx';

interface LastDecidedProps {
  /** Undefined before the first decision. */
  row: HostedRow | undefined;
  decisions: Decisions;
}

export function LastDecided({ row, decisions }: LastDecidedProps) {
  const text = useText();
  return (
    <div role="status">
      {row && (
        <div className={styles.box}>
          <b dir="auto">{row.name}</b>
          <StatusPill kind={STATUS_KINDS[row.status]}>{text.choice('status', row.status)}</StatusPill>
          <LetterLine row={row} decisions={decisions} />
        </div>
      )}
    </div>
  );
}
