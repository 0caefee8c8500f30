// The tree of categories as organisers read and change it: names in every language, counts and a version.
import { categoryNamesSchema } from '@visavis/domain/category/schema';
import { CATEGORY_KINDS, CATEGORY_NAME_LIMIT } from '@visavis/domain/category/tree';
import * as z from 'zod/mini';

const node = {
  id: z.int(),
  /** In English, which identifies it in drafts and imports. */
  name: z.string(),
  names: categoryNamesSchema,
  /** Exhibitors that belong to it, each once; archived ones keep their categories and count. */
  exhibitors: z.int(),
  /** Products of these exhibitors. */
  products: z.int(),
  /** Registrations that chose it, each once; cancelled ones keep their interests and count. */
  registrations: z.int(),
};

export const storedTreeSchema = z.object({
  /** The edition whose categories these are. */
  edition: z.int(),
  /** Of the whole tree. Sent back with a change, so that a stale page cannot overwrite a newer one. */
  version: z.int(),
  categories: z.array(
    z.object({
      ...node,
      subCategories: z.array(
        z.object({
          ...node,
          /** What it was called before, in every language: visitors' drafts still find it by the English ones. */
          formerNames: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Merges that can be undone, the latest first. */
  merges: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(CATEGORY_KINDS),
      /** What it was called, and what it was merged into. */
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
  /** Of the one that ends, and of the one that remains, before. */
  from: z.int(),
  into: z.int(),
  /** In both, counted once after. */
  both: z.int(),
  after: z.int(),
});

/** What a merge would change. */
export const mergePreviewSchema = z.object({ exhibitors: uses, products: uses, registrations: uses });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

const translation = z.string().check(z.trim(), z.maxLength(CATEGORY_NAME_LIMIT));

/** Names as an organiser gives them; an empty translation counts as none. */
export const namesInput = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(CATEGORY_NAME_LIMIT)),
  names: z.strictObject({ ms: z.optional(translation), 'zh-Hans': z.optional(translation) }),
};
