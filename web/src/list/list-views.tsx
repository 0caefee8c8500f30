// The views of a list: its own, each with its number, then those that staff saved, and the button that saves one.

import { useQueries } from '@tanstack/react-query';
import type { ListName } from '@visavis/contract/saved-view/endpoints';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/text.ts';
import { Banner } from '../ui/banner.tsx';
import { SaveViewButton } from './save-view-button.tsx';
import { useSavedViews, viewQuery } from './use-saved-views.ts';
import { type ViewLink, ViewLinks } from './view-links.tsx';

/** @param own a saved view that is open is the current one, whatever they say */
interface ListViewsProps {
  list: ListName;
  own: readonly ViewLink[];
  /** How many rows the list has at an address. */
  count: (address: URLSearchParams, signal: AbortSignal) => Promise<number>;
}

export function ListViews({ list, own, count }: ListViewsProps) {
  const text = useText();
  const [address] = useSearchParams();
  const { views, save, remove } = useSavedViews(list);
  const totals = useQueries({
    queries: views.map(({ query, isEmptied }) => ({
      queryKey: [list === 'hosted' ? 'hosted-buyers' : list, 'view-total', query],
      queryFn: ({ signal }: { signal: AbortSignal }) => count(new URLSearchParams(query), signal),
      // One whose search was removed is no search any more.
      enabled: !isEmptied,
    })),
  });
  const here = viewQuery(address);
  const open = views.find(({ query }) => query === here);
  const isSaved = open !== undefined;
  const place = useRef<HTMLElement>(null);
  const hasSaved = useRef(false);
  // The button that opened the question gives way to the link of the view.
  useEffect(() => {
    if (!isSaved || !hasSaved.current) return;
    hasSaved.current = false;
    // Runs after the dialog has tried to restore the focus.
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
        {here !== '' && !isSaved && <SaveViewButton onSave={saveHere} />}
      </ViewLinks>
      {open?.isEmptied && <Banner kind="info">{text('dashboard.viewEmptied')}</Banner>}
    </>
  );
}
