// The single keys of a list whose rows can be selected and decided on.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusedRow, moveRowFocus } from './row-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface KeyActs {
  onOpen: (id: number) => void;
  onToggle: (id: number) => void;
  onClear: () => void;
  /** Undefined if the list has no such action for this role. */
  onApprove: ((id: number) => void) | undefined;
  onReject: ((id: number) => void) | undefined;
}

/**
 * J and K move between rows, Enter opens the focused row, X selects it, A and R decide on it, and Escape clears the
 * selection. The letters work wherever the focus is, except in a field. If no row has the focus, X, A and R only move
 * it to the first row.
 * @param place the element that contains the table
 * @param acts what the keys do; null for a list without keys
 */
export function usePeopleKeys(place: RefObject<HTMLElement | null>, acts: KeyActs | null) {
  const id = () => (place.current ? focusedRow(place.current) : null);
  const move = (by: 1 | -1) => () => void (place.current && moveRowFocus(place.current, by));
  const onRow = (act: ((row: number) => void) | undefined) =>
    act &&
    (() => {
      const row = id();
      if (row === null) move(1)();
      else act(row);
    });
  const { press, isOn, switchTo } = useShortcuts(
    acts
      ? {
          j: move(1),
          k: move(-1),
          x: onRow(acts.onToggle),
          a: onRow(acts.onApprove),
          r: onRow(acts.onReject),
          escape: acts.onClear,
        }
      : {},
  );
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    const isInList = place.current?.contains(document.activeElement) ?? false;
    // Enter on a link or button belongs to that control, and Escape outside the list closes something else.
    if (event.key === 'Enter') {
      if (document.activeElement?.hasAttribute('data-row') && !event.repeat) onRow(acts?.onOpen)?.();
    } else if (event.key !== 'Escape' || isInList) press(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOn, switchTo };
}
