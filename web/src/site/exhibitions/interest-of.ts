// Finds an interest that matches an exhibitor, for a visitor who chose the exhibitor first.
import { listCategories, listSubCategories } from '@visavis/contract/category/calls';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { interestIn } from '@visavis/domain/interest/chosen';
import type { Interest } from '@visavis/domain/interest/schema';
import { call } from '../../lib/api-client.ts';

/** Whether Top Matches lists the exhibitor for these interests. */
export function isCovered({ subCategoryIds }: Exhibitor, interests: readonly Interest[]): boolean {
  return interests.some(({ subCategoryId }) => subCategoryIds?.includes(subCategoryId));
}

/** @returns the edition's first sub-category that lists the exhibitor; null when none does */
export async function interestOf({ subCategoryIds }: Exhibitor): Promise<Interest | null> {
  for (const category of await call(listCategories)) {
    const subCategories = await call(listSubCategories, { params: { id: category.id } });
    const found = subCategories.find(({ id }) => subCategoryIds?.includes(id));
    if (found) return interestIn(category, found);
  }
  return null;
}
