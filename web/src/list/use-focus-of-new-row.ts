// After Show More, moves the focus to the first of the loaded rows, so that a screen reader continues there.
import { type RefObject, useEffect, useRef } from 'react';
import { focusRow } from './data-table.tsx';

/**
 * @param place the element that contains the table
 * @param ids the ids of the rows shown, in order
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
    // Rows that arrived at the top in the meantime were not requested, so they are skipped.
    const after = ids.indexOf(before.at(-1) ?? '') + 1;
    const first = ids.slice(after).find((id) => !before.includes(id));
    if (first !== undefined) focusRow(place.current, first);
  }, [place, ids]);
  return () => {
    known.current = ids;
  };
}
