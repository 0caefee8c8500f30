// Under which names a choice of exhibitors is remembered, and how it is found again in a loaded list.
import { exhibitorKey, foldName } from '@visavis/domain/exhibitor/merge';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';

const withBooth = (exhibitor: Exhibitor): string => `${exhibitor.company_name} (${exhibitor.booth_number})`;

/** The exhibitors of a loaded list by the names under which they are remembered. */
export interface SelectionMemory {
  /**
   * The company name; 'Name (Booth)' where the name alone would not tell it from another exhibitor of the list.
   */
  nameOf(exhibitor: Exhibitor): string;
  /** The exhibitor of the list that a remembered name means; null where none or more than one could be meant. */
  find(name: string): Exhibitor | null;
  /** The list's own row of an exhibitor that was stored earlier, or null when it is not in the list. */
  listed(exhibitor: Exhibitor): Exhibitor | null;
}

/** A map from folded text to the one exhibitor that it means; null where it means several. */
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

  // A company may be called what another's name and booth read together: then it needs its booth as well.
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
      // The second look is for a name that was shared when it was remembered and no longer is.
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

/** The selected exhibitors that are in the loaded list, as the list has them, each once. */
export function pruneSelection(memory: SelectionMemory, selected: readonly Exhibitor[]): Exhibitor[] {
  const kept = selected.map(memory.listed).filter((exhibitor) => exhibitor !== null);
  return [...new Set(kept)];
}

/**
 * The selection that was remembered for a set of interests (business matching 4), in the order of choosing.
 * @param selected what was selected last: it settles a name that has come to be shared since
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
