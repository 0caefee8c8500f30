// The table of applications, with the actions on each.

import { personPath } from '@visavis/contract/dashboard-path';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { countKept } from '@visavis/domain/document/kept';
import { can } from '@visavis/domain/identity/grants';
import { Link, useLocation } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { fromList } from '../../../lib/list-search.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { STATUS_KINDS } from '../../../list/application-words.ts';
import { type DataColumn, DataTable } from '../../../list/data-table.tsx';
import type { TableOrder } from '../../../list/sort-heading.tsx';
import { TagList } from '../../../list/tag-list.tsx';
import type { ListColumn } from '../../../list/use-columns.ts';
import type { Selection } from '../../../list/use-selection.ts';
import { useCountryFlag } from '../../../queries/use-country-flag.ts';
import { Flag } from '../../../ui/flag.tsx';
import { MailNotice } from '../../../ui/mail-notice.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { Decisions } from '../use-decisions.ts';
import { DecisionLine } from './decision-line.tsx';
import { RequestLines } from './document-requests.tsx';
import styles from './hosted-table.module.css';
import { LetterLine } from './letter-line.tsx';
import { PaymentButton } from './payment-button.tsx';
import { RowActions } from './row-actions.tsx';
import { WaitingLines } from './waiting-lines.tsx';

type Open = (row: HostedRow) => void;

interface HostedTableProps {
  rows: readonly HostedRow[];
  busy: boolean;
  decisions: Decisions;
  columns: readonly DataColumn[];
  order: TableOrder;
  selection: Selection;
  onDocuments: Open;
  onAsk: Open;
  onPayment: Open;
  onSchedule: Open;
  onReject: Open;
  onChangeDecision: Open;
}

/** Every column that the list can show, but those of its actions. */
export const columnsOf = (text: Text): ListColumn[] => [
  {
    key: 'name',
    title: text('hostedBuyers.name'),
    sort: 'name',
    isShown: 'always',
    small: { row: 1, side: 'start' },
  },
  { key: 'company', title: text('hostedBuyers.company'), sort: 'company', small: { row: 2, side: 'start' } },
  { key: 'size', title: text('hostedBuyers.companySize'), sort: 'size', hideOnSmall: true },
  { key: 'country', title: text('review.country'), sort: 'country', isShown: 'by-choice' },
  { key: 'reference', title: text('review.reference'), isShown: 'by-choice' },
  { key: 'email', title: text('review.email'), isShown: 'by-choice' },
  { key: 'phone', title: text('review.phone'), isShown: 'by-choice' },
  { key: 'tags', title: text('dashboard.tags'), isShown: 'by-choice' },
  { key: 'documents', title: text('hostedBuyers.documents'), small: { row: 2, side: 'end' } },
  { key: 'status', title: text('hostedBuyers.status'), sort: 'status', small: { row: 1, side: 'end' } },
  { key: 'stay', title: text('hostedBuyers.stay'), isShown: 'by-choice' },
  { key: 'schedule', title: text('hostedBuyers.schedule') },
];

const actionColumns = (text: Text, hasActions: boolean): DataColumn[] => [
  ...(hasActions ? [{ key: 'action', title: text('hostedBuyers.action'), small: 'foot' as const }] : []),
  {
    key: 'payment',
    title: text('hostedBuyers.paymentStatus'),
    ...(hasActions && { small: 'foot-end' as const }),
  },
];

