// The interest taxonomy: categories, each with sub-categories.
import * as z from 'zod/mini';

export const subCategorySchema = z.object({ id: z.int(), name: z.string() });
export type SubCategory = z.infer<typeof subCategorySchema>;

/** A category as listed, before its sub-categories are asked for. */
export const categorySchema = z.object({ id: z.int(), name: z.string() });
export type Category = z.infer<typeof categorySchema>;

/** A category with its sub-categories, as the interest screen keeps it. */
export const categoryTreeSchema = z.object({
  id: z.int(),
  name: z.string(),
  subCategories: z.array(subCategorySchema),
});
export type CategoryTree = z.infer<typeof categoryTreeSchema>;

/** Categories fetched at a time (business matching 9). */
export const CATEGORY_PAGE_SIZE = 10;
/** How long the browser keeps categories, in minutes (business matching 4). */
export const CATEGORY_CACHE_MINUTES = 30;
/** Distance from the bottom of the page at which more categories load, in pixels (business matching 9). */
export const LOAD_MORE_DISTANCE_PX = 300;
