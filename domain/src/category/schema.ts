// The interest taxonomy: categories, each with sub-categories.
import * as z from 'zod/mini';

/** In languages other than English, by BCP 47 tag; absent if the organiser gave none. */
export const categoryNamesSchema = z.object({
  ms: z.optional(z.string()),
  'zh-Hans': z.optional(z.string()),
});

const named = { id: z.int(), name: z.string(), names: z.optional(categoryNamesSchema) };

export const subCategorySchema = z.object({
  ...named,
  /** Former English names, which drafts may still contain. Absent if there are none. */
  formerNames: z.optional(z.array(z.string())),
});
export type SubCategory = z.infer<typeof subCategorySchema>;

/** A category as listed, before its sub-categories are fetched. */
export const categorySchema = z.object(named);
export type Category = z.infer<typeof categorySchema>;

/** A category with its sub-categories, as the interest screen stores it. */
export const categoryTreeSchema = z.object({
  ...named,
  subCategories: z.array(subCategorySchema),
});
export type CategoryTree = z.infer<typeof categoryTreeSchema>;

/** Categories fetched at a time (business matching 9). */
export const CATEGORY_PAGE_SIZE = 10;
/** How long the browser caches categories, in minutes (business matching 4). */
export const CATEGORY_CACHE_MINUTES = 30;
/** Distance from the bottom of the page at which more categories load, in pixels (business matching 9). */
export const LOAD_MORE_DISTANCE_PX = 300;
