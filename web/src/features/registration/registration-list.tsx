// The rows of the list with their actions, the selection and its bar, and the dialog of one person.
import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { listRegistrationIds } from '@visavis/contract/registration/calls';
import type { RegistrationColumn } from '@visavis/contract/registration/columns';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/identity/grants';
import { useMemo, useRef, useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
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
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { useFocusOfLeavingRow } from '../../list/use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from '../../list/use-focus-of-new-row.ts';
import { useHand } from '../../list/use-hand.ts';
import { useList } from '../../list/use-list.ts';
import { usePeopleKeys } from '../../list/use-people-keys.ts';
import { useSelectedPeople } from '../../list/use-selected-people.ts';
import { useStayingRows } from '../../list/use-staying-rows.ts';
import { useStillRows } from '../../list/use-still-rows.ts';
import { REGISTRATIONS } from './api.ts';
import { useBulkSteps } from './bulk-steps.ts';
import { BulkActions, type BulkQuestion, BulkQuestionDialog } from './components/bulk-actions.tsx';
import { ExportMenu } from './components/export-menu.tsx';
import { MailThemButton } from './components/mail-them.tsx';
import { actionColumn, RegistrationTable } from './components/registration-table.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { useDelete } from './use-delete.ts';
import type { useListPlace } from './use-list-place.ts';
import { useQueue } from './use-queue.ts';
import { useSendEmail } from './use-send-email.ts';

interface RegistrationListProps {
  place: ReturnType<typeof useListPlace>;
  columns: readonly DataColumn[];
  /** Those that an export of the selection takes. */
  exported: readonly RegistrationColumn[];
}

export function RegistrationList({ place, columns, exported }: RegistrationListProps) {
  const text = useText();
  const role = useRole();
  const { filter, order, searchBox } = place;
  const query = { ...filter, ...order };
  const list = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<{ id: number; opening: number } | null>(null);
  const [openings, setOpenings] = useState(0);
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const view = (id: number) => {
    setOpenings(openings + 1);
    setViewed({ id, opening: openings });
  };
  const queue = useQueue(query, viewed?.id, viewed?.opening ?? 0);
  const { send, isSending, failureOf } = useSendEmail(view);
  const known = useList(REGISTRATIONS, query);
  const { total, error, isSearching } = known;
  const queries = useQueryClient();
  // A decided registration drops out of a search for pending, but not while its dialog is open.
  const listed = useStayingRows(
    { rows: known.rows, search: query, isPlaceholder: isSearching },
    ({ id }) => id === viewed?.id || isSending(id),
  );
  const people = useSelectedPeople(listed, () =>
    call(listRegistrationIds, { query: { ...query, names: '1' } }),
  );
  const { selection, nameOf } = people;
  const bulk = useBulk(() => refreshList(queries, REGISTRATIONS));
  const stepOf = useBulkSteps(nameOf);
  const hand = useHand();
  const still = useStillRows(listed, JSON.stringify(query), hand.isThere || selection.selected.size > 0);
  const groups = still.rows;
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const noteRows = useFocusOfNewRow(list, ids);
  useFocusOfLeavingRow(list, ids, searchBox);
  const leave = (id: number) => {
    if (!focusRowBeside(list.current, groups, id)) searchBox.current?.focus();
  };
  const toRows = () => {
    if (!focusFirstRow(list.current)) searchBox.current?.focus();
  };
  const { remove, deleting } = useDelete(leave);
  const canDecide = can(role, 'meeting.decide');
  const chosenOr = (id: number) => (selection.selected.has(id) ? [...selection.selected] : [id]);
  const keys = usePeopleKeys(list, {
    onOpen: view,
    onToggle: (id) => selection.toggle(id, false),
    onClear: selection.clear,
    onApprove: canDecide ? (id) => void bulk.run(stepOf('approve'), chosenOr(id)) : undefined,
    onReject: canDecide ? (id) => setQuestion({ action: 'reject', ids: chosenOr(id) }) : undefined,
  });

  if (total === null && error)
    return (
      <RowListFailure
        sentence={failureText(text, error)}
        isBusy={known.isFetching}
        onTryAgain={known.retry}
        searchBox={searchBox}
      />
    );
  // While another search loads, emptiness is unknown.
  const isEmpty = total !== null && !isSearching && groups.length === 0;
  const { progress, programme: _programme, ...others } = filter;
  const isAllDecided = progress === 'to-decide' && Object.keys(others).length === 0;
  const hasActions = can(role, 'registration.mail') || can(role, 'registration.delete');
  return (
    <div ref={list} {...hand.props}>
      <RowListProgress
        counted={total !== null && !isSearching ? text('review.count', { total }) : undefined}
        loading={text('review.loading')}
        hasFailed={error !== null}
      />
      <BulkSummary
        bulk={bulk}
        mail={
          can(role, 'registration.mail')
            ? (decided) => (
                <MailThemButton ids={decided} onMail={(ids) => setQuestion({ action: 'mail', ids })} />
              )
            : null
        }
        onClosed={toRows}
      />
      {groups.some(({ mail }) => mail?.state === 'unsent') && (
        <UnsentNotice sentence={NOT_SENT_SENTENCE} to={`${DASHBOARD_PATHS.emails}?state=unsent`} />
      )}
      <NewRows count={still.waiting} onShow={still.show} />
      {isEmpty ? (
        <RowListEmpty
          title={text(isAllDecided ? 'review.everyoneDecided' : 'review.empty')}
          onClear={place.isFiltered ? place.clear : null}
        />
      ) : (
        <RegistrationTable
          groups={groups}
          busy={known.isWaiting || isSearching}
          columns={hasActions ? [...columns, actionColumn(text)] : columns}
          order={{ sort: order.sort, direction: order.direction ?? 'ascending', onSort: place.sortBy }}
          selection={selection}
          isOfBoth={filter.programme === 'all'}
          actions={{
            onView: view,
            onSend: send,
            onDelete: remove,
            isSending,
            failureOf,
            deleting,
          }}
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
      <BulkActions
        selection={selection}
        onCleared={toRows}
        all={
          total !== null && selection.selected.size < total
            ? { total, onSelect: () => void people.selectAll(), isLoading: people.isLoading }
            : null
        }
        bulk={bulk}
        nameOf={nameOf}
        programme={filter.programme ?? 'business'}
        onAsk={setQuestion}
        exports={<ExportMenu query={query} columns={exported} ids={[...selection.selected]} />}
      />
      {question && (
        <BulkQuestionDialog
          question={question}
          nameOf={nameOf}
          bulk={bulk}
          onClose={() => setQuestion(null)}
        />
      )}
      {viewed && (
        <ScheduleDialog
          id={viewed.id}
          known={groups.find(({ id }) => id === viewed.id)}
          queue={queue}
          onShow={(id) => setViewed({ ...viewed, id })}
          onClose={() => {
            setViewed(null);
            void refreshList(queries, REGISTRATIONS);
          }}
        />
      )}
    </div>
  );
}

function failureText(text: Text, error: Error): string {
  const message = error instanceof ApiError ? serverSentence(text, error) : undefined;
  return message === undefined ? text('review.loadFailed') : text('review.loadFailedWhy', { message });
}
