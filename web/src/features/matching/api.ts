// Queries of the matching page: exhibitors for a set of interests, their free hours and products.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts, searchExhibitors } from '@visavis/contract/exhibitor/calls';
import { getFreeHours } from '@visavis/contract/slot/calls';
import { mergeExhibitors } from '@visavis/domain/exhibitor/merge';
import { type Exhibitor, realProducts } from '@visavis/domain/exhibitor/schema';
import { ApiError, call } from '../../lib/api-client.ts';
import { useReadEdition } from '../../queries/read-edition.ts';

const FRESH_MS = 5 * 60 * 1000;

const named = (edition: number | null): number[] => (edition === null ? [] : [edition]);

/**
 * The exhibitors of these sub-categories, best match first, duplicates merged.
 * @param edition of a personal link; null for the one that visitors see
 */
export function exhibitorSearchQuery(subCategories: readonly string[], edition: number | null = null) {
  const wanted = [...new Set(subCategories)].sort();
  return queryOptions({
    queryKey: ['exhibitors', 'search', wanted, ...named(edition)],
    queryFn: async ({ signal }) => {
      const answer = await call(searchExhibitors, { body: { subcategories: wanted }, edition, signal });
      // The response may be an object with an error, whatever its status (business matching 7).
      if (!Array.isArray(answer)) throw new ApiError(200, 'answer.unreadable', answer);
      return mergeExhibitors(answer, withSubCategoriesOf);
    },
    staleTime: FRESH_MS,
    // A failed search empties the list, which must not happen in the background.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
    retry: false,
  });
}

export const useExhibitorSearch = (subCategories: readonly string[]) =>
  useQuery(exhibitorSearchQuery(subCategories, useReadEdition()));

/** A duplicate may belong to other sub-categories. */
const withSubCategoriesOf = (kept: Exhibitor, duplicate: Exhibitor): Exhibitor =>
  duplicate.subCategoryIds
    ? {
        ...kept,
        subCategoryIds: [...new Set([...(kept.subCategoryIds ?? []), ...duplicate.subCategoryIds])],
      }
    : kept;

/**
 * Free hours of every exhibitor, as pairs. Refetched whenever the page opens or regains focus.
 * @param edition of a personal link; null for the one that visitors see
 */
export const freeHoursQuery = (edition: number | null = null) =>
  queryOptions({
    queryKey: ['exhibitors', 'free-hours', ...named(edition)],
    queryFn: async ({ signal }) => {
      const { freeHours } = await call(getFreeHours, { edition, signal });
      if (!Array.isArray(freeHours)) throw new ApiError(200, 'answer.unreadable');
      return freeHours;
    },
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: false,
  });

/** The products of an exhibitor, without placeholder products. */
export function useProducts(exhibitorId: number) {
  return useQuery({
    queryKey: ['exhibitors', exhibitorId, 'products'],
    queryFn: async ({ signal }) =>
      realProducts(await call(listProducts, { params: { id: exhibitorId }, signal })),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
