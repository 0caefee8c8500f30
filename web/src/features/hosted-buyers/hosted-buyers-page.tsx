// Applications of hosted buyers in a table: their documents, payments and meetings in dialogs, and what is decided.
import { useQueryClient } from '@tanstack/react-query';
import type { HostedRow } from '@visavis/contract/hosted-review';
import { SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chip.tsx';
import { focusRow } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { useFocusOfNewRow } from '../../ui/use-focus-of-new-row.ts';
import { type HostedFilter, PAGE_ROWS, refreshRows, useHostedBuyers } from './api.ts';
import { DocumentsDialog } from './components/documents-dialog.tsx';
import { HostedTable } from './components/hosted-table.tsx';
import { PaymentDialog } from './components/payment-dialog.tsx';
import { RejectDialog } from './components/reject-dialog.tsx';
import { readFilter, withPart } from './filter.ts';
import styles from './hosted-buyers-page.module.css';
import { sentenceOf } from './refusal.ts';
import { useDecisions } from './use-decisions.ts';

/** Opens the meetings of one registration; another feature has them. */
type ScheduleDialog = (registrationId: number, onClose: () => void) => ReactNode;

export function HostedBuyersPage({ scheduleDialog }: { scheduleDialog: ScheduleDialog }) {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const [typed, type] = useTypedText(address.get('search') ?? '', (search) =>
    setAddress((before) => withPart(before, 'search', search), { replace: true }),
  );
  const searchBox = useRef<HTMLInputElement>(null);
  const clear = () => {
    type('');
    setAddress({}, { replace: true });
    searchBox.current?.focus();
  };
  const statusTag = filter.status && text('hostedBuyers.statusIs', { status: text.said(filter.status) });
  return (
    <>
      <PageHead
        title={text('hostedBuyers.title')}
        aside={
          <div className={styles.search}>
            <SearchField
              ref={searchBox}
              label={text('hostedBuyers.search')}
              placeholder={text('hostedBuyers.searchPlaceholder')}
              value={typed}
              onChange={type}
            />
          </div>
        }
      />
      <div className={styles.filters}>
        <Chips
          label={text('hostedBuyers.filters')}
          tone="neutral"
          items={
            statusTag
              ? [
                  {
                    id: 'status' as const,
                    label: statusTag,
                    removeLabel: text('hostedBuyers.removeFilter', { filter: statusTag }),
                  },
                ]
              : []
          }
          fallbackFocusRef={searchBox}
          onRemove={(key) => setAddress((before) => withPart(before, key, ''), { replace: true })}
        />
      </div>
      <HostedList filter={filter} searchBox={searchBox} onClear={clear} scheduleDialog={scheduleDialog} />
    </>
  );
}

interface HostedListProps {
  filter: HostedFilter;
  searchBox: RefObject<HTMLInputElement | null>;
  onClear: () => void;
  scheduleDialog: ScheduleDialog;
}

/** The dialog that stands open, and of which application. */
interface Opened {
  what: 'documents' | 'payment' | 'schedule' | 'reject';
  /** As it was when it was opened, should it leave the list meanwhile. */
  row: HostedRow;
}

function HostedList({ filter, searchBox, onClear, scheduleDialog }: HostedListProps) {
  const text = useText();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const { shown, showMore } = useShownRows(filter);
  const { data, error, isPlaceholderData, refetch, isFetching } = useHostedBuyers(filter, shown);
  const rows = useMemo(() => data?.items ?? [], [data]);
  const noteRows = useFocusOfNewRow(
    list,
    useMemo(() => rows.map(({ id }) => id), [rows]),
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const decisions = useDecisions((id) => {
    const place = rows.findIndex((row) => row.id === id);
    const next = rows[place + 1] ?? rows[place - 1];
    if (next) focusRow(list.current, next.id);
    else searchBox.current?.focus();
  });
  const open = (what: Opened['what']) => (row: HostedRow) => setOpened({ what, row });
  const close = () => {
    setOpened(null);
    void refreshRows(queries);
  };
  const latest = opened && (rows.find(({ id }) => id === opened.row.id) ?? opened.row);

  if (!data && error)
    return <LoadFailure error={error} isBusy={isFetching} onTryAgain={refetch} searchBox={searchBox} />;
  const isEmpty = data !== undefined && rows.length === 0;
  return (
    <div ref={list}>
      <Progress total={data?.total} hasFailed={error !== null} />
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={text('hostedBuyers.empty')}
            {...(Object.keys(filter).length > 0 && {
              hint: text('hostedBuyers.emptyHint'),
              action: (
                <Button variant="secondary" onClick={onClear}>
                  {text('hostedBuyers.clearFilters')}
                </Button>
              ),
            })}
          />
        </div>
      ) : (
        <HostedTable
          rows={rows}
          busy={!data || isPlaceholderData}
          decisions={decisions}
          onDocuments={open('documents')}
          onPayment={open('payment')}
          onSchedule={open('schedule')}
          onReject={(row) => {
            // Only one who was told yes can be hurt by a slip of the hand.
            if (row.decision === 'approved') open('reject')(row);
            else void decisions.reject(row);
          }}
        />
      )}
      <ShowMore
        remaining={data ? data.total - rows.length : 0}
        busy={isPlaceholderData}
        onPress={() => {
          noteRows();
          showMore();
        }}
      />
      {latest && opened?.what === 'documents' && <DocumentsDialog row={latest} onClose={close} />}
      {latest && opened?.what === 'payment' && <PaymentDialog row={latest} onClose={close} />}
      {latest && opened?.what === 'schedule' && scheduleDialog(latest.id, close)}
      {latest && opened?.what === 'reject' && (
        <RejectDialog
          row={latest}
          onCancel={() => setOpened(null)}
          onReject={() => {
            setOpened(null);
            void decisions.reject(latest);
          }}
        />
      )}
    </div>
  );
}

/** How many rows are asked for: the first ones of each search. */
function useShownRows(filter: HostedFilter) {
  const search = JSON.stringify(filter);
  const [asked, setAsked] = useState({ search, rows: PAGE_ROWS });
  const shown = asked.search === search ? asked.rows : PAGE_ROWS;
  return { shown, showMore: () => setAsked({ search, rows: shown + PAGE_ROWS }) };
}

/** Said aloud: that rows are on the way, how many there are, and that they could not be asked for again. */
function Progress({ total, hasFailed }: { total: number | undefined; hasFailed: boolean }) {
  const text = useText();
  const isLate = useDelayed();
  return (
    <>
      <p className={total === undefined ? styles.loading : 'visually-hidden'} role="status">
        {total === undefined ? isLate && text('hostedBuyers.loading') : text('hostedBuyers.count', { total })}
      </p>
      {hasFailed && (
        <p className={styles.outdated} role="status">
          {text('hostedBuyers.notRefreshed')}
        </p>
      )}
    </>
  );
}

interface LoadFailureProps {
  error: Error;
  isBusy: boolean;
  onTryAgain: () => void;
  /** Takes the focus when the rows have come. */
  searchBox: RefObject<HTMLElement | null>;
}

function LoadFailure({ error, isBusy, onTryAgain, searchBox }: LoadFailureProps) {
  const text = useText();
  const banner = useRef<HTMLDivElement>(null);
  useFocusHandover(banner, () => searchBox.current);
  return (
    <Banner
      ref={banner}
      kind="error"
      action={
        <Button variant="text" busy={isBusy} onClick={onTryAgain}>
          {text('hostedBuyers.tryAgain')}
        </Button>
      }
    >
      {text.said(sentenceOf(error, text('hostedBuyers.loadFailed')))}
    </Banner>
  );
}
