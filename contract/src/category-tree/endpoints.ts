// Endpoints with which organisers read and change the category tree.
import { CATEGORY_KINDS, TEMPLATE_NAMES } from '@visavis/domain/category/tree';
import * as z from 'zod/mini';
import { chosenEdition } from '../edition/chosen.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { mergePreviewSchema, namesInput, storedTreeSchema } from './tree.ts';

const nodeParams = z.object({
  kind: z.enum(CATEGORY_KINDS),
  id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)),
});
const query = z.object(chosenEdition);
const version = z.int();
/** Parent of a sub-category; null for a top-level category. */
const parentId = z.nullable(z.int().check(z.positive(), z.maximum(2147483647)));

export const getCategoryTree = endpoint(calls.getCategoryTree, {
  permission: 'category.read',
  summary:
    'The categories of an edition with their sub-categories, counts and version; without an edition, of the one that the dashboard works on',
  query,
  output: storedTreeSchema,
  errors: ['resource.not-found'],
});

export const addCategory = endpoint(calls.addCategory, {
  permission: 'category.set',
  summary: 'Adds a category, or a sub-category to a category, at the end',
  query,
  body: z.strictObject({ version, categoryId: parentId, ...namesInput }),
  status: 201,
  output: z.object({ id: z.int(), tree: storedTreeSchema }),
  records: ['category.add'],
  errors: ['resource.not-found', 'category.stale'],
});

export const fillCategoryTree = endpoint(calls.fillCategoryTree, {
  permission: 'category.set',
  summary: 'Fills an edition without categories with those of a trade, in three languages',
  query,
  body: z.strictObject({ version, template: z.enum(TEMPLATE_NAMES) }),
  output: storedTreeSchema,
  records: ['category.fill'],
  errors: ['resource.not-found', 'category.stale', 'category.in-use'],
});

export const renameCategory = endpoint(calls.renameCategory, {
  permission: 'category.set',
  summary:
    'Changes the names of a category or sub-category. Interests are kept, and drafts find it by its former name',
  params: nodeParams,
  query,
  body: z.strictObject({ version, ...namesInput }),
  output: storedTreeSchema,
  records: ['category.rename'],
  errors: ['category.stale'],
});

export const moveCategory = endpoint(calls.moveCategory, {
  permission: 'category.set',
  summary: 'Moves a category within the order, or a sub-category within its category or to another one',
  params: nodeParams,
  query,
  body: z.strictObject({
    version,
    categoryId: parentId,
    /** Zero-based index among the siblings; values beyond the end mean last. */
    position: z.int().check(z.minimum(0), z.maximum(2147483647)),
  }),
  output: storedTreeSchema,
  records: ['category.move'],
  errors: ['category.stale'],
});

export const deleteCategory = endpoint(calls.deleteCategory, {
  permission: 'category.set',
  summary: 'Deletes a category without sub-categories, or a sub-category that no exhibitor or visitor uses',
  params: nodeParams,
  query: z.extend(query, { version: z.coerce.number().check(z.int()) }),
  output: storedTreeSchema,
  records: ['category.delete'],
  errors: ['category.stale', 'category.in-use'],
});

const intoId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));

export const previewCategoryMerge = endpoint(calls.previewCategoryMerge, {
  permission: 'category.read',
  summary: 'The exhibitors and registrations before and after a merge; those in both count once',
  params: nodeParams,
  query: z.extend(query, { into: intoId }),
  output: mergePreviewSchema,
});

export const mergeCategory = endpoint(calls.mergeCategory, {
  permission: 'category.set',
  summary:
    'Merges a sub-category, or a category, into another one. Nobody loses an interest, and drafts find the old name',
  params: nodeParams,
  query,
  body: z.strictObject({ version, into: z.int().check(z.positive(), z.maximum(2147483647)) }),
  output: storedTreeSchema,
  records: ['category.merge'],
  errors: ['category.stale'],
});

export const undoCategoryMerge = endpoint(calls.undoCategoryMerge, {
  permission: 'category.set',
  summary:
    'Undoes a merge for 30 days, as long as what it was merged into exists; exactly what was moved goes back',
  params: z.object({ id: nodeParams.shape.id }),
  query,
  body: z.strictObject({ version }),
  output: storedTreeSchema,
  records: ['category.undo-merge'],
  errors: ['category.stale', 'category.undo-over'],
});
