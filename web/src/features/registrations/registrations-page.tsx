// Registrations in a table, their meetings in a dialog, and what is decided.

import { useQueryClient } from '@tanstack/react-query';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { DASHBOARD_PATHS } from '@visavis/contract/page-path';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAddressFilter, useShownRows } from '../../lib/use-address-filter.ts';
import { focusRowBeside } from '../../ui/data-table.tsx';
import { RowListEmpty, RowListFailure, RowListHead, RowListProgress } from '../../ui/row-list.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { UnsentNotice } from '../../ui/unsent-notice.tsx';
import { useFocusOfLeavingRow } from '../../ui/use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from '../../ui/use-focus-of-new-row.ts';
import { useStayingRows } from '../../ui/use-staying-rows.ts';
import { PAGE_ROWS, refreshRegistrations, useRegistrations } from './api.ts';
import { ExportMenu } from './components/export-menu.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { RegistrationTable } from './components/registration-table.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { readFilter } from './filters.ts';
import { useDelete } from './use-delete.ts';
import { useSendEmail } from './use-send-email.ts';

const NO_ROWS: readonly MeetingGroup[] = [];

export function ReviewPage() {
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
  const [viewed, setViewed] = useState<{ id: number; isWarned: boolean } | null>(null);
  const { send, isSending, failureOf } = useSendEmail((id) => setViewed({ id, isWarned: true }));
  const { shown, showMore } = useShownRows(PAGE_ROWS);
  const { data, error, isPlaceholderData, refetch, isFetching } = useRegistrations(filter, shown);
  const queries = useQueryClient();
  // What is decided in a search for what is pending leaves it, but not under the hand that decides.
  const groups = useStayingRows(
    { rows: data?.items ?? NO_ROWS, search: filter, isPlaceholder: isPlaceholderData },
    ({ id }) => id === viewed?.id || isSending(id),
  );
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const noteRows = useFocusOfNewRow(list, ids);
  useFocusOfLeavingRow(list, ids, searchBox);
  const leave = (id: number) => {
    if (!focusRowBeside(list.current, groups, id)) searchBox.current?.focus();
  };
  const { remove, deleting } = useDelete(leave);

  if (!data && error)
    return (
      <RowListFailure
        sentence={failureText(text, error)}
        isBusy={isFetching}
        onTryAgain={refetch}
        searchBox={searchBox}
      />
    );
  // Of another search nothing is known yet.
  const isEmpty = data !== undefined && !isPlaceholderData && groups.length === 0;
  return (
    <div ref={list}>
      <RowListProgress
        counted={data && !isPlaceholderData ? text('review.count', { total: data.total }) : undefined}
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
          busy={!data || isPlaceholderData}
          actions={{
            onView: (id) => setViewed({ id, isWarned: false }),
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
        remaining={data ? data.total - data.items.length : 0}
        busy={isPlaceholderData}
        onPress={() => {
          noteRows();
          showMore();
        }}
      />
      {viewed && (
        <ScheduleDialog
          {...viewed}
          known={groups.find(({ id }) => id === viewed.id)}
          onClose={() => {
            setViewed(null);
            void refreshRegistrations(queries);
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
