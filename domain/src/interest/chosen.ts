// The interest that choosing a sub-category makes.
import type { Category, SubCategory } from '../category/schema.ts';
import type { Interest } from './schema.ts';

/** English names, by which it is sent, and the others for the pages that show it. */
export function interestIn(category: Category, sub: SubCategory): Interest {
  return {
    category: category.name,
    subCategory: sub.name,
    categoryId: category.id,
    subCategoryId: sub.id,
    ...(sub.names && { names: sub.names }),
  };
}
