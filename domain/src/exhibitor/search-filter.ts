// Client-side text search of exhibitors that the page has already loaded.
import type { Exhibitor } from './schema.ts';
import { holdsAll, searchableText, searchWords } from './search-words.ts';

/**
 * Prepares a list for search in company name, booth, product profile, description and country/region.
 * @param countryOf the country as displayed; the exhibitor's English country name is searched as well
 * @returns a function that returns the exhibitors containing every word of a text, in any order, ignoring case and
 *   accents (business matching 5); a blank text matches all. Order is kept.
 */
export function createExhibitorFilter<Row extends Exhibitor>(
  exhibitors: readonly Row[],
  countryOf: (english: string) => string = (english) => english,
): (text: string) => Row[] {
  let ready: { row: Row; text: string }[] | undefined;
  const textOf = (row: Row) =>
    searchableText([
      row.company_name,
      row.booth_number,
      row.product_profile,
      row.description,
      row.region_country,
      countryOf(row.region_country),
    ]);
  return (text) => {
    const words = searchWords(text);
    if (words.length === 0) return [...exhibitors];
    ready ??= exhibitors.map((row) => ({ row, text: textOf(row) }));
    return ready.filter((one) => holdsAll(one.text, words)).map(({ row }) => row);
  };
}
