// Renders a staff page with stubbed server responses, by method and path.
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PREFERENCES } from '@visavis/domain/staff/preferences';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { renderRouter } from '../../../lib/testing/render-in.tsx';

export interface Answer {
  status?: number;
  body: unknown;
}

export const refusal = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: message, message, code, requestId: '1', ...more },
});

/** @param answers by method and path, such as 'GET /api/account'; a call without one fails as a network error */
export function renderStaff(page: ReactNode, answers: Record<string, Answer>, address = '/') {
  const requests: { call: string; body: unknown; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    // Every table asks how it is shown; these tests are about something else.
    if (call === 'GET /api/preferences') return Response.json(DEFAULT_PREFERENCES);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ call, body, token: new Headers(init.headers).get('authorization') });
    const answer = answers[call];
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderRouter(router, client);
  return { requests, answers, router, user: userEvent.setup() };
}
