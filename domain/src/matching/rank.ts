// Top Matches: which exhibitors answer a visitor's interests best, and in which order.

/** An exhibitor as the ranking sees it. */
export interface Rankable {
  id: number;
  /** Ids of the sub-categories that the exhibitor stands in. */
  subCategoryIds: readonly number[];
}

/**
 * Orders exhibitors for a set of chosen sub-categories.
 *
 * 1. An exhibitor that covers more of the chosen sub-categories comes first.
 * 2. Among equals, rarer interests weigh more: a covered sub-category counts log(1 + N / n), with N exhibitors
 *    in the edition and n of them in that sub-category. The greater sum comes first.
 * 3. Among equals still, the smaller id comes first, so that the order is the same on every call.
 *
 * Exhibitors that cover none are left out.
 * @param exhibitors every exhibitor of the edition, each once
 * @param chosenIds ids of the chosen sub-categories; repetitions and unknown ids change nothing
 */
export function rankExhibitors<E extends Rankable>(
  exhibitors: readonly E[],
  chosenIds: Iterable<number>,
): E[] {
  const chosen = new Set(chosenIds);
  const carriers = new Map<number, E[]>();
  for (const exhibitor of exhibitors) {
    for (const id of new Set(exhibitor.subCategoryIds)) {
      if (!chosen.has(id)) continue;
      const list = carriers.get(id);
      if (list) list.push(exhibitor);
      else carriers.set(id, [exhibitor]);
    }
  }
  return rankCarriers(carriers, exhibitors.length);
}

/**
 * The same order from an index that is already at hand.
 * @param carriers for each chosen sub-category id, the exhibitors that stand in it, each once
 * @param exhibitorCount how many exhibitors the edition has
 */
export function rankCarriers<E extends Rankable>(
  carriers: ReadonlyMap<number, readonly E[]>,
  exhibitorCount: number,
): E[] {
  const scores = new Map<E, { covered: number; weight: number }>();
  for (const list of carriers.values()) {
    const weight = interestWeight(list.length, exhibitorCount);
    for (const exhibitor of list) {
      const score = scores.get(exhibitor);
      if (score) {
        score.covered += 1;
        score.weight += weight;
      } else scores.set(exhibitor, { covered: 1, weight });
    }
  }
  return [...scores]
    .sort(([a, x], [b, y]) => y.covered - x.covered || y.weight - x.weight || a.id - b.id)
    .map(([exhibitor]) => exhibitor);
}

/**
 * How much one covered interest weighs.
 * @param carrierCount exhibitors that stand in the sub-category, at least 1
 * @param exhibitorCount exhibitors of the edition
 * @returns a positive whole number, greater for rarer sub-categories, in billionths: sums of whole numbers do
 *   not depend on the order of adding, so that equal interests make a true tie
 */
export function interestWeight(carrierCount: number, exhibitorCount: number): number {
  return Math.round(Math.log(1 + exhibitorCount / carrierCount) * 1e9);
}
