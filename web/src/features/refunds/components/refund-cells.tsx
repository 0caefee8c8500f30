// The cells of a row in the list of refunds.
import { personPath } from '@visavis/contract/dashboard-path';
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { type StatusKind, StatusPill } from '../../../ui/status-pill.tsx';
import styles from './refund-cells.module.css';

interface CellProps {
  row: RefundRow;
}

const PILLS: Record<RefundRow['state'], StatusKind> = {
  due: 'pending',
  requested: 'pending',
  'to-transfer': 'pending',
  waiting: 'neutral',
  refunded: 'approved',
  manual: 'approved',
};
const STATE_WORDS = {
  due: 'refunds.stateDue',
  requested: 'refunds.stateRequested',
  'to-transfer': 'refunds.stateToTransfer',
  waiting: 'refunds.stateWaiting',
  refunded: 'refunds.stateRefunded',
  manual: 'refunds.stateManual',
} as const;

const CAUSE_WORDS = {
  'meetings-held': 'refunds.causeHeld',
  'paid-twice': 'refunds.causeTwice',
  'not-wanted': 'refunds.causeNotWanted',
} as const;

export const BuyerCell = ({ row: { reference, name, company } }: CellProps) => (
  <span className={styles.stacked}>
    <Link to={personPath(reference)} dir="auto">
      {name}
    </Link>
    <span className={styles.second}>{`${company}, ${reference}`}</span>
  </span>
);

export const AmountCell = ({ amount }: { amount: string }) => <span className={styles.amount}>{amount}</span>;

export function CauseCell({ row: { cause, heldCount, refundAfterMeetings } }: CellProps) {
  const text = useText();
  return (
    <span className={styles.stacked}>
      <span>{text(CAUSE_WORDS[cause])}</span>
      <span className={styles.second}>
        {text('refunds.nOfM', { held: heldCount, needed: refundAfterMeetings })}
      </span>
    </span>
  );
}

export function StateCell({ row: { state, refundedAt, reason } }: CellProps) {
  const text = useText();
  const instants = useInstants();
  return (
    <span className={styles.stacked}>
      <StatusPill kind={PILLS[state]}>{text(STATE_WORDS[state])}</StatusPill>
      {refundedAt !== null && <span className={styles.second}>{instants.instant(refundedAt)}</span>}
      {reason !== null && <span className={styles.second}>{reason}</span>}
    </span>
  );
}

export function OpenButton({ row, onOpen }: CellProps & { onOpen: (row: RefundRow) => void }) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={text('refunds.openOf', { name: row.name, reference: row.refNo })}
      onClick={() => onOpen(row)}
    >
      {text('refunds.open')}
    </button>
  );
}
