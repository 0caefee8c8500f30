// What a row of the outbox shows.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { EmailRow } from '@visavis/contract/email/endpoints';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { rowNote, STATE_PILLS } from '../../../list/email-words.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './email-cells.module.css';

interface CellProps {
  email: EmailRow;
}

export function StateCell({ email: { state } }: CellProps) {
  const text = useText();
  const { kind, word } = STATE_PILLS[state];
  return <StatusPill kind={kind}>{text(word)}</StatusPill>;
}

export function MessageCell({ email: { id, kind, recipient } }: CellProps) {
  const text = useText();
  const { search } = useLocation();
  return (
    <Link to={{ pathname: `${DASHBOARD_PATHS.emails}/${id}`, search }} className={styles.message}>
      <span className={styles.kind}>{text.choice('emailKind', kind)}</span>{' '}
      <span className={textStyles.quiet}>{recipient}</span>
    </Link>
  );
}

/** @param props.now epoch milliseconds, which define 'today' */
export function TimeCell({ email, now }: CellProps & { now: number }) {
  const text = useText();
  const instants = useInstants();
  const note = rowNote(email, text);
  return (
    <span className={styles.time}>
      <time dateTime={email.createdAt}>{instants.recent(email.createdAt, now)}</time>
      {note !== '' && <span className={textStyles.fine}>{note}</span>}
    </span>
  );
}
