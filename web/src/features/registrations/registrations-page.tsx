// Registrations in a table, with their meetings and decisions in a dialog.

import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { focusRowBeside } from '../../list/data-table.tsx';
import { refreshList } from '../../list/kept-rows.ts';
import { RowListEmpty, RowListFailure, RowListHead, RowListProgress } from '../../list/row-list.tsx';
import { ShowMore } from '../../list/show-more.tsx';
import { UnsentNotice } from '../../list/unsent-notice.tsx';
import { useFocusOfLeavingRow } from '../../list/use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from '../../list/use-focus-of-new-row.ts';
import { useList } from '../../list/use-list.ts';
import { useStayingRows } from '../../list/use-staying-rows.ts';
import { REGISTRATIONS } from './api.ts';
import { ExportMenu } from './components/export-menu.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { RegistrationTable } from './components/registration-table.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { readFilter } from './filters.ts';
import { useDelete } from './use-delete.ts';
import { useQueue } from './use-queue.ts';
import { useSendEmail } from './use-send-email.ts';

export function RegistrationsPage() {
  const text = useText();
  const { filter, search, searchBox, remove, clear } = useAddressFilter(readFilter);
  return (
    <>
      <RowListHead
        title={text('review.title')}
        search={{
          ...search,
          label: text('review.search'),
          placeholder: text('review.searchPlaceholder'),
        }}
        aside={<ExportMenu filter={filter} />}
        filters={<FilterTags filter={filter} fallbackFocusRef={searchBox} onRemove={remove} />}
      />
      <RegistrationList filter={filter} searchBox={searchBox} onClear={clear} />
    </>
  );
}

interface RegistrationListProps {
  filter: RegistrationFilter;
  searchBox: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

function RegistrationList({ filter, searchBox, onClear }: RegistrationListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<{ id: number; opening: number } | null>(null);
  const [openings, setOpenings] = useState(0);
  const view = (id: number) => {
    setOpenings(openings + 1);
    setViewed({ id, opening: openings });
  };
  const queue = useQueue(filter, viewed?.id, viewed?.opening ?? 0);
  const { send, isSending, failureOf } = useSendEmail(view);
  const known = useList(REGISTRATIONS, filter);
  const { total, error, isSearching } = known;
  const queries = useQueryClient();
  // A decided registration drops out of a search for pending, but not while its dialog is open.
  const groups = useStayingRows(
    { rows: known.rows, search: filter, isPlaceholder: isSearching },
    ({ id }) => id === viewed?.id || isSending(id),
  );
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const noteRows = useFocusOfNewRow(list, ids);
  useFocusOfLeavingRow(list, ids, searchBox);
  const leave = (id: number) => {
    if (!focusRowBeside(list.current, groups, id)) searchBox.current?.focus();
  };
  const { remove, deleting } = useDelete(leave);

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
  return (
    <div ref={list}>
      <RowListProgress
        counted={total !== null && !isSearching ? text('review.count', { total }) : undefined}
        loading={text('review.loading')}
        hasFailed={error !== null}
      />
      {groups.some(({ mail }) => mail?.state === 'unsent') && (
        <UnsentNotice sentence={NOT_SENT_SENTENCE} to={`${DASHBOARD_PATHS.emails}?state=unsent`} />
      )}
      {isEmpty ? (
        <RowListEmpty
          title={text('review.empty')}
          onClear={Object.keys(filter).length > 0 ? onClear : null}
        />
      ) : (
        <RegistrationTable
          groups={groups}
          busy={known.isWaiting || isSearching}
          actions={{
            onView: view,
            onSend: send,
            onDelete: remove,
            onErased: leave,
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
