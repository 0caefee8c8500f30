// The views of a list: its own, then those that staff saved, each with its number, and the button that saves a view.
import { useQueries } from '@tanstack/react-query';
import type { ListName } from '@visavis/contract/saved-view/endpoints';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/text.ts';
import type { KeyHead } from '../queries/query-keys.ts';
import { Banner } from '../ui/banner.tsx';
import { currentView } from './list-filters.tsx';
import type { ListOf } from './list-of.ts';
import { SaveViewButton } from './save-view-button.tsx';
import { readAddress } from './use-list-place.ts';
import type { OpenList } from './use-open-list.ts';
import { useSavedViews, viewQuery } from './use-saved-views.ts';
import { type ViewLink, ViewLinks } from './view-links.tsx';

export function ListViews<L extends ListOf>({
  list: { definition: list, place, given },
}: {
  list: OpenList<L>;
}) {
  const { filter, pathWith } = place;
  const { text, facts } = given;
  const { views, source } = list;
  if (!views) return null;
  const { keys, all, count, saved, label = 'review.views' } = views;
  const current = currentView(list, filter);
  const isOffered = ({ isRare, ...view }: (typeof all)[number]) =>
    !isRare || (count(facts, view.filter) ?? 0) > 0 || (typeof isRare === 'function' && isRare(facts));
  const own = all
    .filter((view) => view === current || isOffered(view))
    .map((view) => ({
      key: view.name,
      name: text(view.name),
      count: count(facts, view.filter) ?? null,
      to: pathWith(Object.fromEntries(keys.map((key) => [key, String(view.filter[key] ?? '')]))),
      isCurrent: view === current,
    }));
  if (!saved) return <ViewLinks label={text(label)} views={own} saved={[]} />;
  const countAt = (address: URLSearchParams, signal: AbortSignal) =>
    saved.count(readAddress(list, address).filter, signal);
  return (
    <ViewsWithSaved
      list={saved.list}
      part={source.part}
      own={own}
      maySave={given.may('view.save')}
      count={countAt}
    />
  );
}

interface ViewsWithSavedProps {
  list: ListName;
  /** The part of the edition that the list shows: when it changes, the numbers are refetched. */
  part: KeyHead;
  /** The list's own views; none of them is current while a saved view is open. */
  own: readonly ViewLink[];
  /** For all staff. */
  maySave: boolean;
  /** How many rows the list has at an address. */
  count: (address: URLSearchParams, signal: AbortSignal) => Promise<number>;
}

function ViewsWithSaved({ list, part, own, maySave, count }: ViewsWithSavedProps) {
  const text = useText();
  const [address] = useSearchParams();
  const { views, save, remove } = useSavedViews(list);
  const totals = useQueries({
    queries: views.map(({ query, isEmptied }) => ({
      queryKey: [part, 'view-total', query],
      queryFn: ({ signal }: { signal: AbortSignal }) => count(new URLSearchParams(query), signal),
      // An emptied view has lost its search, so there is nothing to count.
      enabled: !isEmptied,
    })),
  });
  const here = viewQuery(address);
  const open = views.find(({ query }) => query === here);
  const isSaved = open !== undefined;
  const place = useRef<HTMLElement>(null);
  const hasSaved = useRef(false);
  // After saving, the link of the new view gets the focus, because the save button has disappeared.
  useEffect(() => {
    if (!isSaved || !hasSaved.current) return;
    hasSaved.current = false;
    // As a microtask, this runs after the dialog has tried to restore the focus.
    queueMicrotask(() => place.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  }, [isSaved]);
  const saveHere = async (name: string) => {
    await save(name, here);
    hasSaved.current = true;
  };
  return (
    <>
      <ViewLinks
        ref={place}
        label={text('review.views')}
        views={own.map((view) => ({ ...view, isCurrent: !isSaved && view.isCurrent }))}
        saved={views.map(({ id, name, query, isRemovable }, index) => ({
          key: String(id),
          name,
          count: totals[index]?.data ?? null,
          to: `?${query}`,
          isCurrent: query === here,
          onRemove: isRemovable ? () => void remove(id) : undefined,
        }))}
      >
        {here !== '' && !isSaved && maySave && <SaveViewButton onSave={saveHere} />}
      </ViewLinks>
      {open?.isEmptied && <Banner kind="info">{text('dashboard.viewEmptied')}</Banner>}
    </>
  );
}
