// After Show More the focus goes to the first of the rows that came, so that reading goes on from there.
import { type RefObject, useEffect, useRef } from 'react';
import { focusRow } from './data-table.tsx';

/**
 * @param place holds the table
 * @param ids of the rows shown, in order
 * @returns to be called when more rows are asked for
 */
export function useFocusOfNewRow(
  place: RefObject<HTMLElement | null>,
  ids: readonly (number | string)[],
): () => void {
  const known = useRef<readonly (number | string)[] | null>(null);
  useEffect(() => {
    const before = known.current;
    if (!before || ids.length <= before.length) return;
    known.current = null;
    // What came in at the top meanwhile is not what was asked for.
    const after = ids.indexOf(before.at(-1) ?? '') + 1;
    const first = ids.slice(after).find((id) => !before.includes(id));
    if (first !== undefined) focusRow(place.current, first);
  }, [place, ids]);
  return () => {
    known.current = ids;
  };
}
