// Which rows of a list are selected; the selection outlasts the rows shown, so that it spans pages and searches.
import { useRef, useState } from 'react';

export interface Selection {
  selected: ReadonlySet<number>;
  /** How many of the rows shown are selected. */
  ofShown: 'none' | 'some' | 'all';
  /** How many are selected that are not shown. */
  unseen: number;
  /** @param isRange selects, or clears, every row between the one toggled before and this one */
  toggle: (id: number, isRange: boolean) => void;
  /** Selects all rows shown, or clears them when all are. */
  toggleShown: () => void;
  /** Replaces the selection. */
  select: (ids: Iterable<number>) => void;
  clear: () => void;
}

/**
 * @param shown ids of the rows in view, in their order
 * @param before those selected at first
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
