// The visitor's selection over a loaded list: restored and pruned when the list arrives, changed within the limit.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePageSeen } from '../../lib/use-page-seen.ts';
import { isSameSelection, pruneSelection, restoreSelection, selectionMemory } from './selection-memory.ts';

interface SelectionInput {
  /** Whether `selected` and `remembered` are the visitor's; until then nothing is restored, pruned or stored. */
  isKnown: boolean;
  /** The loaded list; null while it loads or after it failed, when nothing is pruned. */
  listed: readonly Exhibitor[] | null;
  /** Identifies the interests of the list; the remembered names are applied once for each. */
  interestKey: string;
  selected: readonly Exhibitor[];
  /** Names remembered for these interests, null when none were. */
  remembered: readonly string[] | null;
  maximum: number;
  onSelectedChange(selected: Exhibitor[], names: string[]): void;
}

/** How the page changes the selection; null until the list has loaded. */
export interface SelectionChange {
  nameOf(exhibitor: Exhibitor): string;
  /** Selects or deselects; false if the maximum prevents it. */
  toggle(exhibitor: Exhibitor): boolean;
  clear(): void;
}

const isSameText = (a: readonly string[], b: readonly string[] | null): boolean =>
  b !== null && a.length === b.length && a.every((text, index) => text === b[index]);

export function useSelection(input: SelectionInput): SelectionChange | null {
  const { isKnown, listed, interestKey, selected, remembered, maximum, onSelectedChange } = input;
  const memory = useMemo(() => (listed ? selectionMemory(listed) : null), [listed]);
  const restoredFor = useRef<string | null>(null);
  // In a background tab, another tab's change of interests may be incomplete.
  const isSeen = usePageSeen();

  // A remounted page applies the remembered names again.
  useLayoutEffect(
    () => () => {
      restoredFor.current = null;
    },
    [],
  );

  // Before painting, so that a selection for other interests is never visible here.
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
      // A press before the stored selection is known would overwrite it.
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
