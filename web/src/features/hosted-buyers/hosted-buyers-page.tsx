// The table of hosted buyer applications, with dialogs for documents, payments, meetings and decisions.
import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ApplicationSort } from '@visavis/contract/hosted-review/filter';
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { useAddressFilter, withSort } from '../../lib/use-address-filter.ts';
import { DECISION_WORDS } from '../../list/application-words.ts';
import { type DataColumn, focusRowBeside } from '../../list/data-table.tsx';
import { DisplayMenu } from '../../list/display-menu.tsx';
import { refreshList } from '../../list/kept-rows.ts';
import { RowListEmpty, RowListFailure, RowListHead, RowListProgress } from '../../list/row-list.tsx';
import { ShowMore } from '../../list/show-more.tsx';
import type { TableOrder } from '../../list/sort-heading.tsx';
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { useColumns } from '../../list/use-columns.ts';
import { useFocusOfLeavingRow } from '../../list/use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from '../../list/use-focus-of-new-row.ts';
import { useList } from '../../list/use-list.ts';
import { Chips } from '../../ui/chip.tsx';
import { HOSTED_BUYERS, type HostedFilter, useLiveRows } from './api.ts';
import { ApproveDialog } from './components/approve-dialog.tsx';
import { AskDialog } from './components/ask-dialog.tsx';
import { DocumentsDialog } from './components/documents-dialog.tsx';
import { HostedControls } from './components/hosted-controls.tsx';
import { HostedExport } from './components/hosted-export.tsx';
import { columnsOf, HostedTable } from './components/hosted-table.tsx';
import { PaymentDialog } from './components/payment-dialog.tsx';
import { RejectDialog } from './components/reject-dialog.tsx';
import { readFilter, readOrder } from './filter.ts';
import { useDecisions } from './use-decisions.ts';
import { useListedRows } from './use-listed-rows.ts';

/** Renders the meetings of one registration; provided by another feature. */
type ScheduleDialog = (registrationId: number, onClose: () => void) => ReactNode;

export function HostedBuyersPage({ scheduleDialog }: { scheduleDialog: ScheduleDialog }) {
  const text = useText();
  const { filter, search, searchBox, remove, clear } = useAddressFilter(readFilter);
  const countryName = useCountryName();
  const [address, setAddress] = useSearchParams();
  const order = readOrder(address);
  const columns = useColumns('hosted', columnsOf(text));
  const statusTag =
    filter.status && text('hostedBuyers.statusIs', { status: text.choice('status', filter.status) });
  const decisionTag =
    filter.decision && text('hostedBuyers.decisionIs', { decision: text(DECISION_WORDS[filter.decision]) });
  const countryTag = filter.country && text('review.filter.country', { value: countryName(filter.country) });
  const sizeTag =
    filter.companySize &&
    text('review.filter.companySize', { value: text.option('companySize', filter.companySize) });
  const tags = [
    ...(statusTag ? [{ id: 'status' as const, label: statusTag }] : []),
    ...(decisionTag ? [{ id: 'decision' as const, label: decisionTag }] : []),
    ...(countryTag ? [{ id: 'country' as const, label: countryTag }] : []),
    ...(filter.asked ? [{ id: 'asked' as const, label: text('hostedBuyers.documentAsked') }] : []),
    ...(filter.tag ? [{ id: 'tag' as const, label: text('review.filter.tag', { value: filter.tag }) }] : []),
    ...(sizeTag ? [{ id: 'companySize' as const, label: sizeTag }] : []),
  ];
  return (
    <>
      <RowListHead
        title={text('hostedBuyers.title')}
        search={{
          ...search,
          label: text('hostedBuyers.search'),
          placeholder: text('hostedBuyers.searchPlaceholder'),
        }}
        aside={
          <>
            <DisplayMenu columns={columns} />
            <HostedExport query={{ ...filter, ...order }} />
          </>
        }
        filters={
          <>
            <HostedControls filter={filter} order={order} />
            <Chips
              label={text('hostedBuyers.filters')}
              tone="neutral"
              items={tags.map((tag) => ({
                ...tag,
                removeLabel: text('hostedBuyers.removeFilter', { filter: tag.label }),
              }))}
              fallbackFocusRef={searchBox}
              onRemove={remove}
            />
          </>
        }
      />
      <HostedList
        filter={filter}
        order={{
          sort: order.sort,
          direction: order.direction ?? 'ascending',
          onSort: (sort) => setAddress(withSort(address, sort), { replace: true }),
        }}
        columns={columns.shown}
        searchBox={searchBox}
        onClear={clear}
        scheduleDialog={scheduleDialog}
      />
    </>
  );
}

interface HostedListProps {
  filter: HostedFilter;
  order: TableOrder;
  columns: readonly DataColumn[];
  searchBox: RefObject<HTMLInputElement | null>;
  onClear: () => void;
  scheduleDialog: ScheduleDialog;
}

/** The open dialog, and its application. */
interface Opened {
  what: 'documents' | 'ask' | 'payment' | 'schedule' | 'reject' | 'approve';
  /** The row as it was when opened, in case it leaves the list in the meantime. */
  row: HostedRow;
  /** The documents stay open behind a question about the applicant. */
  isAboveDocuments?: boolean;
}

