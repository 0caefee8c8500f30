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
  const inOrder = exhibitors.toSorted((a, b) => a.id - b.id);
  const carriers = new Map([...chosenIds].map((id) => [id, [] as number[]]));
  for (const [place, { subCategoryIds }] of inOrder.entries())
    for (const id of new Set(subCategoryIds)) carriers.get(id)?.push(place);
  const lists = [...carriers.values()].map((places) => Uint32Array.from(places));
  return [...rankPlaces(lists, inOrder.length)].flatMap((place) => inOrder[place] ?? []);
}

/** Those that cover the same of the chosen sub-categories, in ascending order. */
interface Tier {
  covered: number;
  weight: number;
  places: number[];
  /** The tier that covers one sub-category more, by the place of that one among the chosen. */
  wider: number[];
}

/**
 * The same order from an index that is already at hand, in which an exhibitor is the place that it has in the list
 * of all exhibitors in ascending order of id. Only the few tiers are sorted, not the exhibitors.
 * @param carriers for each chosen sub-category, the exhibitors that stand in it, each once, in ascending order
 * @param exhibitorCount how many exhibitors the edition has
 */
export function rankPlaces(carriers: readonly Uint32Array[], exhibitorCount: number): Uint32Array {
  const none: Tier = { covered: 0, weight: 0, places: [], wider: [] };
  const tiers = [none];
  const tierOf = new Uint32Array(exhibitorCount);
  for (const [chosen, carrier] of carriers.entries()) {
    const weight = interestWeight(carrier.length, exhibitorCount);
    for (const place of carrier) {
      const tier = tiers[tierOf[place] ?? 0] ?? none;
      let wider = tier.wider[chosen];
      if (wider === undefined) {
        wider = tiers.length;
        tier.wider[chosen] = wider;
        tiers.push({ covered: tier.covered + 1, weight: tier.weight + weight, places: [], wider: [] });
      }
      tierOf[place] = wider;
    }
  }
  let count = 0;
  for (const carrier of carriers)
    for (const place of carrier) {
      const tier = tierOf[place] ?? 0;
      if (tier === 0) continue;
      tiers[tier]?.places.push(place);
      // Seen: it stands in other lists too.
      tierOf[place] = 0;
      count += 1;
    }
  return joinTiers(tiers, count);
}

/** The best tier first; tiers that are equally good are one, in ascending order. */
function joinTiers(tiers: Tier[], count: number): Uint32Array {
  tiers.sort((a, b) => b.covered - a.covered || b.weight - a.weight);
  const ranked = new Uint32Array(count);
  let end = 0;
  let equalsFrom = 0;
  let last: Tier | undefined;
  for (const tier of tiers) {
    const isEqual = last?.covered === tier.covered && last.weight === tier.weight;
    if (!isEqual) equalsFrom = end;
    ranked.set(tier.places, end);
    end += tier.places.length;
    if (isEqual) ranked.subarray(equalsFrom, end).sort();
    last = tier;
  }
  return ranked;
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
