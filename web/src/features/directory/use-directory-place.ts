// The visitor's filters in the directory, kept in the URL so that Back and a reload preserve them.
import { DIRECTORY_PAGE_SIZE } from '@visavis/domain/directory/schema';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { type DirectoryFilters, filtersIn, paramsOf } from './filters.ts';

interface PlaceState {
  /** The filters last chosen. */
  wanted: DirectoryFilters;
  /** The filters in the URL when `wanted` was last updated. */
  seen: DirectoryFilters;
  /** Queries written to the URL that have not arrived yet. */
  sent: readonly string[];
}

const queryOf = (filters: DirectoryFilters): string => paramsOf(filters).toString();

/** The state after a URL change; an intermediate one of several pending queries does not override `wanted`. */
function afterNavigation({ wanted, sent }: PlaceState, filters: DirectoryFilters): PlaceState {
  const query = queryOf(filters);
  const isOnTheWay = query !== queryOf(wanted) && sent.includes(query);
  return isOnTheWay ? { wanted, seen: filters, sent } : { wanted: filters, seen: filters, sent: [] };
}

/**
 * Each filter change adds a history entry, so that Back undoes it. Typing and Show More replace the entry: Back from
 * an exhibitor restores them, and one more step leaves the page.
 */
export function useDirectoryPlace() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filters = useMemo(() => filtersIn(params), [params]);
  const [place, setPlace] = useState<PlaceState>({ wanted: filters, seen: filters, sent: [] });
  if (place.seen !== filters) setPlace(afterNavigation(place, filters));
  const { wanted } = place;
  // Two changes may happen before either is rendered.
  const latest = useRef(wanted);
  useLayoutEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  // Going back may lead to the URL that is already known, which triggers no update by itself.
  useEffect(() => {
    const goBack = () => setPlace(({ seen }) => ({ wanted: seen, seen, sent: [] }));
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  const write = (change: Partial<DirectoryFilters>, replace: boolean): void => {
    const next = filtersIn(paramsOf({ ...latest.current, shown: DIRECTORY_PAGE_SIZE, ...change }));
    if (queryOf(next) === queryOf(latest.current)) return;
    latest.current = next;
    setPlace(({ seen, sent }) => {
      const isBack = queryOf(next) === queryOf(seen);
      return { wanted: next, seen, sent: isBack ? [] : [...sent, queryOf(next)] };
    });
    setParams(paramsOf(next), { replace, preventScrollReset: true, state });
  };
  const [typed, setTyped] = useTypedText(wanted.search, (search) => write({ search }, true));
  return {
    /** The filters of the list, taken from the URL, which follows `wanted` once the list has rendered. */
    filters,
    /** The filters last chosen: each change is visible at once, and the next one builds on it. */
    wanted,
    typed,
    setTyped,
    filter: (change: Partial<Omit<DirectoryFilters, 'search' | 'shown'>>) => write(change, false),
    showMore: () => write({ shown: latest.current.shown + DIRECTORY_PAGE_SIZE }, true),
    /** Clears everything except the sort order. */
    clear: () => {
      setTyped('');
      write({ search: '', categories: [], countries: [], free: false }, false);
    },
  };
}
export type DirectoryPlace = ReturnType<typeof useDirectoryPlace>;
