// The rows of the list with their actions, the selection and its bar, and the dialogs of one application.
import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ApplicationColumn } from '@visavis/contract/hosted-buyer/columns';
import type { ApplicationSort } from '@visavis/contract/hosted-buyer/filter';
import { listApplicationIds } from '@visavis/contract/hosted-buyer/list-calls';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/identity/grants';
import { Download } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { BulkSummary } from '../../list/bulk/bulk-summary.tsx';
import { useBulk } from '../../list/bulk/use-bulk.ts';
import { type DataColumn, focusFirstRow, focusRowBeside } from '../../list/data-table.tsx';
import { refreshList } from '../../list/kept-rows.ts';
import { NewRows } from '../../list/new-rows.tsx';
import { rowKeysOf } from '../../list/row-keys-words.ts';
import { RowListEmpty, RowListFailure, RowListProgress } from '../../list/row-list.tsx';
import { ShortcutLine } from '../../list/shortcut-line.tsx';
import { ShowMore } from '../../list/show-more.tsx';
import type { TableOrder } from '../../list/sort-heading.tsx';
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { useFocusOfLeavingRow } from '../../list/use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from '../../list/use-focus-of-new-row.ts';
import { useHand } from '../../list/use-hand.ts';
import { useList } from '../../list/use-list.ts';
import { usePeopleKeys } from '../../list/use-people-keys.ts';
import { useSelectedPeople } from '../../list/use-selected-people.ts';
import { useStillRows } from '../../list/use-still-rows.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { HOSTED_BUYERS, type HostedFilter } from './api.ts';
import { ApproveDialog } from './components/approve-dialog.tsx';
import { AskDialog } from './components/ask-dialog.tsx';
import { DocumentsDialog } from './components/documents-dialog.tsx';
import { HostedBulk, type HostedQuestion, HostedQuestionDialog } from './components/hosted-bulk.tsx';
import { HostedExport } from './components/hosted-export.tsx';
import { HostedTable } from './components/hosted-table.tsx';
import { PaymentDialog } from './components/payment-dialog.tsx';
import { RejectDialog } from './components/reject-dialog.tsx';
import { useDecisions } from './use-decisions.ts';
import { useListedRows } from './use-listed-rows.ts';

/** Renders the meetings of one registration; provided by another feature. */
export type ScheduleDialog = (registrationId: number, onClose: () => void) => ReactNode;

interface HostedListProps {
  filter: HostedFilter;
  order: TableOrder;
  columns: readonly DataColumn[];
  /** Those that an export of the selection takes. */
  exported: readonly ApplicationColumn[];
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

export function HostedList(props: HostedListProps) {
  const { filter, order, columns, exported, searchBox, onClear, scheduleDialog } = props;
  const text = useText();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Of the application that the last decision in the documents dialog was about. */
  const [decidedId, setDecidedId] = useState<number | null>(null);
  const { sort, direction } = order;
  const query = { ...filter, ...(sort !== undefined && { sort: sort as ApplicationSort, direction }) };
  const known = useList(HOSTED_BUYERS, query);
  const { total, error, isSearching } = known;
  const role = useRole();
  const listed = useListedRows({ list: known, filter: query, openedId: opened?.row.id });
  const people = useSelectedPeople(listed, () => call(listApplicationIds, { query }));
  const { selection, nameOf } = people;
  const bulk = useBulk(() => refreshList(queries, HOSTED_BUYERS));
  const [question, setQuestion] = useState<HostedQuestion | null>(null);
  const hand = useHand();
  const still = useStillRows(listed, JSON.stringify(query), hand.isThere || selection.selected.size > 0);
  const { rows } = still;
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const noteRows = useFocusOfNewRow(list, ids);
  useFocusOfLeavingRow(list, ids, searchBox);
  const decisions = useDecisions((id) => {
    if (!focusRowBeside(list.current, rows, id)) searchBox.current?.focus();
  });
  const toRows = () => {
    if (!focusFirstRow(list.current)) searchBox.current?.focus();
  };
  const open = (what: Opened['what']) => (row: HostedRow) => setOpened({ what, row });
  const close = () => {
    setOpened(null);
    setDecidedId(null);
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
  const canDecide = can(role, 'hosted-buyer.decide');
  const chosenOr = (id: number) => (selection.selected.has(id) ? [...selection.selected] : [id]);
  const keys = usePeopleKeys(list, {
    onOpen: (id) => {
      const row = rows.find((one) => one.id === id);
      if (row && can(role, 'document.open')) openDocuments(row);
    },
    onToggle: (id) => selection.toggle(id, false),
    onClear: selection.clear,
    onApprove: canDecide ? (id) => setQuestion({ action: 'approve', ids: chosenOr(id) }) : undefined,
    onReject: canDecide ? (id) => setQuestion({ action: 'reject', ids: chosenOr(id) }) : undefined,
  });
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
  const isAllDecided =
    Object.keys(filter).length === 1 && (filter.decision === 'pending' || filter.progress === 'to-decide');
  return (
    <div ref={list} {...hand.props}>
      <RowListProgress
        counted={total !== null && !isSearching ? text('hostedBuyers.count', { total }) : undefined}
        loading={text('hostedBuyers.loading')}
        hasFailed={error !== null}
      />
      <BulkSummary bulk={bulk} mail={null} onClosed={toRows} />
      {rows.some(({ mail }) => mail?.state === 'unsent') && (
        <UnsentNotice sentence={NOT_SENT_SENTENCE} to={`${DASHBOARD_PATHS.emails}?state=unsent`} />
      )}
      <NewRows count={still.waiting} onShow={still.show} />
      {isEmpty ? (
        <RowListEmpty
          title={text(isAllDecided ? 'review.everyoneDecided' : 'hostedBuyers.empty')}
          onClear={Object.keys(filter).length > 0 ? onClear : null}
        />
      ) : (
        <HostedTable
          rows={rows}
          busy={known.isWaiting || isSearching}
          decisions={decisions}
          columns={columns}
          order={order}
          selection={selection}
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
      {!isEmpty && (
        <ShortcutLine isOn={keys.isOn} onSwitch={keys.switchTo} keys={rowKeysOf(text, canDecide)} />
      )}
      <HostedBulk
        selection={selection}
        onCleared={toRows}
        all={
          total !== null && selection.selected.size < total
            ? { total, onSelect: () => void people.selectAll(), isLoading: people.isLoading }
            : null
        }
        bulk={bulk}
        nameOf={nameOf}
        onAsk={setQuestion}
        exports={
          <DisclosureButton words={text('review.export')} icon={<Download aria-hidden />} isAbove>
            <HostedExport query={query} columns={exported} ids={[...selection.selected]} />
          </DisclosureButton>
        }
      />
      {question && (
        <HostedQuestionDialog
          question={question}
          nameOf={nameOf}
          bulk={bulk}
          onClose={() => setQuestion(null)}
        />
      )}
      {latest && (opened?.what === 'documents' || opened?.isAboveDocuments) && (
        <DocumentsDialog
          row={latest}
          queue={queue}
          decisions={decisions}
          lastDecided={rows.find(({ id }) => id === decidedId)}
          onApproved={({ id }) => setDecidedId(id)}
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
            // A refusal is said where the decision would be.
            void decisions.reject(opened.row, reason).then(() => {
              if (opened.isAboveDocuments) setDecidedId(opened.row.id);
            });
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
