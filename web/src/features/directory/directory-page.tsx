// The Exhibitions page: all exhibitors of the edition with their free hours, searchable and filterable.
import { DIRECTORY_PAGE_SIZE } from '@visavis/domain/directory/schema';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { type Text, useText } from '../../i18n/text.ts';
import { useFairOver } from '../../lib/fair-over.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useDirectory, useDirectoryFacts, useFreeHours } from './api.ts';
import { EntryCard } from './components/entry-card.tsx';
import { FilterBar } from './components/filter-bar.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import styles from './directory-page.module.css';
import { isFiltered, paramsOf } from './filters.ts';
import { type DirectoryPlace, useDirectoryPlace } from './use-directory-place.ts';
import { useFocusOfNewEntry } from './use-focus-of-new-entry.ts';
import { useLiveHours } from './use-live-hours.ts';

type DirectoryList = ReturnType<typeof useDirectory>;

export function DirectoryPage() {
  const text = useText();
  const place = useDirectoryPlace();
  const isOver = useFairOver();
  const facts = useDirectoryFacts();
  const list = useDirectory(place.filters);
  const search = useRef<HTMLInputElement>(null);
  const { data } = list;
  const clear = (): void => {
    // Clearing removes the button, so move the focus first.
    search.current?.focus();
    place.clear();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text('directory.title')}</h1>
        <p className={styles.lead}>
          {facts.data &&
            text(isOver ? 'directory.leadOver' : 'directory.lead', {
              exhibitors: facts.data.exhibitors,
              countries: facts.data.countries,
            })}
        </p>
      </div>
      <FilterBar
        place={place}
        facts={facts.data}
        factsFailed={
          facts.isError && <LoadFailure again={facts.refetch}>{text('directory.optionsFailed')}</LoadFailure>
        }
        found={list.isPlaceholderData ? undefined : data?.total}
        status={statusOf(list, text)}
        searchRef={search}
        onClear={clear}
      />
      <section
        aria-label={text('directory.listLabel')}
        aria-busy={list.isFetching && (!data || list.isPlaceholderData)}
      >
        {list.isError && !list.isFetching && (
          <LoadFailure again={list.refetch}>{text('directory.failed')}</LoadFailure>
        )}
        {!data && list.isFetching && <ListSkeleton />}
        {data && data.total > 0 && <Entries place={place} list={list} />}
        {data?.total === 0 && (
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={text('directory.none')}
            hint={text(isFiltered(place.filters) ? 'directory.noneFiltered' : 'directory.noneYet')}
            action={
              isFiltered(place.filters) && (
                <Button variant="secondary" onClick={clear}>
                  {text('directory.clear')}
                </Button>
              )
            }
          />
        )}
      </section>
    </div>
  );
}

/** The status line of the list; empty when the failure is displayed instead. */
function statusOf({ data, isPlaceholderData, isFetching }: DirectoryList, text: Text): string {
  if (data && !isPlaceholderData)
    return text('directory.showing', { shown: data.items.length, total: data.total });
  return isFetching ? text('directory.loading') : '';
}

function Entries({ place, list }: { place: DirectoryPlace; list: DirectoryList }) {
  const text = useText();
  const { search } = useLocation();
  const live = useFreeHours();
  const { items, total } = list.data ?? { items: [], total: 0 };
  // The list holds the hours as of its own request; a later request has newer ones.
  const newer = live.data && live.dataUpdatedAt > list.dataUpdatedAt ? live.data : undefined;
  useLiveHours(
    items.map(({ id }) => id),
    () => void live.refetch(),
  );
  const listKey = paramsOf({ ...place.filters, shown: DIRECTORY_PAGE_SIZE }).toString();
  const growing = useFocusOfNewEntry(listKey, items.length);
  const rest = total - items.length;
  const isGrowing = list.isPlaceholderData && place.filters.shown > items.length;
  return (
    <>
      <ul ref={growing.ref} className={styles.list} data-old={list.isPlaceholderData || undefined}>
        {items.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            freeHours={newer?.get(entry.id) ?? entry.freeHours}
            linkState={{ list: search }}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            busy={isGrowing}
            busyText={text('directory.loadingMore')}
            onClick={() => {
              growing.willGrow();
              place.showMore();
            }}
          >
            {text('directory.showMore', { count: Math.min(DIRECTORY_PAGE_SIZE, rest) })}
          </Button>
        </div>
      )}
    </>
  );
}
