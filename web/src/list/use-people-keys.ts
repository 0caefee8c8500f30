// The single keys of a list of people who are decided on.
import type { KeyboardEvent, RefObject } from 'react';
import { focusedRow, moveRowFocus } from './row-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface RowActs {
  onOpen: (id: number) => void;
  onToggle: (id: number) => void;
  onClear: () => void;
  /** Undefined where the role may not. */
  onApprove: ((id: number) => void) | undefined;
  onReject: ((id: number) => void) | undefined;
}

/** J and K move between rows, Enter opens one, X selects it, A and R decide on it, Escape clears the selection. */
export function usePeopleKeys(place: RefObject<HTMLElement | null>, acts: RowActs) {
  const id = () => (place.current ? focusedRow(place.current) : null);
  const onRow = (act: ((row: number) => void) | undefined) =>
    act &&
    (() => {
      const row = id();
      if (row !== null) act(row);
    });
  const move = (by: 1 | -1) => () => void (place.current && moveRowFocus(place.current, by));
  const isRowItself = () => document.activeElement?.hasAttribute('data-row') ?? false;
  const { press, isOn, switchTo } = useShortcuts({
    j: move(1),
    k: move(-1),
    x: onRow(acts.onToggle),
    a: onRow(acts.onApprove),
    r: onRow(acts.onReject),
    escape: acts.onClear,
  });
  return {
    isOn,
    switchTo,
    press: (event: KeyboardEvent) => {
      // Enter on a link or button is that control's own.
      if (event.key !== 'Enter') press(event);
      else if (isRowItself() && !event.repeat) onRow(acts.onOpen)?.();
    },
  };
}
