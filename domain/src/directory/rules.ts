// Filters and sorts the exhibitors of the public directory.
import { foldName } from '../exhibitor/merge.ts';
import type { Exhibitor } from '../exhibitor/schema.ts';
import { holdsAll, searchableText, searchWords } from '../exhibitor/search-words.ts';
import type { DirectorySort } from './schema.ts';

/** An exhibitor with the data that the directory searches. */
export interface DirectoryListing {
  exhibitor: Exhibitor;
  /** Categories of its sub-categories. */
  categoryIds: readonly number[];
  productNames: readonly string[];
  /** Other names of its country: translated and colloquial ones. */
  countryNames?: readonly string[];
}

/** Listings prepared for many queries: texts are folded and sort orders computed once. */
export interface Directory<Listing extends DirectoryListing> {
  byName: readonly Searchable<Listing>[];
  byBooth: readonly Searchable<Listing>[];
}

interface Searchable<Listing> {
  listing: Listing;
  /** From `searchableText`. */
  text: string;
  country: string;
}

/** A directory query; omitted or blank fields do not filter. */
export interface DirectoryQuestion {
  search?: string | undefined;
  /** Category ids; matches any of them. Unknown ids match nothing. */
  categories?: readonly number[] | undefined;
  /** Names of countries or regions; matches any of them, ignoring case. */
  countries?: readonly string[] | undefined;
  /** Only exhibitors with a free hour. */
  isFree?: boolean | undefined;
  sort?: DirectorySort | undefined;
}

const byLetters = new Intl.Collator('en').compare;
const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

export function createDirectory<Listing extends DirectoryListing>(
  listings: readonly Listing[],
): Directory<Listing> {
  const searchable = listings.map((listing) => ({
    listing,
    text: textOf(listing),
    country: foldName(listing.exhibitor.region_country),
  }));
  return {
    byName: searchable.toSorted((one, other) => compareNames(one.listing.exhibitor, other.listing.exhibitor)),
    byBooth: searchable.toSorted((one, other) =>
      compareBooths(one.listing.exhibitor, other.listing.exhibitor),
    ),
  };
}

/**
 * Listings that match all filters, in the requested order, by name by default.
 * @param freeHours by exhibitor id; missing ones count as 0
 */
export function findInDirectory<Listing extends DirectoryListing>(
  directory: Directory<Listing>,
  question: DirectoryQuestion,
  freeHours: ReadonlyMap<number, number>,
): Listing[] {
  const words = searchWords(question.search ?? '');
  const categories = new Set(question.categories);
  const countries = new Set(question.countries?.map(foldName).filter((name) => name !== ''));
  const hoursOf = ({ exhibitor }: DirectoryListing): number => freeHours.get(exhibitor.id) ?? 0;

  const ordered = question.sort === 'booth' ? directory.byBooth : directory.byName;
  const found = ordered
    .filter(
      ({ listing, text, country }) =>
        (countries.size === 0 || countries.has(country)) &&
        (categories.size === 0 || listing.categoryIds.some((id) => categories.has(id))) &&
        (question.isFree !== true || hoursOf(listing) > 0) &&
        holdsAll(text, words),
    )
    .map(({ listing }) => listing);
  // The sort is stable, so exhibitors with equally many hours stay sorted by name.
  return question.sort === 'free' ? found.sort((one, other) => hoursOf(other) - hoursOf(one)) : found;
}

function compareNames(one: Exhibitor, other: Exhibitor): number {
  return (
    byLetters(one.company_name, other.company_name) ||
    byNumbers(one.booth_number, other.booth_number) ||
    one.id - other.id
  );
}

function compareBooths(one: Exhibitor, other: Exhibitor): number {
  return byNumbers(one.booth_number, other.booth_number) || compareNames(one, other);
}

function textOf({ exhibitor, productNames, countryNames = [] }: DirectoryListing): string {
  return searchableText([
    exhibitor.company_name,
    exhibitor.booth_number,
    exhibitor.region_country,
    exhibitor.product_profile,
    exhibitor.description,
    ...countryNames,
    ...productNames,
  ]);
}
