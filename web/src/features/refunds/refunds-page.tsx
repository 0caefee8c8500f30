// Deposits and second payments: which are due for refund, on what evidence, and the status of each.
import { personPath } from '@visavis/contract/dashboard-path';
import { EXPORT_FORMATS, type ExportFormat } from '@visavis/contract/export/formats';
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import { Download, HandCoins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { CsvNote } from '../../list/csv-note.tsx';
import { DataTable } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { useAction } from '../../queries/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type StatusKind, StatusPill } from '../../ui/status-pill.tsx';
import { type RefundFilter, saveRefunds, useRefunds } from './api.ts';
import { Evidence } from './components/evidence.tsx';
import styles from './refunds-page.module.css';

const STATES = ['held', 'due', 'waiting', 'done'] as const;
const KINDS = ['deposit', 'second'] as const;

/** Opens the payment of one buyer; another feature supplies it. */
type PaymentDialog = (row: RefundRow, onClose: () => void) => ReactNode;

export function RefundsPage({ paymentDialog }: { paymentDialog: PaymentDialog }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const write = (name: string, value: string) => {
    setParams((before) => withPart(before, name, value), { replace: true, preventScrollReset: true });
  };
  const filter: RefundFilter = {
    search: params.get('search') ?? '',
    state: STATES.find((state) => state === params.get('state')) ?? null,
    kind: KINDS.find((kind) => kind === params.get('kind')) ?? null,
  };
  const [opened, setOpened] = useState<RefundRow | null>(null);
  const [typed, setTyped] = useTypedText(filter.search, (value) => write('search', value));
  return (
    <>
      <PageHead title={text('refunds.title')} aside={<Exports filter={filter} />} />
      <div className={styles.finding}>
        <div className={styles.search}>
          <SearchField
            label={text('refunds.search')}
            placeholder={text('refunds.searchPlaceholder')}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <SelectField
          label={text('refunds.state')}
          value={filter.state ?? ''}
          onChange={(event) => write('state', event.target.value)}
          options={[
            { value: '', label: text('refunds.anyState') },
            ...STATES.map((state) => ({ value: state, label: text(`refunds.${state}`) })),
          ]}
        />
        <SelectField
          label={text('refunds.kind')}
          value={filter.kind ?? ''}
          onChange={(event) => write('kind', event.target.value)}
          options={[
            { value: '', label: text('refunds.anyKind') },
            ...KINDS.map((kind) => ({ value: kind, label: text(`refunds.kind.${kind}`) })),
          ]}
        />
      </div>
      <Payments filter={filter} onOpen={setOpened} />
      {opened && paymentDialog(opened, () => setOpened(null))}
    </>
  );
}

function Exports({ filter }: { filter: RefundFilter }) {
  const text = useText();
  const save = useAction({
    act: (format: ExportFormat) => saveRefunds(filter, format),
    failed: text('refunds.exportFailed'),
    refused: () => text('refunds.exportFailed'),
  });
  return (
    <div className={styles.exports}>
      <Failure of={save} />
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={save.busyWith === format}
          busyText={text('refunds.exporting')}
          onClick={() => void save.run(format)}
        >
          {text('refunds.export', { format: format.toUpperCase() })}
        </Button>
      ))}
      <CsvNote />
    </div>
  );
}

interface PaymentsProps {
  filter: RefundFilter;
  onOpen: (row: RefundRow) => void;
}

const idOfPayment = ({ paymentId }: RefundRow): number => paymentId;

function Payments({ filter, onOpen }: PaymentsProps) {
  const text = useText();
  const isFiltered = filter.search !== '' || filter.state !== null || filter.kind !== null;
  return (
    <ListRows
      list={useRefunds(filter)}
      idOf={idOfPayment}
      words={{
        loading: text('refunds.loading'),
        failed: text('refunds.failed'),
        tryAgain: text('refunds.tryAgain'),
        found: (count) => text('refunds.found', { count }),
      }}
      none={
        <EmptyState
          icon={<HandCoins aria-hidden />}
          title={text('refunds.none')}
          hint={text(isFiltered ? 'refunds.noneFound' : 'refunds.noneHint')}
        />
      }
      table={(rows, busy) => <PaymentTable rows={rows} busy={busy} onOpen={onOpen} />}
    />
  );
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

interface PaymentTableProps extends Pick<PaymentsProps, 'onOpen'> {
  rows: readonly RefundRow[];
  busy: boolean;
}

function PaymentTable({ rows, busy, onOpen }: PaymentTableProps) {
  const text = useText();
  const instants = useInstants();
  const amounts = useAmounts();
  return (
    <DataTable
      caption={text('refunds.caption')}
      columns={[
        { key: 'buyer', title: text('refunds.buyer') },
        { key: 'amount', title: text('refunds.amount') },
        { key: 'cause', title: text('refunds.cause') },
        { key: 'state', title: text('refunds.stateColumn') },
        { key: 'evidence', title: text('refunds.evidence') },
        { key: 'action', title: text('refunds.action'), small: 'foot' },
      ]}
      rows={rows.map((row) => ({
        id: row.paymentId,
        cells: {
          buyer: (
            <span className={styles.stacked}>
              <Link to={personPath(row.reference)} dir="auto">
                {row.name}
              </Link>
              <span className={styles.second}>{`${row.company}, ${row.reference}`}</span>
            </span>
          ),
          amount: <span className={styles.amount}>{amounts.amount(row.amount, row.currency)}</span>,
          cause: (
            <span className={styles.stacked}>
              <span>{text(CAUSE_WORDS[row.cause])}</span>
              <span className={styles.second}>
                {text('refunds.nOfM', { held: row.heldCount, needed: row.refundAfterMeetings })}
              </span>
            </span>
          ),
          state: (
            <span className={styles.stacked}>
              <StatusPill kind={PILLS[row.state]}>{text(STATE_WORDS[row.state])}</StatusPill>
              {row.refundedAt !== null && (
                <span className={styles.second}>{instants.instant(row.refundedAt)}</span>
              )}
              {row.reason !== null && <span className={styles.second}>{row.reason}</span>}
            </span>
          ),
          evidence: <Evidence row={row} />,
          action: (
            <button
              type="button"
              className={styles.open}
              aria-label={text('refunds.openOf', { name: row.name, reference: row.refNo })}
              onClick={() => onOpen(row)}
            >
              {text('refunds.open')}
            </button>
          ),
        },
      }))}
      busy={busy}
    />
  );
}
