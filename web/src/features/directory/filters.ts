// The directory's filters as encoded in the URL; the page reads and writes them, the server only reads them.
import { DIRECTORY_PAGE_SIZE, DIRECTORY_SORTS, type DirectorySort } from '@visavis/domain/directory/schema';

export interface DirectoryFilters {
  search: string;
  /** Ids of categories; empty means all. */
  categories: readonly number[];
  /** Names of countries or regions; empty means all. */
  countries: readonly string[];
  /** Only exhibitors with a free hour. */
  free: boolean;
  sort: DirectorySort;
  /** How many entries are shown: a whole number of pages. */
  shown: number;
}

/** The contract's limits. */
const LONGEST_SEARCH = 200;
const MOST_CATEGORIES = 50;
/** Keeps a hand-written URL from requesting everything at once. */
const MOST_SHOWN = 50 * DIRECTORY_PAGE_SIZE;

function shownIn(text: string | null): number {
  const pages = Math.ceil(Number(text ?? '') / DIRECTORY_PAGE_SIZE);
  if (!Number.isInteger(pages) || pages < 1) return DIRECTORY_PAGE_SIZE;
  return Math.min(pages * DIRECTORY_PAGE_SIZE, MOST_SHOWN);
}

const once = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Parses the filters from a URL query; missing and invalid parts get their defaults. */
export function filtersIn(params: URLSearchParams): DirectoryFilters {
  const categories = (params.get('categories') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const countries = (params.get('countries') ?? '').split('|').filter((name) => name !== '');
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    categories: once(categories.map(Number)).slice(0, MOST_CATEGORIES),
    countries: once(countries),
    free: params.get('free') === 'true',
    sort: DIRECTORY_SORTS.find((sort) => sort === params.get('sort')) ?? DIRECTORY_SORTS[0],
    shown: shownIn(params.get('shown')),
  };
}

/** The inverse of `filtersIn`; defaults are left out. */
export function paramsOf(filters: DirectoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search !== '') params.set('search', filters.search);
  if (filters.categories.length > 0) params.set('categories', filters.categories.join(','));
  if (filters.countries.length > 0) params.set('countries', filters.countries.join('|'));
  if (filters.free) params.set('free', 'true');
  if (filters.sort !== DIRECTORY_SORTS[0]) params.set('sort', filters.sort);
  if (filters.shown > DIRECTORY_PAGE_SIZE) params.set('shown', String(filters.shown));
  return params;
}

/** Whether the list may be shorter than the whole directory. */
export const isFiltered = ({ search, categories, countries, free }: DirectoryFilters): boolean =>
  search.trim() !== '' || categories.length > 0 || countries.length > 0 || free;
