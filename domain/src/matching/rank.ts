// Ranks exhibitors for Top Matches by how well they cover a visitor's interests.

/** The fields of an exhibitor that are ranked. */
export interface Rankable {
  id: number;
  /** Ids of the exhibitor's sub-categories. */
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
 * @param chosenIds ids of the chosen sub-categories; repetitions and unknown ids are ignored
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

/** Exhibitors that cover the same chosen sub-categories, in ascending order. */
interface Tier {
  covered: number;
  weight: number;
  places: number[];
  /** The tier that covers one more sub-category, by its index among the chosen ones. */
  wider: number[];
}

/**
 * The same order from an existing index, in which an exhibitor is represented by its index in the list of all
 * exhibitors sorted by id. Only the few tiers are sorted, not the exhibitors.
 * @param carriers for each chosen sub-category, its exhibitors, each once, in ascending order
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
      // Mark it as done, since it appears in other lists too.
      tierOf[place] = 0;
      count += 1;
    }
  return joinTiers(tiers, count);
}

/** Best tier first; equally good tiers are merged in ascending order. */
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
 * The weight of one covered interest.
 * @param carrierCount exhibitors in the sub-category, at least 1
 * @param exhibitorCount exhibitors of the edition
 * @returns a positive integer in billionths, greater for rarer sub-categories; integer sums do not depend on the
 * order of addition, so equal interests tie exactly
 */
export function interestWeight(carrierCount: number, exhibitorCount: number): number {
  return Math.round(Math.log(1 + exhibitorCount / carrierCount) * 1e9);
}
