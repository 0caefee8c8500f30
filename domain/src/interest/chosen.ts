// Builds the interest for a chosen sub-category.
import type { Category, SubCategory } from '../category/schema.ts';
import type { Interest } from './schema.ts';

/** English names are sent to the server; translations are for display. */
export function interestIn(category: Category, sub: SubCategory): Interest {
  return {
    category: category.name,
    subCategory: sub.name,
    categoryId: category.id,
    subCategoryId: sub.id,
    childCategoryId: null,
    ...(sub.names && { names: sub.names }),
  };
}
