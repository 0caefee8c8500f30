// The table of messages in the outbox.
import type { EmailRow } from '@visavis/contract/email/endpoints';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { rowNote, STATE_PILLS } from '../../../list/email-words.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import type { EmailPlace } from '../use-email-place.ts';
import styles from './email-list.module.css';

interface EmailListProps {
  emails: readonly EmailRow[];
  place: EmailPlace;
  /** Current time in epoch milliseconds, which defines 'today'. */
  now: number;
  busy: boolean;
}

export function EmailList({ emails, place, now, busy }: EmailListProps) {
  const text = useText();
  const instants = useInstants();
  return (
    <DataTable
      caption={text('emails.caption')}
      columns={[
        { key: 'state', title: text('emails.columnState'), small: { row: 1, side: 'end' } },
        { key: 'message', title: text('emails.columnMessage'), small: { row: 1, side: 'start' } },
        { key: 'time', title: text('emails.columnTime'), small: 'foot' },
      ]}
      rows={emails.map((email) => {
        const { kind, word } = STATE_PILLS[email.state];
        const note = rowNote(email, text);
        return {
          id: email.id,
          isCurrent: email.id === place.id,
          cells: {
            state: <StatusPill kind={kind}>{text(word)}</StatusPill>,
            message: (
              <Link to={place.pathOf({ id: email.id })} className={styles.message}>
                <span className={styles.kind}>{text.choice('emailKind', email.kind)}</span>{' '}
                <span className={textStyles.quiet}>{email.recipient}</span>
              </Link>
            ),
            time: (
              <span className={styles.time}>
                <time dateTime={email.createdAt}>{instants.recent(email.createdAt, now)}</time>
                {note !== '' && <span className={textStyles.fine}>{note}</span>}
              </span>
            ),
          },
        };
      })}
      busy={busy}
    />
  );
}
