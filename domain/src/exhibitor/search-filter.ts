// The text search over exhibitors that are already on the page.
import type { Exhibitor } from './schema.ts';
import { holdsAll, searchableText, searchWords } from './search-words.ts';

/**
 * Makes a list ready to be searched in company name, booth, product profile, description and country/region.
 * @param countryOf the country as it is shown; the one that the exhibitor gives is searched as well
 * @returns the exhibitors that hold every word of a text, in any order, without regard to case and accents
 *   (business matching 5); a blank text keeps all. Order is kept.
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
