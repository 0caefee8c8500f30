// Finds another slot for each meeting that loses its own: as many as possible, then as close as possible.
import { Board, NOWHERE } from './board.ts';
import type { Displaced, Relocation } from './problem.ts';
import { bringCloser, placeByChains, searchExactly } from './search.ts';

/**
 * New slots for displaced meetings. Nobody has two meetings at once, and no exhibitor more than its seats.
 * Priorities, in this order: place the most meetings, move the fewest to another day, cost the fewest people their
 * lunch, and minimise the minutes between old and new start. Groups of meetings that do not compete are solved
 * separately: exactly for up to twelve meetings, with an optimal number placed if people have one meeting each, else
 * by chains and swaps.
 * @returns slot index by meeting ID, without meetings that get no slot; deterministic
 */
export function relocate(problem: Relocation): Map<number, number> {
  const found = new Map<number, number>();
  for (const meetings of groupsOf(problem.meetings)) {
    const board = new Board({ ...problem, meetings });
    placeByChains(board);
    bringCloser(board);
    searchExactly(board);
    for (const [index, meeting] of meetings.entries()) {
      const slot = board.at[index] ?? NOWHERE;
      if (slot !== NOWHERE) found.set(meeting.id, slot);
    }
  }
  return found;
}

/** Meetings connected through exhibitors and people, each group in order of ID. */
function groupsOf(meetings: readonly Displaced[]): Displaced[][] {
  const sorted = [...meetings].sort((one, other) => one.id - other.id);
  const parent = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root))
      root = next;
    parent.set(name, root);
    return root;
  };
  for (const { exhibitorId, personId } of sorted)
    parent.set(rootOf(`person ${personId}`), rootOf(`exhibitor ${exhibitorId}`));
  const groups = new Map<string, Displaced[]>();
  for (const meeting of sorted) {
    const root = rootOf(`exhibitor ${meeting.exhibitorId}`);
    groups.set(root, [...(groups.get(root) ?? []), meeting]);
  }
  return [...groups.values()];
}
