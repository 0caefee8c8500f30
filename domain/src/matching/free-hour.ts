// Matches people and exhibitors who are both free in an hour of the fair.

export interface FreeExhibitor {
  id: number;
  /** Meetings that it can still accept in the hour. */
  places: number;
  subCategoryIds: readonly number[];
}

export interface FreePerson {
  registrationId: number;
  /** Sub-categories chosen as interests. */
  interestIds: readonly number[];
  /** Exhibitors that the person meets or has met: they are not suggested again. */
  metIds: readonly number[];
}

export interface FreeMatch {
  registrationId: number;
  exhibitorId: number;
  /** Interests of the person that the exhibitor covers, in ascending order. */
  sharedIds: number[];
}

/**
 * Suggests one exhibitor for each person, in the order of the people: the one that covers most interests; ties are
 * broken by rarer interests, then by the smaller ID. No exhibitor is suggested more often than it has places, so that
 * every suggestion can be taken.
 * @param weightOf of a sub-category, greater for rarer ones
 */
export function matchFreeHour(
  people: readonly FreePerson[],
  exhibitors: readonly FreeExhibitor[],
  weightOf: (subCategoryId: number) => number,
): FreeMatch[] {
  const left = new Map(exhibitors.map(({ id, places }) => [id, places]));
  const carriers = carriersOf(exhibitors);
  const weights = new Map([...carriers.keys()].map((id) => [id, weightOf(id)]));
  return people.flatMap(({ registrationId, interestIds, metIds }) => {
    const met = new Set(metIds);
    const interests = [...new Set(interestIds)].sort((a, b) => a - b);
    const found = new Map<number, Candidate>();
    for (const interestId of interests)
      for (const id of carriers.get(interestId) ?? []) {
        const candidate = found.get(id) ?? { id, shared: 0, weight: 0 };
        candidate.shared += 1;
        candidate.weight += weights.get(interestId) ?? 0;
        found.set(id, candidate);
      }
    let best: Candidate | null = null;
    for (const candidate of found.values())
      if ((!best || isBetter(candidate, best)) && (left.get(candidate.id) ?? 0) > 0 && !met.has(candidate.id))
        best = candidate;
    if (!best) return [];
    const { id: exhibitorId } = best;
    left.set(exhibitorId, (left.get(exhibitorId) ?? 0) - 1);
    const sharedIds = interests.filter((id) => carriers.get(id)?.includes(exhibitorId));
    return [{ registrationId, exhibitorId, sharedIds }];
  });
}

interface Candidate {
  id: number;
  shared: number;
  weight: number;
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  (one.shared - other.shared || one.weight - other.weight || other.id - one.id) > 0;

/** The exhibitors of each sub-category. */
function carriersOf(exhibitors: readonly FreeExhibitor[]): Map<number, number[]> {
  const carriers = new Map<number, number[]>();
  for (const { id, subCategoryIds } of exhibitors)
    for (const subCategoryId of new Set(subCategoryIds)) {
      const known = carriers.get(subCategoryId);
      if (known) known.push(id);
      else carriers.set(subCategoryId, [id]);
    }
  return carriers;
}
