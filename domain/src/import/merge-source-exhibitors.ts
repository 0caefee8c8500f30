// Merges rows of an organiser's exhibitor list that describe the same exhibitor.
import { foldName, mergeExhibitors } from '../exhibitor/merge.ts';
import type { SourceExhibitor, SourceProduct } from './lists.ts';

/**
 * Merges rows of the same company name and booth (decisions 5): keeps the longer texts, combines sub-categories,
 * products (by folded name) and blocked hours, and keeps the larger number of places and the first logo.
 * @param rows in the order of the list; the first row of an exhibitor determines the spelling of name and booth
 * @returns each exhibitor once, in order of first appearance, with no sub-category, product or hour twice
 */
export function mergeSourceExhibitors(rows: readonly SourceExhibitor[]): SourceExhibitor[] {
  return mergeExhibitors(rows, combine).map((row) => ({
    ...row,
    company_name: tidy(row.company_name),
    booth_number: tidy(row.booth_number),
    subCategories: [...new Set(row.subCategories)],
    products: uniteProducts(row.products),
    blocked: [...new Map(row.blocked.map((slot) => [`${slot.day} ${slot.minute}`, slot])).values()],
  }));
}

const tidy = (text: string): string => text.trim().replace(/\s+/gu, ' ');

function combine(kept: SourceExhibitor, duplicate: SourceExhibitor): SourceExhibitor {
  const logo = kept.logo ?? duplicate.logo;
  return {
    ...kept,
    subCategories: [...kept.subCategories, ...duplicate.subCategories],
    products: [...kept.products, ...duplicate.products],
    blocked: [...kept.blocked, ...duplicate.blocked],
    ...(kept.places === undefined && duplicate.places === undefined
      ? {}
      : { places: Math.max(kept.places ?? 1, duplicate.places ?? 1) }),
    ...(logo === undefined ? {} : { logo }),
  };
}

function uniteProducts(products: readonly SourceProduct[]): SourceProduct[] {
  const byName = new Map<string, SourceProduct>();
  for (const product of products) {
    const key = foldName(product.name);
    const kept = byName.get(key);
    if (kept === undefined) {
      byName.set(key, { ...product, name: tidy(product.name) });
      continue;
    }
    const image = kept.image ?? product.image;
    byName.set(key, {
      name: kept.name,
      description:
        product.description.length > kept.description.length ? product.description : kept.description,
      ...(image === undefined ? {} : { image }),
    });
  }
  return [...byName.values()];
}
