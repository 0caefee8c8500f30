// Where the visitor is in the directory: everything asked for stands in the address, so that Back and a reload keep it.
import { DIRECTORY_PAGE_SIZE } from '@visavis/domain/directory/schema';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { type DirectoryFilters, filtersIn, paramsOf } from './filters.ts';

interface Asked {
  /** What was last asked for. */
  wanted: DirectoryFilters;
  /** What the address asked for when that was settled. */
  seen: DirectoryFilters;
  /** Queries on their way into the address. */
  sent: readonly string[];
}

const queryOf = (filters: DirectoryFilters): string => paramsOf(filters).toString();

/** What is asked once the address has changed: one of several queries on their way is not the last word. */
function arrived({ wanted, sent }: Asked, filters: DirectoryFilters): Asked {
  const query = queryOf(filters);
  const isOnTheWay = query !== queryOf(wanted) && sent.includes(query);
  return isOnTheWay ? { wanted, seen: filters, sent } : { wanted: filters, seen: filters, sent: [] };
}

/**
 * A filter is an entry of the history, so that Back takes it away again. Typed letters and Show More are not: Back
 * from an exhibitor finds them, and one step more leaves the page.
 */
export function useDirectoryPlace() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filters = useMemo(() => filtersIn(params), [params]);
  const [asked, setAsked] = useState<Asked>({ wanted: filters, seen: filters, sent: [] });
  if (asked.seen !== filters) setAsked(arrived(asked, filters));
  const { wanted } = asked;
  // Two choices may come before either is drawn.
  const latest = useRef(wanted);
  useLayoutEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  // On the way back the address may be again what it was, and say nothing.
  useEffect(() => {
    const goBack = () => setAsked(({ seen }) => ({ wanted: seen, seen, sent: [] }));
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  const write = (change: Partial<DirectoryFilters>, replace: boolean): void => {
    const next = filtersIn(paramsOf({ ...latest.current, shown: DIRECTORY_PAGE_SIZE, ...change }));
    if (queryOf(next) === queryOf(latest.current)) return;
    latest.current = next;
    setAsked(({ seen, sent }) => {
      const isBack = queryOf(next) === queryOf(seen);
      return { wanted: next, seen, sent: isBack ? [] : [...sent, queryOf(next)] };
    });
    setParams(paramsOf(next), { replace, preventScrollReset: true, state });
  };
  const [typed, setTyped] = useTypedText(wanted.search, (search) => write({ search }, true));
  return {
    /** What the list answers: as the address stands, which follows once the list is drawn. */
    filters,
    /** What was last asked for: each choice is seen at once, and the next one adds to it. */
    wanted,
    typed,
    setTyped,
    filter: (change: Partial<Omit<DirectoryFilters, 'search' | 'shown'>>) => write(change, false),
    showMore: () => write({ shown: latest.current.shown + DIRECTORY_PAGE_SIZE }, true),
    /** Everything but the order. */
    clear: () => {
      setTyped('');
      write({ search: '', categories: [], countries: [], free: false }, false);
    },
  };
}
export type DirectoryPlace = ReturnType<typeof useDirectoryPlace>;
