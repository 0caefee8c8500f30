// The visitor's selection over a loaded list: restored and pruned when the list arrives, changed within the limit.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePageSeen } from '../../lib/use-page-seen.ts';
import { isSameSelection, pruneSelection, restoreSelection, selectionMemory } from './selection-memory.ts';

interface SelectionInput {
  /** Whether `selected` and `remembered` are the visitor's; until then nothing is restored, pruned or stored. */
  isKnown: boolean;
  /** The loaded list; null while it loads and when it failed, and then nothing is pruned. */
  listed: readonly Exhibitor[] | null;
  /** Which interests the list answers; the memory is consulted once for each. */
  interestKey: string;
  selected: readonly Exhibitor[];
  /** Names remembered for these interests, null when none were. */
  remembered: readonly string[] | null;
  maximum: number;
  onSelectedChange(selected: Exhibitor[], names: string[]): void;
}

/** How the page changes the selection; null until the list is there. */
export interface SelectionChange {
  nameOf(exhibitor: Exhibitor): string;
  /** Selects or deselects; false when the maximum stands against it. */
  toggle(exhibitor: Exhibitor): boolean;
  clear(): void;
}

const isSameText = (a: readonly string[], b: readonly string[] | null): boolean =>
  b !== null && a.length === b.length && a.every((text, index) => text === b[index]);

export function useSelection(input: SelectionInput): SelectionChange | null {
  const { isKnown, listed, interestKey, selected, remembered, maximum, onSelectedChange } = input;
  const memory = useMemo(() => (listed ? selectionMemory(listed) : null), [listed]);
  const restoredFor = useRef<string | null>(null);
  // In the background another tab's choice of interests may be half done.
  const isSeen = usePageSeen();

  // A page that is mounted anew asks the memory anew.
  useLayoutEffect(
    () => () => {
      restoredFor.current = null;
    },
    [],
  );

  // Before painting, so that a choice of other interests is never seen here.
  useLayoutEffect(() => {
    if (!isKnown || !isSeen || !memory) return;
    const isFirst = restoredFor.current !== interestKey;
    restoredFor.current = interestKey;
    const settled =
      isFirst && remembered
        ? restoreSelection(memory, remembered, selected, maximum)
        : pruneSelection(memory, selected).slice(0, maximum);
    const names = settled.map(memory.nameOf);
    if (!isSameSelection(settled, selected) || (isFirst && !isSameText(names, remembered)))
      onSelectedChange(settled, names);
  }, [isKnown, isSeen, memory, interestKey, selected, remembered, maximum, onSelectedChange]);

  return useMemo(() => {
    if (!memory) return null;
    const change = (next: Exhibitor[]): void => {
      // A press between the drawn page and the stored selection would write over it.
      if (isKnown) onSelectedChange(next, next.map(memory.nameOf));
    };
    return {
      nameOf: memory.nameOf,
      toggle: (exhibitor) => {
        const others = selected.filter((one) => one.id !== exhibitor.id);
        if (others.length < selected.length) change(others);
        else if (selected.length >= maximum) return false;
        else change([...selected, exhibitor]);
        return true;
      },
      clear: () => change([]),
    };
  }, [isKnown, memory, selected, maximum, onSelectedChange]);
}