export function HostedTable(props: HostedTableProps) {
  const { columns, order } = props;
  const countryName = useCountryName();
  const flagOf = useCountryFlag();
  const { rows, busy, decisions, onDocuments, onAsk, onPayment, onSchedule, onReject, onChangeDecision } =
    props;
  const text = useText();
  const role = useRole();
  const { search } = useLocation();
  const hasActions = can(role, 'hosted-buyer.decide') || can(role, 'hosted-buyer.delete');
  const cellsOf = (row: HostedRow) => ({
    name: (
      <div className={styles.person}>
        <Name row={row} mayOpen={can(role, 'document.open')} onOpen={onDocuments} />
        <Link
          to={personPath(row.reference)}
          state={fromList(search)}
          className={styles.reference}
          aria-label={text('hostedBuyers.personOf', { reference: row.reference, name: row.name })}
        >
          {row.reference}
        </Link>
      </div>
    ),
    company: (
      <span className={styles.company}>
        {row.country !== '' && <Flag src={flagOf(row.country)} />}
        <span dir="auto">{row.company}</span>
      </span>
    ),
    size: text.option('companySize', row.companySize),
    country: countryName(row.country),
    reference: row.reference,
    email: <a href={`mailto:${row.email}`}>{row.email}</a>,
    phone: <PhoneLink number={row.phoneNumber} />,
    tags: <TagList tags={row.tags} />,
    documents: (
      <div className={styles.documents}>
        <Documents row={row} mayOpen={can(role, 'document.open')} onOpen={onDocuments} />
        <RequestLines row={row} decisions={decisions} onAsk={onAsk} />
      </div>
    ),
    status: (
      <div className={styles.status}>
        <StatusPill kind={STATUS_KINDS[row.status]}>{text.choice('status', row.status)}</StatusPill>
        <DecisionLine row={row} />
        {row.addressFailed && <MailNotice kind="failed">{text('dashboard.addressFailed')}</MailNotice>}
        <LetterLine row={row} decisions={decisions} />
        <WaitingLines row={row} decisions={decisions} />
      </div>
    ),
    stay: <Stay row={row} />,
    schedule: <Schedule row={row} onOpen={onSchedule} />,
    action: (
      <RowActions row={row} decisions={decisions} onReject={onReject} onChangeDecision={onChangeDecision} />
    ),
    payment: <PaymentButton row={row} onOpen={onPayment} />,
  });
  return (
    <DataTable
      caption={text('hostedBuyers.caption')}
      columns={[...columns, ...actionColumns(text, hasActions)]}
      order={order}
      rows={rows.map((row) => ({ id: row.id, name: row.name, cells: cellsOf(row) }))}
      selection={props.selection}
      busy={busy}
    />
  );
}

interface DocumentsProps {
  row: HostedRow;
  mayOpen: boolean;
  onOpen: Open;
}

/** Opens the documents, or the person's page for those who may not see documents. */
function Name({ row, mayOpen, onOpen }: DocumentsProps) {
  const { search } = useLocation();
  const name = <span dir="auto">{row.name}</span>;
  return mayOpen ? (
    <button type="button" className={styles.name} onClick={() => onOpen(row)}>
      {name}
    </button>
  ) : (
    <Link to={personPath(row.reference)} state={fromList(search)} className={styles.name}>
      {name}
    </Link>
  );
}

function Documents({ row, mayOpen, onOpen }: DocumentsProps) {
  const text = useText();
  const count = countKept(row.documents);
  const words =
    count === 0 ? text('hostedBuyers.noDocuments') : text('hostedBuyers.viewDocuments', { count });
  if (!mayOpen)
    return (
      <span className={styles.none}>
        {count === 0 ? words : text('hostedBuyers.documentCount', { count })}
      </span>
    );
  // Without documents there is still an application to decide on.
  const whose = count === 0 ? 'hostedBuyers.applicationOf' : 'hostedBuyers.documentsOf';
  return (
    <button
      type="button"
      className={styles.view}
      aria-label={`${words} ${text(whose, { name: row.name })}`}
      onClick={() => onOpen(row)}
    >
      {words}
    </button>
  );
}

function Stay({ row: { stay } }: { row: HostedRow }) {
  const text = useText();
  const stays = useStays();
  if (!stay) return <span className={styles.none}>{text('hostedBuyers.noBooking')}</span>;
  const { label, roomType, extraNights, guests } = stay;
  return (
    <div className={styles.stay}>
      <span>{stays.stay(label)}</span>
      {extraNights > 0 && <b>{text('hostedBuyers.extraNights', { count: extraNights })}</b>}
      <span className={styles.standing}>
        {text('hostedBuyers.roomFor', { room: text.choice('roomType', roomType), guests })}
      </span>
    </div>
  );
}

function Schedule({ row, onOpen }: { row: HostedRow; onOpen: Open }) {
  const text = useText();
  const { meetingProgress: progress, pendingMeetings } = row;
  // If every meeting was rejected the count is 0, but there is still a schedule to see.
  if (row.meetingCount === 0 && row.meetingState === 'Pending')
    return <span className={styles.none}>{text('hostedBuyers.noMeetings')}</span>;
  const words = text('hostedBuyers.viewSchedule', { count: row.meetingCount });
  return (
    <div className={styles.schedule}>
      <button
        type="button"
        className={styles.view}
        aria-label={`${words} ${text('hostedBuyers.scheduleOf', { name: row.name })}`}
        onClick={() => onOpen(row)}
      >
        {words}
      </button>
      <span className={styles.standing}>
        {progress === 'to-decide'
          ? text('hostedBuyers.meetingsToDecide', { count: pendingMeetings })
          : progress === 'no-meetings'
            ? text.choice('status', row.meetingState)
            : text(`review.progress.${progress}`)}
      </span>
    </div>
  );
}
