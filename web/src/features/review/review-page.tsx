// Registrations in a table, their meetings in a dialog, and what is decided.
import type { RegistrationFilter } from '@visavis/contract/meeting-review';
import { SearchX } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusRow } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { PAGE_ROWS, useRegistrations } from './api.ts';
import { ExportMenu } from './components/export-menu.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { RegistrationTable } from './components/registration-table.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { readFilter, withPart } from './filters.ts';
import styles from './review-page.module.css';
import { useDelete } from './use-delete.ts';
import { useSendEmail } from './use-send-email.ts';

export function ReviewPage() {
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
  return (
    <>
      <PageHead
        title={text('review.title')}
        aside={
          <>
            <div className={styles.search}>
              <SearchField
                ref={searchBox}
                label={text('review.search')}
                placeholder={text('review.searchPlaceholder')}
                value={typed}
                onChange={type}
              />
            </div>
            <ExportMenu filter={filter} />
          </>
        }
      />
      <div className={styles.filters}>
        <FilterTags
          filter={filter}
          fallbackFocusRef={searchBox}
          onRemove={(key) => setAddress((before) => withPart(before, key, ''), { replace: true })}
        />
      </div>
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
  const { shown, showMore } = useShownRows(filter, list);
  const { data, error, isPlaceholderData, refetch, isFetching } = useRegistrations(filter, shown);
  const [viewed, setViewed] = useState<{ id: number; isWarned: boolean } | null>(null);
  const { send, isSending, failureOf } = useSendEmail((id) => setViewed({ id, isWarned: true }));
  const groups = data?.items ?? [];
  const { remove, deleting } = useDelete((id) => {
    const place = groups.findIndex((group) => group.id === id);
    const next = groups[place + 1] ?? groups[place - 1];
    if (next) focusRow(list.current, next.id);
    else searchBox.current?.focus();
  });

  if (!data && error)
    return <LoadFailure error={error} isBusy={isFetching} onTryAgain={refetch} searchBox={searchBox} />;
  const isEmpty = data !== undefined && groups.length === 0;
  const remaining = data ? data.total - groups.length : 0;
  return (
    <div ref={list}>
      <Progress total={data?.total} hasFailed={error !== null} />
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={text('review.empty')}
            {...(Object.keys(filter).length > 0 && {
              hint: text('review.emptyHint'),
              action: (
                <Button variant="secondary" onClick={onClear}>
                  {text('review.clearFilters')}
                </Button>
              ),
            })}
          />
        </div>
      ) : (
        <RegistrationTable
          groups={groups}
          busy={!data || isPlaceholderData}
          deeds={{
            onView: (id) => setViewed({ id, isWarned: false }),
            onSend: send,
            onDelete: remove,
            isSending,
            failureOf,
            deleting,
          }}
        />
      )}
      <ShowMore remaining={remaining} busy={isPlaceholderData} onPress={() => showMore(groups.at(-1)?.id)} />
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

/** How many rows are asked for: the first ones of each search; after Show More the focus goes to the first new one. */
function useShownRows(filter: RegistrationFilter, list: RefObject<HTMLElement | null>) {
  const search = JSON.stringify(filter);
  const [asked, setAsked] = useState({ search, rows: PAGE_ROWS });
  const shown = asked.search === search ? asked.rows : PAGE_ROWS;
  const lastSeen = useRef<number | null>(null);
  useEffect(() => {
    if (lastSeen.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${lastSeen.current}"]`);
    const next = row?.nextElementSibling;
    if (!(next instanceof HTMLElement)) return;
    lastSeen.current = null;
    next.focus();
  });
  const showMore = (lastId: number | undefined) => {
    lastSeen.current = lastId ?? null;
    setAsked({ search, rows: shown + PAGE_ROWS });
  };
  return { shown, showMore };
}

/** Said aloud: that rows are on the way, how many there are, and that they could not be asked for again. */
function Progress({ total, hasFailed }: { total: number | undefined; hasFailed: boolean }) {
  const text = useText();
  const isLate = useDelayed();
  return (
    <>
      <p className={total === undefined ? styles.loading : 'visually-hidden'} role="status">
        {total === undefined ? isLate && text('review.loading') : text('review.count', { total })}
      </p>
      {hasFailed && (
        <p className={styles.outdated} role="status">
          {text('review.notRefreshed')}
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
  const message = error instanceof ApiError ? error.serverMessage : undefined;
  return (
    <Banner
      ref={banner}
      kind="error"
      action={
        <Button variant="text" busy={isBusy} onClick={onTryAgain}>
          {text('review.tryAgain')}
        </Button>
      }
    >
      {message === undefined
        ? text('review.loadFailed')
        : text('review.loadFailedWhy', { message: text.said(message) })}
    </Banner>
  );
}
