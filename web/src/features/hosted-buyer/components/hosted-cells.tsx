// The cells of a row in the list of applications.
import { personPath } from '@visavis/contract/dashboard-path';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { countKept } from '@visavis/domain/document/kept';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { fromList } from '../../../lib/list-search.ts';
import { STATUS_KINDS } from '../../../list/application-words.ts';
import { MailNotice } from '../../../ui/mail-notice.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { HostedActs } from '../use-hosted-acts.ts';
import { DecisionLine } from './decision-line.tsx';
import { RequestLines } from './document-requests.tsx';
import styles from './hosted-cells.module.css';
import { LetterLine } from './letter-line.tsx';
import { WaitingLines } from './waiting-lines.tsx';

type Open = (row: HostedRow) => void;

export function PersonCell(props: DocumentsProps) {
  const text = useText();
  const { search } = useLocation();
  const { reference, name } = props.row;
  return (
    <div className={styles.person}>
      <Name {...props} />
      <Link
        to={personPath(reference)}
        state={fromList(search)}
        className={styles.reference}
        aria-label={text('hostedBuyers.personOf', { reference, name })}
      >
        {reference}
      </Link>
    </div>
  );
}

export function DocumentsCell({ acts, ...props }: Omit<DocumentsProps, 'onOpen'> & { acts: HostedActs }) {
  return (
    <div className={styles.documents}>
      <Documents {...props} onOpen={acts.onDocuments} />
      <RequestLines row={props.row} decisions={acts.decisions} onAsk={acts.onAsk} />
    </div>
  );
}

export function StatusCell({ row, acts: { decisions } }: { row: HostedRow; acts: HostedActs }) {
  const text = useText();
  return (
    <div className={styles.status}>
      <StatusPill kind={STATUS_KINDS[row.status]}>{text.choice('status', row.status)}</StatusPill>
      <DecisionLine row={row} />
      {row.addressFailed && <MailNotice kind="failed">{text('dashboard.addressFailed')}</MailNotice>}
      <LetterLine row={row} decisions={decisions} />
      <WaitingLines row={row} decisions={decisions} />
    </div>
  );
}

interface DocumentsProps {
  row: HostedRow;
  mayOpen: boolean;
  onOpen: Open;
}

/** Opens the documents, or the person's page for roles that may not see documents. */
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

export function StayCell({ row: { stay } }: { row: HostedRow }) {
  const text = useText();
  const stays = useStays();
  if (!stay) return <span className={styles.none}>{text('hostedBuyers.noBooking')}</span>;
  const { label, roomType, extraNights, guests } = stay;
  return (
    <div className={stackStyles.grid}>
      <span>{stays.stay(label)}</span>
      {extraNights > 0 && <b>{text('hostedBuyers.extraNights', { count: extraNights })}</b>}
      <span className={styles.standing}>
        {text('hostedBuyers.roomFor', { room: text.choice('roomType', roomType), guests })}
      </span>
    </div>
  );
}

export function ScheduleCell({ row, onOpen }: { row: HostedRow; onOpen: Open }) {
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