function HostedList({ filter, order, columns, searchBox, onClear, scheduleDialog }: HostedListProps) {
  const text = useText();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { sort, direction } = order;
  const query = { ...filter, ...(sort !== undefined && { sort: sort as ApplicationSort, direction }) };
  const known = useList(HOSTED_BUYERS, query);
  const { total, error, isSearching } = known;
  const rows = useListedRows({ list: known, filter: query, openedId: opened?.row.id });
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const noteRows = useFocusOfNewRow(list, ids);
  useFocusOfLeavingRow(list, ids, searchBox);
  useLiveRows();
  const decisions = useDecisions((id) => {
    if (!focusRowBeside(list.current, rows, id)) searchBox.current?.focus();
  });
  const open = (what: Opened['what']) => (row: HostedRow) => setOpened({ what, row });
  const close = () => {
    setOpened(null);
    void refreshList(queries, HOSTED_BUYERS);
  };
  const backTo = (row: HostedRow) => setOpened(opened?.isAboveDocuments ? { what: 'documents', row } : null);
  const latest = opened && (rows.find(({ id }) => id === opened.row.id) ?? opened.row);

  const openDocuments = (row: HostedRow) => {
    setOpened({ what: 'documents', row });
    // The next applicant is loaded before it is asked for.
    if (row.id === rows.at(-1)?.id && (total ?? 0) > known.rows.length) known.showMore();
  };
  const place = latest ? rows.findIndex(({ id }) => id === latest.id) : -1;
  const showAt = (at: number) => {
    const row = rows[at];
    return row && (() => openDocuments(row));
  };
  const queue = {
    position: place + 1,
    total: Math.max(total ?? 0, rows.length),
    onPrevious: showAt(place - 1),
    onNext: showAt(place + 1),
  };
  if (total === null && error)
    return (
      <RowListFailure
        sentence={sentenceOf(text, error, text('hostedBuyers.loadFailed'))}
        isBusy={known.isFetching}
        onTryAgain={known.retry}
        searchBox={searchBox}
      />
    );
  // While another search loads, nothing is known about its rows.
  const isEmpty = total !== null && !isSearching && rows.length === 0;
  return (
    <div ref={list}>
      <RowListProgress
        counted={total !== null && !isSearching ? text('hostedBuyers.count', { total }) : undefined}
        loading={text('hostedBuyers.loading')}
        hasFailed={error !== null}
      />
      {rows.some(({ mail }) => mail?.state === 'unsent') && (
        <UnsentNotice sentence={NOT_SENT_SENTENCE} to={`${DASHBOARD_PATHS.emails}?state=unsent`} />
      )}
      {isEmpty ? (
        <RowListEmpty
          title={text('hostedBuyers.empty')}
          onClear={Object.keys(filter).length > 0 ? onClear : null}
        />
      ) : (
        <HostedTable
          rows={rows}
          busy={known.isWaiting || isSearching}
          decisions={decisions}
          columns={columns}
          order={order}
          onDocuments={openDocuments}
          onAsk={open('ask')}
          onPayment={open('payment')}
          onSchedule={open('schedule')}
          onReject={open('reject')}
          onChangeDecision={(row) => open(row.decision === 'approved' ? 'reject' : 'approve')(row)}
        />
      )}
      <ShowMore
        remaining={(total ?? 0) - known.rows.length}
        busy={known.isAdding}
        onPress={() => {
          noteRows();
          known.showMore();
        }}
      />
      {latest && (opened?.what === 'documents' || opened?.isAboveDocuments) && (
        <DocumentsDialog
          row={latest}
          queue={queue}
          decisions={decisions}
          onReject={(row) => setOpened({ what: 'reject', row, isAboveDocuments: true })}
          onAsk={(row) => setOpened({ what: 'ask', row, isAboveDocuments: true })}
          onClose={close}
        />
      )}
      {latest && opened?.what === 'ask' && (
        <AskDialog
          row={latest}
          isBusy={decisions.busyOf(latest.id) === 'ask'}
          failure={decisions.failureOf(latest.id)}
          onCancel={() => backTo(latest)}
          onAsk={async (kind, reason) => {
            if (await decisions.ask(latest, kind, reason)) backTo(latest);
          }}
        />
      )}
      {latest && opened?.what === 'payment' && <PaymentDialog row={latest} onClose={close} />}
      {latest && opened?.what === 'schedule' && scheduleDialog(latest.id, close)}
      {latest && opened?.what === 'reject' && (
        <RejectDialog
          row={latest}
          onCancel={() => backTo(latest)}
          onReject={(reason) => {
            const next = rows[place + 1];
            if (opened.isAboveDocuments && next) openDocuments(next);
            else backTo(latest);
            // The row as it was when the dialog opened, so that later changes are not decided on unseen.
            void decisions.reject(opened.row, reason);
          }}
        />
      )}
      {latest && opened?.what === 'approve' && (
        <ApproveDialog
          row={latest}
          onCancel={() => setOpened(null)}
          onApprove={() => {
            setOpened(null);
            void decisions.approve(opened.row);
          }}
        />
      )}
    </div>
  );
}
