// A chosen interest: a sub-category with its category.

import * as z from 'zod/mini';
import { categoryNamesSchema } from '../category/schema.ts';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';

export const interestSchema = z.object({
  category: z.string(),
  subCategory: z.string(),
  categoryId: z.int(),
  subCategoryId: z.int(),
  /** Always null: sub-categories have no further level (hosted buyer and dashboard 3). */
  childCategoryId: z.optional(z.nullable(z.int())),
  /** Translations of the sub-category for display; not needed in a submission. */
  names: z.optional(categoryNamesSchema),
});
export type Interest = z.infer<typeof interestSchema>;

/**
 * The storage key of selections for a set of interests: the sorted sub-category names, joined by commas (business
 * matching 4). A comma inside a name is escaped, so that keys are unambiguous.
 * @param subCategories names in any order, repetitions ignored
 */
export function selectionKey(subCategories: readonly string[]): string {
  return [...new Set(subCategories)]
    .sort()
    .map((name) => name.replace(/[\\,]/g, '\\$&'))
    .join(',');
}

/**
 * Interests that the edition lacks.
 * @returns an error message for each, under a path such as 'interests.2.subCategoryId'
 */
export function unknownInterests(
  interests: readonly Pick<Interest, 'subCategoryId'>[],
  isKnown: (subCategoryId: number) => boolean,
): Record<string, string> {
  const fields: Record<string, string> = {};
  interests.forEach(({ subCategoryId }, index) => {
    if (!isKnown(subCategoryId))
      fields[`interests.${index}.subCategoryId`] = coded(message('interest.not-in-edition'));
  });
  return fields;
}
