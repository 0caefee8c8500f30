// The category tree as organisers read and change it: names in every language, counts and a version.
import { categoryNamesSchema } from '@visavis/domain/category/schema';
import { CATEGORY_KINDS, CATEGORY_NAME_LIMIT } from '@visavis/domain/category/tree';
import * as z from 'zod/mini';

const node = {
  id: z.int(),
  /** English name, the key in drafts and imports. */
  name: z.string(),
  names: categoryNamesSchema,
  /** Exhibitors in the category, each counted once, including archived ones. */
  exhibitors: z.int(),
  /** Products of those exhibitors. */
  products: z.int(),
  /** Registrations that chose it, each counted once, including cancelled ones. */
  registrations: z.int(),
};

export const storedTreeSchema = z.object({
  /** The edition that the categories belong to. */
  edition: z.int(),
  /** Version of the whole tree. Sent back with a change, so that a stale page cannot overwrite a newer one. */
  version: z.int(),
  categories: z.array(
    z.object({
      ...node,
      subCategories: z.array(
        z.object({
          ...node,
          /** Former names in all languages: visitors' drafts still match on the English ones. */
          formerNames: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Merges that can be undone, newest first. */
  merges: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(CATEGORY_KINDS),
      /** Its former name, and the category it was merged into. */
      name: z.string(),
      into: z.string(),
      /** ISO instants. */
      mergedAt: z.string(),
      undoUntil: z.string(),
    }),
  ),
});
export type StoredTree = z.infer<typeof storedTreeSchema>;
export type StoredCategory = StoredTree['categories'][number];
export type StoredSubCategory = StoredCategory['subCategories'][number];

const uses = z.object({
  /** Counts before the merge, for the category that ends and the one that remains. */
  from: z.int(),
  into: z.int(),
  /** In both categories: counted once after the merge. */
  both: z.int(),
  after: z.int(),
});

/** What a merge would change. */
export const mergePreviewSchema = z.object({ exhibitors: uses, products: uses, registrations: uses });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

const translation = z.string().check(z.trim(), z.maxLength(CATEGORY_NAME_LIMIT));

/** Names as entered by an organiser; an empty translation counts as missing. */
export const namesInput = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(CATEGORY_NAME_LIMIT)),
  names: z.strictObject({ ms: z.optional(translation), 'zh-Hans': z.optional(translation) }),
};
