// Which sub-categories are chosen, and which categories a search text finds.
import type { CategoryTree, SubCategory } from '@visavis/domain/category/schema';
import type { Interest } from '@visavis/domain/interest/schema';

export function interestId({ categoryId, subCategoryId }: Interest): string {
  return `${categoryId}-${subCategoryId}`;
}

export function isChosen(interests: readonly Interest[], category: CategoryTree, sub: SubCategory): boolean {
  return interests.some((chosen) => chosen.categoryId === category.id && chosen.subCategoryId === sub.id);
}

/** Adds the sub-category at the end, or takes it away; the others keep their order. */
export function toggled(
  interests: readonly Interest[],
  category: CategoryTree,
  sub: SubCategory,
): Interest[] {
  if (!isChosen(interests, category, sub)) {
    const added = {
      category: category.name,
      subCategory: sub.name,
      categoryId: category.id,
      subCategoryId: sub.id,
    };
    return [...interests, added];
  }
  return interests.filter((chosen) => chosen.categoryId !== category.id || chosen.subCategoryId !== sub.id);
}

export interface FoundCategory {
  category: CategoryTree;
  /** Sub-categories to show: those that match, or all when the category's own name does. */
  subCategories: SubCategory[];
}

/** Case-insensitive, over names of categories and sub-categories; an empty text finds everything. */
export function searchCategories(categories: readonly CategoryTree[], search: string): FoundCategory[] {
  const wanted = folded(search);
  return categories.flatMap((category) => {
    if (folded(category.name).includes(wanted)) return [{ category, subCategories: category.subCategories }];
    const subCategories = category.subCategories.filter(({ name }) => folded(name).includes(wanted));
    return subCategories.length > 0 ? [{ category, subCategories }] : [];
  });
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
