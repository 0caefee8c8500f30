// Explains why an exhibitor is a match: which of the visitor's interests it covers.
import type { Interest } from '../interest/schema.ts';

/**
 * The interests that an exhibitor covers (design 9, capacity and reason).
 * @param subCategoryIds the exhibitor's sub-categories; undefined if unknown
 * @param interests the visitor's, in the order of selection
 * @returns the covered ones and all chosen ones, without duplicates, in the order of selection
 */
export function coveredInterests(
  subCategoryIds: readonly number[] | undefined,
  interests: readonly Interest[],
): { covered: Interest[]; chosen: Interest[] } {
  const chosen = [...new Map(interests.map((interest) => [interest.subCategoryId, interest])).values()];
  const ids = new Set(subCategoryIds);
  return { covered: chosen.filter(({ subCategoryId }) => ids.has(subCategoryId)), chosen };
}
