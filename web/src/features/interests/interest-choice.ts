// Which sub-categories are chosen, and which categories a search text finds.
import { isNameFound } from '@visavis/domain/category/names';
import type { CategoryTree, SubCategory } from '@visavis/domain/category/schema';
import { interestIn } from '@visavis/domain/interest/chosen';
import type { Interest } from '@visavis/domain/interest/schema';
import type { Language } from '@visavis/domain/language/languages';

export function interestId({ categoryId, subCategoryId }: Interest): string {
  return `${categoryId}-${subCategoryId}`;
}

/** A stored interest may carry the category that it had before a move, or the id and name it had before a merge. */
const isOf = (chosen: Interest, { id, formerNames = [] }: SubCategory): boolean =>
  chosen.subCategoryId === id || formerNames.includes(chosen.subCategory);

export function isChosen(interests: readonly Interest[], sub: SubCategory): boolean {
  return interests.some((chosen) => isOf(chosen, sub));
}

/** Appends the sub-category, or removes it; the others keep their order. */
export function toggled(
  interests: readonly Interest[],
  category: CategoryTree,
  sub: SubCategory,
): Interest[] {
  if (!isChosen(interests, sub)) return [...interests, interestIn(category, sub)];
  return interests.filter((chosen) => !isOf(chosen, sub));
}

export interface FoundCategory {
  category: CategoryTree;
  /** Sub-categories to show: those that match, or all when the category's own name does. */
  subCategories: SubCategory[];
}

/** Searches the displayed and English names of categories and sub-categories; an empty text finds everything. */
export function searchCategories(
  categories: readonly CategoryTree[],
  search: string,
  language: Language,
): FoundCategory[] {
  return categories.flatMap((category) => {
    if (isNameFound(category, language, search)) return [{ category, subCategories: category.subCategories }];
    const subCategories = category.subCategories.filter((sub) => isNameFound(sub, language, search));
    return subCategories.length > 0 ? [{ category, subCategories }] : [];
  });
}
