// When the focused row leaves its list, moves the focus to the row that takes its place.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusRow } from './data-table.tsx';

/**
 * @param place the element that contains the table, and the dialogs of its rows
 * @param ids the ids of the rows shown, in order
 * @param fallback the element that gets the focus when no row is left
 */
export function useFocusOfLeavingRow(
  place: RefObject<HTMLElement | null>,
  ids: readonly number[],
  fallback: RefObject<HTMLElement | null>,
): void {
  /** The row that had the focus last; focus within a dialog does not count. */
  const focused = useRef<number | null>(null);
  const known = useRef(ids);
  const note = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const row = place.current?.contains(target) ? target.closest<HTMLElement>('[data-row]') : null;
    focused.current = row ? Number(row.dataset.row) : null;
  });
  useEffect(() => {
    const listener = (event: FocusEvent) => note(event);
    document.addEventListener('focusin', listener);
    return () => document.removeEventListener('focusin', listener);
  }, []);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = ids;
    const left = focused.current;
    if (left === null || ids.includes(left) || !before.includes(left)) return;
    // As a microtask, this runs after a dialog closed by the same change has tried to restore the focus.
    queueMicrotask(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const at = before.indexOf(left);
      const next = before.slice(at).find((id) => ids.includes(id)) ?? ids.at(-1);
      if (next === undefined) fallback.current?.focus();
      else focusRow(place.current, next);
    });
  }, [ids, place, fallback]);
}
