// @vitest-environment node
// Server rendering of both pages: without a browser, from prefetched data.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { directoryEntryQuery, directoryFactsQuery, directoryProductsQuery, directoryQuery } from './api.ts';
import { DirectoryPage } from './directory-page.tsx';
import { ExhibitorPage } from './exhibitor-page.tsx';
import { filtersIn } from './filters.ts';

const EXHIBITOR: DirectoryDetail = {
  id: 3,
  company_name: 'Seri Kenanga',
  booth_number: 'D-032',
  region_country: 'Malaysia',
  countryCode: 'MY',
  product_profile: 'Herbal body care',
  description: 'Jamu scrubs and spa oils.',
  freeHours: 2,
  subCategories: ['Body scrubs'],
  free: [],
  allHours: 28,
};

function drawn(page: ReactElement, address: string, client: QueryClient): string {
  expect(typeof window).toBe('undefined');
  return renderToString(
    <QueryClientProvider client={client}>
      <StaticRouter location={address}>{page}</StaticRouter>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

it('renders the directory with the filters of its URL', () => {
  const client = new QueryClient();
  client.setQueryData(directoryFactsQuery().queryKey, {
    exhibitors: 148,
    countries: 31,
    subCategories: 40,
    meetingHours: 4144,
    categories: [{ id: 4, name: 'Body care', exhibitors: 9 }],
    countryList: [],
  });
  const search = '?categories=4&shown=20';
  const filters = filtersIn(new URLSearchParams(search));
  client.setQueryData(directoryQuery(filters).queryKey, { items: [EXHIBITOR], total: 1 });
  const html = drawn(<DirectoryPage />, `/exhibitions${search}`, client);
  for (const words of [
    '148 exhibitors from 31 countries and regions.',
    'Showing 1 out of 1 exhibitor',
    'Remove Body care',
    'href="/exhibitions/3"',
    'Only 2 slots left',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('Loading');
});

it('renders an exhibitor that is not selected yet', () => {
  const client = new QueryClient();
  client.setQueryData(directoryEntryQuery(3).queryKey, EXHIBITOR);
  client.setQueryData(directoryProductsQuery(3).queryKey, []);
  const page = (
    <ExhibitorPage
      id={3}
      edition={undefined}
      listSearch=""
      productKindOf={() => 'jar'}
      notFound={null}
      choice={{ chosen: [], maximum: 8, onAdd: () => {}, continuePath: '/next', continueLabel: 'Go on' }}
    />
  );
  const html = drawn(page, '/exhibitions/3', client);
  for (const words of ['<h1', 'Seri Kenanga', 'Jamu scrubs and spa oils.', 'Add to my eight', 'Body scrubs'])
    expect(html).toContain(words);
});
