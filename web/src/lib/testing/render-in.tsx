// Renders a page below what the application has around each: its queries, and an address.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, RouterProvider, type RouterProviderProps } from 'react-router';

/** Shows a failure at once. */
const queriesOnce = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface Around {
  address?: InitialEntry;
  queries?: QueryClient;
}

export function renderIn(
  page: ReactNode,
  { address = '/', queries = queriesOnce() }: Around = {},
): RenderResult {
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

export function renderRouter(router: RouterProviderProps['router'], queries = queriesOnce()): RenderResult {
  return render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
