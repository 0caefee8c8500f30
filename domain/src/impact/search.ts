// Finds slots on a board: chains of meetings that make room for each other, swaps, and an exact search for few.
import { type Board, NOWHERE } from './board.ts';

/** Limits of one chain: steps tried, and meetings that make room for one. */
const MOST_STEPS = 20_000;
const LONGEST_CHAIN = 200;
/** Step limit for all chains of a group together. */
const MOST_STEPS_IN_ALL = 400_000;

/**
 * Places as many meetings as chains can: one without room takes a slot whose owners move elsewhere, and so on. If
 * people have one meeting each, these are the augmenting paths of a bipartite matching, and the number is optimal.
 */
export function placeByChains(board: Board): void {
  const order = [...board.at.keys()].sort(
    (one, other) => (board.options[one]?.length ?? 0) - (board.options[other]?.length ?? 0) || one - other,
  );
  let left = MOST_STEPS_IN_ALL;
  for (const index of order)
    if (board.at[index] === NOWHERE) left -= placeByChain(board, index, Math.min(left, MOST_STEPS));
}

/** @returns how many steps were tried */
function placeByChain(board: Board, first: number, mostSteps: number): number {
  const tried = new Set<string>();
  let steps = 0;

  function place(index: number, depth: number): boolean {
    const options = board.options[index] ?? [];
    const open = options.find(({ slot }) => !tried.has(`${index}/${slot}`) && board.isOpen(index, slot));
    if (open) {
      board.put(index, open.slot);
      return true;
    }
    if (depth >= LONGEST_CHAIN) return false;
    for (const { slot } of options) {
      const name = `${index}/${slot}`;
      if (tried.has(name) || steps >= mostSteps) continue;
      tried.add(name);
      steps += 1;
      for (const blockers of blockersOf(board, index, slot))
        if (takeFrom(blockers, index, slot, depth)) return true;
    }
    return false;
  }

  /** Takes the slot if all blockers find another one; otherwise leaves everything unchanged. */
  function takeFrom(blockers: readonly number[], index: number, slot: number, depth: number): boolean {
    const { mark } = board;
    for (const blocker of blockers) {
      tried.add(`${blocker}/${board.at[blocker]}`);
      board.put(blocker, NOWHERE);
    }
    board.put(index, slot);
    if (blockers.every((blocker) => place(blocker, depth + 1))) return true;
    board.undoTo(mark);
    return false;
  }

  place(first, 0);
  return steps;
}

/** Every minimal set of meetings that must leave before this one can have the slot. */
function blockersOf(board: Board, index: number, slot: number): number[][] {
  const own = board.ownAt(index, slot);
  const seated = board.seated(index, slot);
  if (seated.length === 0) return own === undefined ? [[]] : [[own]];
  return seated.map((other) => (own === undefined || own === other ? [other] : [own, other]));
}

/** Maximum passes over all meetings, stopping when no move or swap improves anything. */
const MOST_PASSES = 6;

/** Moves and swaps placed meetings while that lowers the total cost; none loses its slot. */
export function bringCloser(board: Board): void {
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let hasChanged = false;
    for (const index of board.at.keys()) hasChanged = moveCloser(board, index) || hasChanged;
    if (!hasChanged) return;
  }
}

function moveCloser(board: Board, index: number): boolean {
  const from = board.at[index] ?? NOWHERE;
  if (from === NOWHERE) return false;
  board.put(index, NOWHERE);
  const now = board.costOfPutting(index, from);
  for (const { slot, cost } of board.options[index] ?? []) {
    if (cost >= now) break;
    if (slot === from) continue;
    if (board.isOpen(index, slot)) {
      if (board.costOfPutting(index, slot) >= now) continue;
      board.put(index, slot);
      return true;
    }
    for (const blockers of blockersOf(board, index, slot)) {
      const [other] = blockers;
      if (other === undefined || blockers.length > 1) continue;
      if (swap(board, { index, other, from, to: slot, now })) return true;
    }
  }
  board.put(index, from);
  return false;
}

/** Gives `index` the slot of `other`, which moves to a place that lowers the total cost, if there is one. */
function swap(
  board: Board,
  { index, other, from, to, now }: { index: number; other: number; from: number; to: number; now: number },
): boolean {
  board.put(index, from);
  board.put(other, NOWHERE);
  const before = now + board.costOfPutting(other, to);
  board.put(index, NOWHERE);
  const gain = before - board.costOfPutting(index, to);
  board.put(index, to);
  for (const { slot, cost } of board.options[other] ?? []) {
    if (cost >= gain) break;
    if (slot === to || !board.isOpen(other, slot) || board.costOfPutting(other, slot) >= gain) continue;
    board.put(other, slot);
    return true;
  }
  board.put(index, NOWHERE);
  board.put(other, to);
  return false;
}

/** Maximum meetings for the exact search, and its step limit. */
export const EXACT_MEETINGS = 12;
const EXACT_STEPS = 60_000;

/** Finds the optimal board: the most meetings, then the lowest cost. Stops at a step limit. */
export function searchExactly(board: Board): void {
  if (board.count > EXACT_MEETINGS) return;
  const order = [...board.at.keys()].sort(
    (one, other) => (board.options[one]?.length ?? 0) - (board.options[other]?.length ?? 0) || one - other,
  );
  /** More expensive than any way of placing all meetings. */
  const unplaced = board.weights.otherDay * (board.count + 1);
  const least = order.map((index) => Math.min(unplaced, board.options[index]?.[0]?.cost ?? unplaced));
  const rest = least.map((_, depth) => least.slice(depth).reduce((sum, cost) => sum + cost, 0));
  let best = [...board.at];
  let bestCost = board.cost + unplaced * (board.count - board.placed);
  let steps = 0;
  board.restore(board.at.map(() => NOWHERE));

  function search(depth: number, cost: number): void {
    if (steps++ > EXACT_STEPS || cost + (rest[depth] ?? 0) >= bestCost) return;
    const index = order[depth];
    if (index === undefined) {
      best = [...board.at];
      bestCost = cost;
      return;
    }
    for (const { slot } of board.options[index] ?? []) {
      if (!board.isOpen(index, slot)) continue;
      const added = board.costOfPutting(index, slot);
      board.put(index, slot);
      search(depth + 1, cost + added);
      board.put(index, NOWHERE);
    }
    search(depth + 1, cost + unplaced);
  }
  search(0, 0);
  board.restore(best);
}
