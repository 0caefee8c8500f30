// The selected rows of a list. They stay selected when they are no longer shown, so a selection can span searches.
import { useRef, useState } from 'react';

export interface Selection {
  selected: ReadonlySet<number>;
  /** How many of the rows shown are selected. */
  ofShown: 'none' | 'some' | 'all';
  /** How many selected rows are not shown. */
  unseen: number;
  /** Selects a row or clears it. @param isRange does the same to every row between the last toggled one and this one */
  toggle: (id: number, isRange: boolean) => void;
  /** Selects all rows shown, or clears them if all are selected. */
  toggleShown: () => void;
  /** Replaces the selection. */
  select: (ids: Iterable<number>) => void;
  clear: () => void;
}

/**
 * @param shown the ids of the rows shown, in order
 * @param before the ids that are selected at first
 */
export function useSelection(shown: readonly number[], before: Iterable<number>): Selection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(before));
  const last = useRef<number | null>(null);
  const chosen = shown.filter((id) => selected.has(id)).length;
  const ofShown = chosen === 0 ? 'none' : chosen === shown.length ? 'all' : 'some';
  return {
    selected,
    ofShown,
    unseen: selected.size - chosen,
    toggle: (id, isRange) => {
      const isOn = !selected.has(id);
      const from = last.current === null ? -1 : shown.indexOf(last.current);
      const to = shown.indexOf(id);
      const ids = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      setSelected(withIds(selected, ids, isOn));
    },
    toggleShown: () => setSelected(withIds(selected, shown, ofShown !== 'all')),
    select: (ids) => setSelected(new Set(ids)),
    clear: () => {
      last.current = null;
      setSelected(new Set());
    },
  };
}

function withIds(before: ReadonlySet<number>, ids: readonly number[], isOn: boolean): ReadonlySet<number> {
  const next = new Set(before);
  for (const id of ids)
    if (isOn) next.add(id);
    else next.delete(id);
  return next;
}
