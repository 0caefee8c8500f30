// Interests of an earlier edition in a later one: carried over by name, where it has them.
import type { CategoryTree } from '../category/schema.ts';
import { foldName } from '../exhibitor/merge.ts';
import type { Interest } from './schema.ts';

/**
 * @param tree every category of the edition with its sub-categories
 * @returns the interests as the edition has them, in their order, each once; those that it does not have are left out
 */
export function carryOver(interests: readonly Interest[], tree: readonly CategoryTree[]): Interest[] {
  const carried = new Map<number, Interest>();
  for (const interest of interests) {
    const found = findIn(tree, interest);
    if (found && !carried.has(found.subCategoryId)) carried.set(found.subCategoryId, found);
  }
  return [...carried.values()];
}

/** Names of sub-categories are unique in an edition: the category may have been renamed. */
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
