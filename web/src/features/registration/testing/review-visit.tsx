// Renders the review page or another as the dashboard does, with stubbed server responses.
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { DEFAULT_PREFERENCES } from '@visavis/domain/staff/preferences';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { storeSession } from '../../../lib/stored-session.ts';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { RegistrationsPage } from '../registrations-page.tsx';
import { edition, moveHours } from './review-fixture.ts';

// A table of many rows renders slowly on a busy machine.
interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
  /** The response is delayed until this resolves. */
  after?: Promise<void>;
}
/** By method and path, such as 'POST /api/meetings/11/approve'; each gets the query and the body. */
export type Answers = Record<string, (given: { query: URLSearchParams; body: unknown }) => Answer>;

export const refusal = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: message, message, code, requestId: 'r', ...more },
});

interface Setting {
  groups?: MeetingGroup[];
  role?: OrganiserRole;
  address?: string;
  answers?: Answers;
  /** Instead of the review page. */
  page?: ReactNode;
}

export function visitReview({
  groups = [],
  role = 'admin',
  address = '/',
  answers = {},
  page = <RegistrationsPage />,
}: Setting) {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  // A wide screen, on which headings sort the list.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const calls: { call: string; body: unknown; query: URLSearchParams }[] = [];
  const defaults: Answers = {
    'GET /api/edition': () => ({ body: edition }),
    'GET /api/meetings': ({ query }) => ({
      body: groups.slice(
        Number(query.get('offset') ?? 0),
        Number(query.get('offset') ?? 0) + Number(query.get('limit')),
      ),
      headers: { 'x-total-count': String(groups.length) },
    }),
    'GET /api/preferences': () => ({ body: DEFAULT_PREFERENCES }),
    'PUT /api/preferences': ({ body }) => ({ body: { ...DEFAULT_PREFERENCES, ...(body as object) } }),
    'GET /api/views': () => ({ body: { views: [] } }),
    'GET /api/meetings/counts': () => ({
      body: {
        total: groups.length,
        progress: {
          'to-decide': groups.filter(({ schedules }) => schedules.length > 0).length,
          ready: 0,
          changed: 0,
          failed: 0,
          sent: 0,
          'no-meetings': groups.filter(({ schedules }) => schedules.length === 0).length,
        },
      },
    }),
    'GET /api/tags': () => ({ body: { tags: [] } }),
    'GET /api/meetings/countries': () => ({ body: { countries: [] } }),
    'GET /api/meetings/11/hours': () => ({ body: moveHours() }),
    'GET /api/meetings/ids': () => ({ body: { ids: groups.map(({ id }) => id) } }),
    ...Object.fromEntries(groups.map((group) => [`GET /api/meetings/${group.id}`, () => ({ body: group })])),
  };
  const server = async (input: string | URL | Request, request?: RequestInit): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(String(input), 'http://visavis.example');
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
    calls.push({ call, body, query });
    const answer =
      (answers[call] ?? defaults[call])?.({ query, body }) ?? refusal(404, 'resource.not-found', call);
    await answer.after;
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  };
  vi.stubGlobal('fetch', vi.fn(server));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(<ToastRegion durationMs={5000}>{page}</ToastRegion>, { address, queries });
  return { user: userEvent.setup(), calls, queries };
}
