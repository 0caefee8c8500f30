// Suggests further exhibitors for a person: those with common interests and free hours.
import type { Person } from '@visavis/contract/person/person';
import type { Catalogue } from '../edition/public.ts';

/** Maximum number of suggestions. */
const MOST = 3;

/**
 * @param interestIds sub-categories that the person chose
 * @param metIds exhibitors of the person's meetings, including rejected ones
 * @param freeHours by exhibitor
 * @returns those with most interests in common first, then those with most free hours
 */
export function suggestedFor(
  { exhibitors }: Pick<Catalogue, 'exhibitors'>,
  { interestIds, metIds }: { interestIds: readonly number[]; metIds: readonly number[] },
  freeHours: ReadonlyMap<number, number>,
): Person['suggested'] {
  const wanted = new Set(interestIds);
  const met = new Set(metIds);
  return exhibitors
    .map(({ id, exhibitor, subCategoryIds }) => ({
      id,
      name: exhibitor.company_name,
      boothNumber: exhibitor.booth_number,
      interests: subCategoryIds.filter((one) => wanted.has(one)).length,
      freeHours: freeHours.get(id) ?? 0,
    }))
    .filter(({ id, interests, freeHours: free }) => interests > 0 && free > 0 && !met.has(id))
    .sort((a, b) => b.interests - a.interests || b.freeHours - a.freeHours || a.id - b.id)
    .slice(0, MOST);
}
