// Whether an import is of categories, which its page then speaks of instead of exhibitors.
import type { ImportView } from '@visavis/contract/import/plan';
import { isOfCategories } from '@visavis/domain/import/fields';

/** @returns false while no column of the file is known */
export function isOfCategoriesIn({ reading }: Pick<ImportView, 'reading'>): boolean {
  const fields = reading.columns.map(({ field }) => field);
  return isOfCategories(fields) && fields.some((field) => field !== null);
}
