// The messages to groups, newest first, and the button for a new one.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { GroupRow } from '@visavis/contract/group-message/message';
import { can } from '@visavis/domain/identity/grants';
import { PenLine, Send } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { DataTable } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { useList } from '../../list/use-list.ts';
import { useNewMessage } from '../../queries/use-new-message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import stackStyles from '../../ui/stack.module.css';
import { StatusPill } from '../../ui/status-pill.tsx';
import { MESSAGES } from './api.ts';
import { RemindersSection } from './components/reminders-section.tsx';
import styles from './messages-page.module.css';
import { countWords, STATE_PILLS } from './state-words.ts';

const idOfMessage = ({ id }: GroupRow): number => id;

export function MessagesPage() {
  const text = useText();
  const instants = useInstants();
  const role = useRole();
  const list = useList(MESSAGES, {});
  const create = useNewMessage();
  const now = serverTimeOf(list.updatedAt);
  return (
    <div className={styles.page}>
      <PageHead
        title={text('messages.title')}
        aside={
          can(role, 'email.send') && (
            <Button
              icon={<PenLine aria-hidden />}
              busy={create.isBusy}
              busyText={text('messages.creating')}
              onClick={() => void create.run({ programme: 'business', filter: {} })}
            >
              {text('messages.new')}
            </Button>
          )
        }
      />
      <Failure of={create} />
      <RemindersSection />
      <h2 className={styles.listTitle}>{text('messages.earlier')}</h2>
      <ListRows
        list={list}
        idOf={idOfMessage}
        words={{
          loading: text('messages.loading'),
          failed: text('messages.listFailed'),
          stale: text('messages.listStale', { time: instants.clock(now) }),
          found: (count) => text('messages.shown', { count }),
        }}
        none={
          <EmptyState
            icon={<Send aria-hidden />}
            title={text('messages.none')}
            hint={text('messages.noneHint')}
          />
        }
        table={(messages, busy) => <MessageTable messages={messages} now={now} busy={busy} />}
      />
    </div>
  );
}

interface MessageTableProps {
  messages: readonly GroupRow[];
  /** Current time in epoch milliseconds, which defines 'today'. */
  now: number;
  busy: boolean;
}

function MessageTable({ messages, now, busy }: MessageTableProps) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  return (
    <DataTable
      caption={text('messages.caption')}
      columns={[
        { key: 'message', title: text('messages.columnMessage'), small: { row: 1, side: 'start' } },
        { key: 'state', title: text('messages.columnState'), small: { row: 1, side: 'end' } },
        { key: 'people', title: text('messages.columnPeople'), small: 'whole' },
        { key: 'time', title: text('messages.columnTime'), small: 'foot' },
      ]}
      rows={messages.map((message) => {
        const { kind, word } = STATE_PILLS[message.state];
        const at = message.sendAt ?? message.startedAt ?? message.changedAt;
        return {
          id: message.id,
          cells: {
            message: (
              <Link to={`${DASHBOARD_PATHS.messages}/${message.id}`} className={styles.message} dir="auto">
                {message.subject === '' ? text('messages.noSubject') : message.subject}
              </Link>
            ),
            state: <StatusPill kind={kind}>{text(word)}</StatusPill>,
            people: message.startedAt === null ? '' : dates.list(countWords(text, message.counts)),
            time: (
              <span className={stackStyles.grid}>
                <time dateTime={at}>{instants.recent(at, now)}</time>
                {message.createdBy !== null && <span className={styles.note}>{message.createdBy}</span>}
              </span>
            ),
          },
        };
      })}
      busy={busy}
    />
  );
}
