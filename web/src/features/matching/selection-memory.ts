// The names under which a selection of exhibitors is remembered, and how they are resolved in a loaded list.
import { exhibitorKey, foldName } from '@visavis/domain/exhibitor/merge';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';

const withBooth = (exhibitor: Exhibitor): string => `${exhibitor.company_name} (${exhibitor.booth_number})`;

/** The exhibitors of a loaded list by the names under which they are remembered. */
export interface SelectionMemory {
  /**
   * The company name, or 'Name (Booth)' if the name alone is ambiguous within the list.
   */
  nameOf(exhibitor: Exhibitor): string;
  /** The exhibitor of the list that a remembered name refers to; null if none or ambiguous. */
  find(name: string): Exhibitor | null;
  /** The list's own row of an exhibitor that was stored earlier, or null when it is not in the list. */
  listed(exhibitor: Exhibitor): Exhibitor | null;
}

/** Maps folded text to its exhibitor, or to null if several share it. */
function oneByText(listed: readonly Exhibitor[], textOf: (exhibitor: Exhibitor) => string) {
  const byText = new Map<string, Exhibitor | null>();
  for (const exhibitor of listed) {
    const text = foldName(textOf(exhibitor));
    byText.set(text, byText.has(text) ? null : exhibitor);
  }
  return byText;
}

/** @param listed exhibitors as loaded, duplicates merged */
export function selectionMemory(listed: readonly Exhibitor[]): SelectionMemory {
  const byName = oneByText(listed, (exhibitor) => exhibitor.company_name);
  const byNameAndBooth = oneByText(listed, withBooth);
  const byKey = new Map(listed.map((exhibitor) => [exhibitorKey(exhibitor), exhibitor]));
  const byId = new Map(listed.map((exhibitor) => [exhibitor.id, exhibitor]));

  // A company's name may equal another's name and booth combined; then it needs its booth as well.
  const nameOf = (exhibitor: Exhibitor): string => {
    const name = foldName(exhibitor.company_name);
    return byName.get(name) === null || byNameAndBooth.has(name)
      ? withBooth(exhibitor)
      : exhibitor.company_name;
  };
  const byRemembered = oneByText(listed, nameOf);

  return {
    nameOf,
    find: (name) => {
      const text = foldName(name);
      // The fallback finds a name that was shared when it was remembered but no longer is.
      return byRemembered.has(text) ? (byRemembered.get(text) ?? null) : (byNameAndBooth.get(text) ?? null);
    },
    listed: (exhibitor) => {
      const same = byKey.get(exhibitorKey(exhibitor));
      if (same) return same;
      const moved = byId.get(exhibitor.id);
      return moved && foldName(moved.company_name) === foldName(exhibitor.company_name) ? moved : null;
    },
  };
}

/** The selected exhibitors that are in the loaded list, with the list's data, each once. */
export function pruneSelection(memory: SelectionMemory, selected: readonly Exhibitor[]): Exhibitor[] {
  const kept = selected.map(memory.listed).filter((exhibitor) => exhibitor !== null);
  return [...new Set(kept)];
}

/**
 * The selection that was remembered for a set of interests (business matching 4), in the order of choosing.
 * @param selected the last selection, which resolves a name that has become shared since
 * @param maximum the most exhibitors that may be selected
 */
export function restoreSelection(
  memory: SelectionMemory,
  names: readonly string[],
  selected: readonly Exhibitor[],
  maximum: number,
): Exhibitor[] {
  const found = names.map((name) => {
    const known = memory.find(name);
    if (known) return known;
    const last = selected.filter((exhibitor) => foldName(exhibitor.company_name) === foldName(name));
    return last.length === 1 && last[0] ? memory.listed(last[0]) : null;
  });
  return [...new Set(found.filter((exhibitor) => exhibitor !== null))].slice(0, maximum);
}

/** Whether two selections name the same exhibitors in the same order. */
export function isSameSelection(a: readonly Exhibitor[], b: readonly Exhibitor[]): boolean {
  return (
    a.length === b.length &&
    a.every((exhibitor, index) => {
      const other = b[index];
      return other?.id === exhibitor.id && exhibitorKey(other) === exhibitorKey(exhibitor);
    })
  );
}
