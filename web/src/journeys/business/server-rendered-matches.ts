// Renders Top Matches on the server, so that a returning visitor sees the list before any script has run.
import type { QueryClient } from '@tanstack/react-query';
import { listCategories, listSubCategories } from '@visavis/contract/category/calls';
import { interestIn } from '@visavis/domain/interest/chosen';
import { readInterestCode } from '@visavis/domain/interest/interest-code';
import type { Interest } from '@visavis/domain/interest/schema';
import { exhibitorSearchQuery, freeHoursQuery } from '../../features/matching/api.ts';
import { prefetchCountryNames } from '../../i18n/use-country-name.ts';
import { call } from '../../lib/api-client.ts';
import type { Prefetch } from '../../shell/page.ts';

const INTERESTS_KEY = ['drawn', 'interests'] as const;

const searchOf = (interests: readonly Interest[]) =>
  exhibitorSearchQuery(interests.map(({ subCategory }) => subCategory));

/** The interests that the page was rendered with; undefined if only its frame was. */
export const drawnInterests = (client: QueryClient): Interest[] | undefined =>
  client.getQueryData(INTERESTS_KEY);

export function areMatchesDrawn(client: QueryClient): boolean {
  const interests = drawnInterests(client);
  return (
    interests !== undefined &&
    interests.length > 0 &&
    client.getQueryData(searchOf(interests).queryKey) !== undefined
  );
}

/** When something cannot be fetched, only the frame is rendered; the browser retries and shows the error. */
export const prefetchMatches: Prefetch = async (client, { interestCode: code, language }) => {
  const wanted = code === null ? null : readInterestCode(code);
  if (wanted === null) return;
  await client.prefetchQuery({ queryKey: INTERESTS_KEY, queryFn: () => interestsOf(wanted) });
  const interests = drawnInterests(client);
  if (!interests || interests.length === 0) return;
  const search = searchOf(interests);
  await Promise.all([client.prefetchQuery(search), client.prefetchQuery(freeHoursQuery())]);
  const matches = client.getQueryData(search.queryKey) ?? [];
  const countries = new Set(matches.map(({ region_country }) => region_country));
  await prefetchCountryNames(client, language, countries);
  const listed = new Set(matches.map(({ id }) => id));
  // Slots of other exhibitors would only add weight.
  client.setQueryData(freeHoursQuery().queryKey, (hours) => hours?.filter(([id]) => listed.has(id)));
};

/** The interests among them that the edition offers. @throws ApiError */
async function interestsOf(wanted: NonNullable<ReturnType<typeof readInterestCode>>): Promise<Interest[]> {
  const named = new Set(wanted.map(({ categoryId }) => categoryId));
  // Only existing categories: a cookie may name hundreds.
  const categories = (await call(listCategories)).filter(({ id }) => named.has(id));
  const trees = await Promise.all(
    categories.map(async (category) => ({
      ...category,
      subCategories: await call(listSubCategories, { params: { id: category.id } }),
    })),
  );
  return wanted.flatMap(({ categoryId, subCategoryId }) => {
    const category = trees.find(({ id }) => id === categoryId);
    const subCategory = category?.subCategories.find(({ id }) => id === subCategoryId);
    return category && subCategory ? [interestIn(category, subCategory)] : [];
  });
}
