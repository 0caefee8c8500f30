// Registrations in a table, their meetings in a dialog, and what is decided.
import type { RegistrationFilter } from '@visavis/contract/meeting-review';
import { DASHBOARD_PATHS } from '@visavis/contract/page-path';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { focusRowBeside } from '../../ui/data-table.tsx';
import {
  RowListEmpty,
  RowListFailure,
  RowListHead,
  RowListProgress,
  useShownRows,
} from '../../ui/row-list.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { UnsentNotice } from '../../ui/unsent-notice.tsx';
import { useFocusOfNewRow } from '../../ui/use-focus-of-new-row.ts';
import { PAGE_ROWS, useRegistrations } from './api.ts';
import { ExportMenu } from './components/export-menu.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { RegistrationTable } from './components/registration-table.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { readFilter } from './filters.ts';
import { useDelete } from './use-delete.ts';
import { useSendEmail } from './use-send-email.ts';

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
  const { shown, showMore } = useShownRows(filter, PAGE_ROWS);
  const { data, error, isPlaceholderData, refetch, isFetching } = useRegistrations(filter, shown);
  const [viewed, setViewed] = useState<{ id: number; isWarned: boolean } | null>(null);
  const { send, isSending, failureOf } = useSendEmail((id) => setViewed({ id, isWarned: true }));
  const groups = useMemo(() => data?.items ?? [], [data]);
  const noteRows = useFocusOfNewRow(
    list,
    useMemo(() => groups.map(({ id }) => id), [groups]),
  );
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
  const isEmpty = data !== undefined && groups.length === 0;
  return (
    <div ref={list}>
      <RowListProgress
        counted={data && text('review.count', { total: data.total })}
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
          deeds={{
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
        remaining={data ? data.total - groups.length : 0}
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
          onClose={() => setViewed(null)}
        />
      )}
    </div>
  );
}

function failureText(text: Text, error: Error): string {
  const message = error instanceof ApiError ? error.serverMessage : undefined;
  return message === undefined
    ? text('review.loadFailed')
    : text('review.loadFailedWhy', { message: text.said(message) });
}
