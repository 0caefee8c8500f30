// Table of the registrations found, with the actions of each.
import { personPath } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { fromList } from '../../../lib/list-search.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { type DataColumn, DataTable } from '../../../list/data-table.tsx';
import { isPending, PILL_KINDS, pipsOf } from '../../../list/meeting-words.ts';
import type { TableOrder } from '../../../list/sort-heading.tsx';
import { TagList } from '../../../list/tag-list.tsx';
import type { ListColumn } from '../../../list/use-columns.ts';
import type { Selection } from '../../../list/use-selection.ts';
import { useCountryFlag } from '../../../queries/use-country-flag.ts';
import { Button } from '../../../ui/button.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { MailNotice } from '../../../ui/mail-notice.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Pips } from '../../../ui/pips.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { MailLine } from './mail-line.tsx';
import styles from './registration-table.module.css';
import { SendEmailButton } from './send-email-button.tsx';

interface RowActions {
  onView: (id: number) => void;
  onSend: (group: MeetingGroup) => void;
  onDelete: (group: MeetingGroup) => void;
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
  columns: readonly DataColumn[];
  order: TableOrder;
  selection: Selection | undefined;
  /** Both programmes are listed: each hosted buyer is named as one. */
  isOfBoth: boolean;
}

/** The reference begins with the programme. */
const isHosted = ({ registrationNumber }: MeetingGroup): boolean => registrationNumber.startsWith('HB');

/** Every column that the list can show; the keys are those of an export (contract/meeting/columns). */
export const columnsOf = (text: Text): ListColumn[] => [
  {
    key: 'name',
    title: text('review.name'),
    sort: 'name',
    isShown: 'always',
    small: { row: 1, side: 'start' },
  },
  { key: 'company', title: text('review.company'), sort: 'company', small: { row: 2, side: 'start' } },
  { key: 'size', title: text('review.companySize'), sort: 'size', hideOnSmall: true },
  { key: 'country', title: text('review.country'), sort: 'country', isShown: 'by-choice' },
  { key: 'nature', title: text('review.businessNature'), isShown: 'by-choice' },
  { key: 'email', title: text('review.email'), isShown: 'by-choice' },
  { key: 'phone', title: text('review.phone'), isShown: 'by-choice' },
  { key: 'reference', title: text('review.reference'), isShown: 'by-choice' },
  { key: 'tags', title: text('dashboard.tags'), isShown: 'by-choice' },
  { key: 'registered', title: text('review.registered'), sort: 'registered', isShown: 'by-choice' },
  { key: 'schedule', title: text('review.schedule'), sort: 'schedule', small: { row: 2, side: 'end' } },
  { key: 'status', title: text('review.status'), sort: 'status', small: { row: 1, side: 'end' } },
];

export const actionColumn = (text: Text): DataColumn => ({
  key: 'action',
  title: text('review.action'),
  small: 'foot',
});

export function RegistrationTable({
  groups,
  busy,
  actions,
  columns,
  order,
  selection,
  isOfBoth,
}: RegistrationTableProps) {
  const text = useText();
  const { search } = useLocation();
  const countryName = useCountryName();
  const instants = useInstants();
  const now = serverNow();
  const flagOf = useCountryFlag();
  const isReferenceBelow = !columns.some(({ key }) => key === 'reference');
  const rows = groups.map((group) => ({
    id: group.id,
    name: group.name,
    cells: {
      name: (
        <span className={styles.who}>
          <Link to={personPath(group.registrationNumber)} state={fromList(search)} className={styles.name}>
            <span dir="auto">{group.name}</span>
          </Link>
          {isOfBoth && isHosted(group) && <span className={styles.minor}>{text('attendance.hosted')}</span>}
          {isReferenceBelow && <span className={styles.minor}>{group.registrationNumber}</span>}
        </span>
      ),
      company: (
        <span className={styles.company}>
          {group.country !== '' && <Flag src={flagOf(group.country)} />}
          <span dir="auto">{group.company}</span>
        </span>
      ),
      size: text.option('companySize', group.companySize),
      country: countryName(group.country),
      nature: <span dir="auto">{group.businessNature}</span>,
      email: <a href={`mailto:${group.email}`}>{group.email}</a>,
      phone: <PhoneLink number={group.phoneNumber} />,
      reference: group.registrationNumber,
      tags: <TagList tags={group.tags} />,
      registered: instants.instant(group.createdAt),
      schedule:
        group.schedules.length === 0 ? (
          <span className={styles.none}>{text('review.noMeetingsYet')}</span>
        ) : (
          <div className={styles.schedule}>
            <button
              type="button"
              className={styles.view}
              aria-label={`${text('review.view')} ${text('review.viewOf', { name: group.name })}`}
              onClick={() => actions.onView(group.id)}
            >
              {text('review.view')}
            </button>
            <span className={styles.decided}>
              <Pips pips={pipsOf(group.schedules)} />
              {text('review.decided', {
                decided: group.schedules.filter((meeting) => !isPending(meeting)).length,
                total: group.schedules.length,
              })}
            </span>
          </div>
        ),
      status: (
        <div className={styles.status}>
          <StatusPill kind={PILL_KINDS[group.status]}>{text.choice('status', group.status)}</StatusPill>
          {group.unconfirmed && <MailNotice>{text('review.unconfirmed')}</MailNotice>}
          {group.addressFailed && <MailNotice kind="failed">{text('dashboard.addressFailed')}</MailNotice>}
          <MailLine group={group} failure={actions.failureOf(group.id)} />
          <TimeLine
            group={group}
            now={now}
            isWithRegistered={!columns.some(({ key }) => key === 'registered')}
          />
        </div>
      ),
      action: <RowActions group={group} actions={actions} />,
    },
  }));
  return (
    <DataTable
      caption={text('review.caption')}
      columns={columns}
      rows={rows}
      busy={busy}
      order={order}
      selection={selection}
    />
  );
}

/** When somebody registered whom nothing was decided about, or was told; or that the email can go. */
function TimeLine({
  group,
  now,
  isWithRegistered,
}: {
  group: MeetingGroup;
  now: number;
  isWithRegistered: boolean;
}) {
  const text = useText();
  const instants = useInstants();
  const { mail, status, createdAt } = group;
  if (mail?.state === 'sent' && mail.sentAt !== undefined && !mail.isOutdated)
    return <MailNotice kind="sent">{instants.recent(mail.sentAt, now)}</MailNotice>;
  if (mail) return null;
  if (status !== 'Pending') return <MailNotice kind="ready">{text('review.progress.ready')}</MailNotice>;
  return isWithRegistered ? (
    <MailNotice kind="added">{text('review.addedAt', { at: instants.recent(createdAt, now) })}</MailNotice>
  ) : null;
}

function RowActions({ group, actions }: { group: MeetingGroup; actions: RowActions }) {
  const text = useText();
  const role = useRole();
  const whyHeldId = useId();
  const hasNone = group.schedules.length === 0;
  return (
    <div className={styles.actions}>
      <SendEmailButton
        group={group}
        isSending={actions.isSending(group.id)}
        onSend={actions.onSend}
        heldById={hasNone ? whyHeldId : undefined}
      />
      {hasNone && (
        <span id={whyHeldId} hidden>
          {text('review.noMeetings')}
        </span>
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
    </div>
  );
}
