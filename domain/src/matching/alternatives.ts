// Suggests alternatives for a fully booked exhibitor.

/** The fields of an exhibitor that are compared. */
export interface Comparable {
  id: number;
  /** Ids of its sub-categories; absent if unknown. */
  subCategoryIds?: readonly number[] | undefined;
}

/** How many alternatives a fully booked exhibitor offers (decisions 5). */
export const ALTERNATIVES_SHOWN = 3;

/**
 * The exhibitors with free hours that are most similar to a given one (decisions 5, no dead ends).
 *
 * 1. More of the visitor's interests shared with it comes first: covered by both, and chosen by the visitor.
 * 2. Then more sub-categories shared with it, chosen or not.
 * 3. Then more free hours.
 * 4. Then the smaller id, so that the order is the same on every call.
 *
 * The candidates are the visitor's own matches: an exhibitor that covers none of the interests would be removed from
 * the selection again when Top Matches is opened (business matching 4 and 8).
 * @param exhibitor the one that has no free hour; it is never its own alternative
 * @param candidates the visitor's matches, each once
 * @param chosenIds sub-category ids of the visitor's interests
 * @param freeHoursOf free hours of an exhibitor; undefined if unknown, which excludes it
 * @param excludedIds exhibitors that are already selected
 * @param count the maximum to return
 * @returns at most `count`, fewer if fewer have free hours
 */
export function similarExhibitors<E extends Comparable>(
  exhibitor: Comparable,
  candidates: readonly E[],
  chosenIds: Iterable<number>,
  freeHoursOf: (exhibitorId: number) => number | undefined,
  excludedIds: ReadonlySet<number>,
  count: number = ALTERNATIVES_SHOWN,
): E[] {
  const own = new Set(exhibitor.subCategoryIds);
  const chosen = new Set(chosenIds);
  return candidates
    .filter(({ id }) => id !== exhibitor.id && !excludedIds.has(id) && (freeHoursOf(id) ?? 0) > 0)
    .map((candidate) => {
      const shared = [...new Set(candidate.subCategoryIds)].filter((id) => own.has(id));
      const interests = shared.filter((id) => chosen.has(id)).length;
      return { candidate, interests, shared: shared.length, freeHours: freeHoursOf(candidate.id) ?? 0 };
    })
    .sort(
      (a, b) =>
        b.interests - a.interests ||
        b.shared - a.shared ||
        b.freeHours - a.freeHours ||
        a.candidate.id - b.candidate.id,
    )
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/**
 * The alternatives to show when some are on screen already: those with free hours keep their place, so that nothing
 * moves under the pointer, and only the places of full ones are refilled.
 * @param shown the alternatives on screen, which may have been selected in the meantime
 * @param best the current result of `similarExhibitors`, as many as are to be shown
 * @param freeHoursOf free hours of an exhibitor; undefined if unknown
 * @param count the maximum to show
 */
export function keepAlternatives<E extends Comparable>(
  shown: readonly E[],
  best: readonly E[],
  freeHoursOf: (exhibitorId: number) => number | undefined,
  count: number = ALTERNATIVES_SHOWN,
): E[] {
  const isOpen = ({ id }: E) => (freeHoursOf(id) ?? 0) > 0;
  const shownIds = new Set(shown.map(({ id }) => id));
  const fresh = best.filter((exhibitor) => !shownIds.has(exhibitor.id) && isOpen(exhibitor));
  const kept = shown
    .slice(0, count)
    .flatMap((exhibitor) => (isOpen(exhibitor) ? exhibitor : (fresh.shift() ?? [])));
  return [...kept, ...fresh].slice(0, count);
}
