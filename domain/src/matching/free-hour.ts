// Matches people and exhibitors who are both free in an hour of the fair.

export interface FreeExhibitor {
  id: number;
  /** Meetings that it can still hold in the hour. */
  places: number;
  subCategoryIds: readonly number[];
}

export interface FreePerson {
  registrationId: number;
  /** Sub-categories of interest. */
  interestIds: readonly number[];
  /** Exhibitors whom the person meets or has met: they are not suggested again. */
  metIds: readonly number[];
}

export interface FreeMatch {
  registrationId: number;
  exhibitorId: number;
  /** Interests of the person that the exhibitor covers, in ascending order. */
  sharedIds: number[];
}

/**
 * Suggests one exhibitor for each person, in the order of the people: the one that covers most interests, among equals
 * the rarer interests, then the smaller id. No exhibitor is suggested more often than it has places, so that every
 * suggestion can be taken.
 * @param weightOf of a sub-category, greater for rarer ones
 */
export function matchFreeHour(
  people: readonly FreePerson[],
  exhibitors: readonly FreeExhibitor[],
  weightOf: (subCategoryId: number) => number,
): FreeMatch[] {
  const left = new Map(exhibitors.map(({ id, places }) => [id, places]));
  const carriers = new Map<number, number[]>();
  for (const { id, subCategoryIds } of exhibitors)
    for (const subCategoryId of new Set(subCategoryIds))
      carriers.set(subCategoryId, [...(carriers.get(subCategoryId) ?? []), id]);
  return people.flatMap(({ registrationId, interestIds, metIds }) => {
    const met = new Set(metIds);
    const shared = new Map<number, number[]>();
    for (const interestId of [...new Set(interestIds)].sort((a, b) => a - b))
      for (const id of carriers.get(interestId) ?? [])
        if (!met.has(id) && (left.get(id) ?? 0) > 0) shared.set(id, [...(shared.get(id) ?? []), interestId]);
    const weigh = (ids: readonly number[]) => ids.reduce((sum, id) => sum + weightOf(id), 0);
    let best: { id: number; sharedIds: number[]; weight: number } | null = null;
    for (const [id, sharedIds] of shared) {
      const found = { id, sharedIds, weight: weigh(sharedIds) };
      if (!best || isBetter(found, best)) best = found;
    }
    if (!best) return [];
    left.set(best.id, (left.get(best.id) ?? 0) - 1);
    return [{ registrationId, exhibitorId: best.id, sharedIds: best.sharedIds }];
  });
}

type Candidate = { id: number; sharedIds: number[]; weight: number };

const isBetter = (one: Candidate, other: Candidate): boolean =>
  (one.sharedIds.length - other.sharedIds.length || one.weight - other.weight || other.id - one.id) > 0;
