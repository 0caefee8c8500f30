// An address that leads nowhere, and the ways on from it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says what is not lost, and leads home and to four places', () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  screen.getByRole('heading', { level: 1, name: 'We can’t find this page' });
  screen.getByText(/Nothing you entered is lost/);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/',
    '/business/registration',
    '/hosted/registration',
    '/exhibitions',
    '/business/my-link',
  ]);
});
