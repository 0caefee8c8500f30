// Carries interests over from an earlier edition to a later one, by name.
import type { CategoryTree } from '../category/schema.ts';
import { foldName } from '../exhibitor/merge.ts';
import type { Interest } from './schema.ts';

/**
 * @param tree every category of the edition with its sub-categories
 * @returns the interests with the edition's ids, in order, each once; those that it lacks are left out
 */
export function carryOver(interests: readonly Interest[], tree: readonly CategoryTree[]): Interest[] {
  const carried = new Map<number, Interest>();
  for (const interest of interests) {
    const found = findIn(tree, interest);
    if (found && !carried.has(found.subCategoryId)) carried.set(found.subCategoryId, found);
  }
  return [...carried.values()];
}

/** Sub-category names are unique in an edition, so the category's name, which may have changed, is ignored. */
function findIn(tree: readonly CategoryTree[], { subCategory }: Interest): Interest | null {
  const wanted = foldName(subCategory);
  for (const category of tree) {
    const found = category.subCategories.find(({ name }) => foldName(name) === wanted);
    if (found)
      return {
        category: category.name,
        subCategory: found.name,
        categoryId: category.id,
        subCategoryId: found.id,
        ...(found.names ? { names: found.names } : {}),
      };
  }
  return null;
}
