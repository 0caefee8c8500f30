// After Show More, focuses the first of the new rows, so that a screen reader continues from there.
import { type RefObject, useEffect, useRef } from 'react';
import { focusRow } from './data-table.tsx';

/**
 * @param place contains the table
 * @param ids of the rows shown, in order
 * @returns a function to call when more rows are requested
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
    // Rows that arrived at the top in the meantime are not the requested ones.
    const after = ids.indexOf(before.at(-1) ?? '') + 1;
    const first = ids.slice(after).find((id) => !before.includes(id));
    if (first !== undefined) focusRow(place.current, first);
  }, [place, ids]);
  return () => {
    known.current = ids;
  };
}
