// Finds the cheapest chain of slot changes that makes room for one more company.

/** A guest's change from one slot to another; a newcomer has no previous slot. */
export interface Change<G> {
  guest: G;
  from: number | null;
  to: number;
}

/**
 * Finds the cheapest chain of changes that seats a newcomer (Dijkstra over the slots; since staying costs nothing,
 * the cheapest chain is also the cheapest way to seat everybody).
 * @param seated current guests by slot
 * @param priceOf cost of moving a seated guest to another slot, above zero; infinite if it must stay
 * @returns changes in an order in which each target slot is already empty, the newcomer's last; null if there is no
 *   way
 */
export function makeRoom<G extends { free: readonly number[] }>(
  newcomer: G,
  seated: ReadonlyMap<number, G>,
  priceOf: (guest: G) => number,
): Change<G>[] | null {
  const open = new Map<number, { change: Change<G>; cost: number }>();
  const settled = new Map<number, Change<G>>();
  const offer = (guest: G, from: number | null, cost: number) => {
    for (const to of guest.free)
      if (!settled.has(to) && cost < (open.get(to)?.cost ?? Number.POSITIVE_INFINITY))
        open.set(to, { change: { guest, from, to }, cost });
  };

  offer(newcomer, null, 0);
  while (open.size > 0) {
    const { change, cost } = [...open.values()].reduce((best, each) =>
      each.cost < best.cost || (each.cost === best.cost && each.change.to < best.change.to) ? each : best,
    );
    open.delete(change.to);
    settled.set(change.to, change);
    const holder = seated.get(change.to);
    if (holder) offer(holder, change.to, cost + priceOf(holder));
    else {
      const changes = [change];
      for (let last = change; last.from !== null; ) {
        const next = settled.get(last.from);
        if (!next) break;
        changes.push(next);
        last = next;
      }
      return changes;
    }
  }
  return null;
}

/** The seating after the changes. */
export function reseat<G>(seated: ReadonlyMap<number, G>, changes: readonly Change<G>[]): Map<number, G> {
  const after = new Map(seated);
  // Each vacated slot is taken by the next change, so setting is enough.
  for (const { guest, to } of changes) after.set(to, guest);
  return after;
}
