// Where the visitor is in the directory: everything asked for stands in the address, so that Back and a reload keep it.
import { DIRECTORY_PAGE_SIZE } from '@visavis/domain/directory/schema';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { type DirectoryFilters, filtersIn, paramsOf } from './filters.ts';

/**
 * A filter is an entry of the history, so that Back takes it away again. Typed letters and Show More are not: Back
 * from an exhibitor finds them, and one step more leaves the page.
 */
export function useDirectoryPlace() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filters = useMemo(() => filtersIn(params), [params]);
  const [asked, setAsked] = useState({ wanted: filters, seen: filters });
  if (asked.seen !== filters) setAsked({ wanted: filters, seen: filters });
  const { wanted } = asked;
  const write = (change: Partial<DirectoryFilters>, replace: boolean): void => {
    const next = paramsOf({ ...wanted, shown: DIRECTORY_PAGE_SIZE, ...change });
    if (next.toString() === paramsOf(wanted).toString()) return;
    setAsked({ wanted: filtersIn(next), seen: filters });
    setParams(next, { replace, preventScrollReset: true, state });
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
    showMore: () => write({ shown: wanted.shown + DIRECTORY_PAGE_SIZE }, true),
    /** Everything but the order. */
    clear: () => {
      setTyped('');
      write({ search: '', categories: [], countries: [], free: false }, false);
    },
  };
}
export type DirectoryPlace = ReturnType<typeof useDirectoryPlace>;
