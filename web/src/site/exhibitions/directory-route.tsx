// The public directory of exhibitors, which requires nothing of the visitor.
import { directoryFactsQuery, directoryQuery } from '../../features/directory/api.ts';
import { DirectoryPage } from '../../features/directory/directory-page.tsx';
import { filtersIn } from '../../features/directory/filters.ts';
import type { Prefetch } from '../../shell/page.ts';

export function DirectoryRoute() {
  return <DirectoryPage />;
}

export const prefetchDirectory: Prefetch = (client, { search }) =>
  Promise.all([
    client.prefetchQuery(directoryQuery(filtersIn(search))),
    client.prefetchQuery(directoryFactsQuery()),
  ]);
