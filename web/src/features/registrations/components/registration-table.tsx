// Table of the registrations found, with the actions of each.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { Trash2 } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { type DataColumn, DataTable } from '../../../list/data-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { EraseButton } from '../../../ui/erase-button.tsx';
import { MailNotice } from '../../../ui/mail-notice.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { ERASE_CALLS } from '../api.ts';
import { PILL_KINDS } from '../meeting-words.ts';
import { MailLine } from './mail-line.tsx';
import styles from './registration-table.module.css';
import { SendEmailButton } from './send-email-button.tsx';

interface RowActions {
  onView: (id: number) => void;
  onSend: (group: MeetingGroup) => void;
  onDelete: (group: MeetingGroup) => void;
  onErased: (id: number) => void;
  isSending: (id: number) => boolean;
  /** Why the last attempt to send failed. */
  failureOf: (id: number) => string | undefined;
  /** The row that is being deleted. */
  deleting: number | null;
}

interface RegistrationTableProps {
  groups: readonly MeetingGroup[];
  busy: boolean;
  actions: RowActions;
}

const columnsOf = (text: Text, hasActions: boolean): DataColumn[] => [
  { key: 'name', title: text('review.name'), small: { row: 1, side: 'start' } },
  { key: 'company', title: text('review.company'), small: { row: 2, side: 'start' } },
  { key: 'size', title: text('review.companySize'), hideOnSmall: true },
  { key: 'schedule', title: text('review.schedule'), small: { row: 2, side: 'end' } },
  { key: 'status', title: text('review.status'), small: { row: 1, side: 'end' } },
  ...(hasActions ? [{ key: 'action', title: text('review.action'), small: 'foot' as const }] : []),
];

export function RegistrationTable({ groups, busy, actions }: RegistrationTableProps) {
  const text = useText();
  const role = useRole();
  const rows = groups.map((group) => ({
    id: group.id,
    cells: {
      name: <span dir="auto">{group.name}</span>,
      company: <span dir="auto">{group.company}</span>,
      size: text.option('companySize', group.companySize),
      schedule: (
        <button type="button" className={styles.view} onClick={() => actions.onView(group.id)}>
          {text('review.view')}
          <span className="visually-hidden"> {text('review.viewOf', { name: group.name })}</span>
        </button>
      ),
      status: (
        <div className={styles.status}>
          <StatusPill kind={PILL_KINDS[group.status]}>{text.choice('status', group.status)}</StatusPill>
          {group.unconfirmed && <MailNotice>{text('review.unconfirmed')}</MailNotice>}
          <MailLine group={group} failure={actions.failureOf(group.id)} />
        </div>
      ),
      action: <RowActions group={group} actions={actions} />,
    },
  }));
  return (
    <DataTable
      caption={text('review.caption')}
      columns={columnsOf(text, can(role, 'registration.mail') || can(role, 'registration.delete'))}
      rows={rows}
      busy={busy}
    />
  );
}

function RowActions({ group, actions }: { group: MeetingGroup; actions: RowActions }) {
  const text = useText();
  const role = useRole();
  return (
    <div className={styles.actions}>
      {can(role, 'registration.mail') && (
        <SendEmailButton group={group} isSending={actions.isSending(group.id)} onSend={actions.onSend} />
      )}
      {can(role, 'registration.delete') && (
        <Button
          variant="secondary"
          className={styles.icon}
          aria-label={text('review.deleteOf', { name: group.name })}
          busy={actions.deleting === group.id}
          busyText=""
          onClick={() => actions.onDelete(group)}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
      {can(role, 'registration.delete') && (
        <EraseButton
          calls={ERASE_CALLS}
          registrationId={group.id}
          name={group.name}
          className={styles.icon}
          onErased={actions.onErased}
        />
      )}
    </div>
  );
}
