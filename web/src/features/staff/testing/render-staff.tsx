// Renders a page of staff with a server whose answers a test gives, by method and path.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';

export interface Answer {
  status?: number;
  body: unknown;
}

export const refusal = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: message, message, code, requestId: '1', ...more },
});

/** @param answers by 'GET /api/account'; a call that has none gets no answer at all */
export function renderStaff(page: ReactNode, answers: Record<string, Answer>, address = '/') {
  const asked: { call: string; body: unknown; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ call, body, token: new Headers(init.headers).get('authorization') });
    const answer = answers[call];
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, answers, router, user: userEvent.setup() };
}
