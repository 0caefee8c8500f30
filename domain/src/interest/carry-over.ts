// Carries interests over from an earlier edition to a later one, by their current or former names.
import type { CategoryTree, SubCategory } from '../category/schema.ts';
import { foldName } from '../exhibitor/merge.ts';
import type { Interest } from './schema.ts';

/**
 * @param tree every category of the edition with its sub-categories
 * @returns the interests with the edition's ids, in order and without duplicates; missing ones are dropped
 */
export function carryOver(interests: readonly Interest[], tree: readonly CategoryTree[]): Interest[] {
  const carried = new Map<number, Interest>();
  for (const interest of interests) {
    const found = findIn(tree, interest);
    if (found && !carried.has(found.subCategoryId)) carried.set(found.subCategoryId, found);
  }
  return [...carried.values()];
}

/**
 * Sub-category names are unique in an edition, so the category's name, which may have changed, is ignored. If several
 * have had a name, it belongs to the one that has it now.
 */
function findIn(tree: readonly CategoryTree[], { subCategory }: Interest): Interest | null {
  const wanted = foldName(subCategory);
  return (
    findBy(tree, ({ name }) => foldName(name) === wanted) ??
    findBy(tree, ({ formerNames = [] }) => formerNames.some((name) => foldName(name) === wanted))
  );
}

function findBy(tree: readonly CategoryTree[], isWanted: (sub: SubCategory) => boolean): Interest | null {
  for (const category of tree) {
    const found = category.subCategories.find(isWanted);
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
