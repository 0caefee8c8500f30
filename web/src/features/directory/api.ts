// The directory's queries, defined apart from their hooks so that the server can prefetch a page.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getDirectoryEntry, getDirectoryFacts, listDirectory } from '@visavis/contract/directory/calls';
import { listProducts, searchExhibitors } from '@visavis/contract/exhibitor/calls';
import { getFreeHours } from '@visavis/contract/slot/calls';
import type { DirectoryDetail, DirectoryEntry } from '@visavis/domain/directory/schema';
import { realProducts } from '@visavis/domain/exhibitor/schema';
import { similarExhibitors } from '@visavis/domain/matching/alternatives';
import { call } from '../../lib/api-client.ts';
import { callPart } from '../../lib/part-call.ts';
import type { DirectoryFilters } from './filters.ts';

/** Free hours change by the minute: cached data is shown, and refetched in the background once it is older. */
const HOURS_FRESH_MS = 10_000;
const FACTS_FRESH_MS = 5 * 60 * 1000;
/** The largest page that the contract allows. */
const PART_SIZE = 100;
const NONE: ReadonlySet<number> = new Set();

/** Matching entries, from the first to the last one shown, and the total count. */
export const directoryQuery = (filters: DirectoryFilters) =>
  queryOptions({
    queryKey: ['directory', 'list', filters],
    queryFn: async ({ signal }) => {
      const { search, categories, countries, free, sort, shown } = filters;
      const wanted = {
        ...(search.trim() === '' ? {} : { search: search.trim() }),
        ...(categories.length === 0 ? {} : { categories: categories.join(',') }),
        ...(countries.length === 0 ? {} : { countries: countries.join('|') }),
        ...(free ? { free: 'true' as const } : {}),
        sort,
      };
      const items: DirectoryEntry[] = [];
      for (;;) {
        const limit = Math.min(PART_SIZE, shown - items.length);
        const query = { ...wanted, limit, offset: items.length };
        const part = await callPart(listDirectory, { query, signal });
        items.push(...part.items);
        if (part.items.length === 0 || items.length >= Math.min(shown, part.total))
          return { items, total: part.total };
      }
    },
    staleTime: HOURS_FRESH_MS,
  });

export const directoryFactsQuery = () =>
  queryOptions({
    queryKey: ['directory', 'facts'],
    queryFn: ({ signal }) => call(getDirectoryFacts, { signal }),
    staleTime: FACTS_FRESH_MS,
  });

export const directoryEntryQuery = (id: number) =>
  queryOptions({
    queryKey: ['directory', 'entry', id],
    queryFn: ({ signal }) => call(getDirectoryEntry, { params: { id }, signal }),
    staleTime: HOURS_FRESH_MS,
  });

/** The products of an exhibitor, without placeholder products. */
export const directoryProductsQuery = (id: number) =>
  queryOptions({
    queryKey: ['directory', 'products', id],
    queryFn: async ({ signal }) => realProducts(await call(listProducts, { params: { id }, signal })),
    staleTime: FACTS_FRESH_MS,
  });

/** The list for these filters; the previous list stays visible until the next has loaded. */
export const useDirectory = (filters: DirectoryFilters) =>
  useQuery({ ...directoryQuery(filters), placeholderData: keepPreviousData });

export const useDirectoryFacts = () => useQuery(directoryFactsQuery());
export const useDirectoryEntry = (id: number) => useQuery(directoryEntryQuery(id));
export const useDirectoryProducts = (id: number) => useQuery(directoryProductsQuery(id));

/** Free hours by exhibitor, only fetched on demand: a list keeps its order while its hours change. */
export const useFreeHours = () =>
  useQuery({
    queryKey: ['directory', 'free-hours'],
    queryFn: async ({ signal }) => new Map((await call(getFreeHours, { signal })).freeHours),
    enabled: false,
  });

/** Three exhibitors with free hours that share the most sub-categories with one that has none, then the most hours. */
export const useSimilarExhibitors = (exhibitor: DirectoryDetail) =>
  useQuery({
    queryKey: ['directory', 'similar', exhibitor.id],
    queryFn: async ({ signal }) => {
      const [candidates, { freeHours }] = await Promise.all([
        call(searchExhibitors, { body: { subcategories: exhibitor.subCategories }, signal }),
        call(getFreeHours, { signal }),
      ]);
      const hours = new Map(freeHours);
      const hoursOf = (id: number) => hours.get(id);
      return similarExhibitors(exhibitor, candidates, [], hoursOf, NONE).map((similar) => ({
        exhibitor: similar,
        freeHours: hoursOf(similar.id) ?? 0,
      }));
    },
    staleTime: HOURS_FRESH_MS,
  });
