// Opens the Hosted Buyer Program page as the dashboard does, against a stub server.
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partsOf } from '@visavis/contract/endpoint';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { followChanges } from '@visavis/contract/live/calls';
import { CHANGED_EVENT } from '@visavis/contract/live/events';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { DEFAULT_PREFERENCES } from '@visavis/domain/staff/preferences';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { vi } from 'vitest';
import { storeSession } from '../../../lib/stored-session.ts';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import { FollowChanges } from '../../../queries/follow-changes.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { HostedBuyersPage } from '../hosted-buyers-page.tsx';

// A table with many rows is slow on a busy machine.
interface Answer {
  status?: number;
  /** A Blob is sent as is, everything else as JSON. */
  body: unknown;
  headers?: Record<string, string>;
}
export type Answers = Record<
  string,
  (given: { query: URLSearchParams; body: unknown }) => Answer | Promise<Answer>
>;

export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: message, message, code, requestId: 'r' },
});

interface Setting {
  rows?: HostedRow[];
  role?: OrganiserRole;
  address?: string;
  answers?: Answers;
}

export function visitHosted({ rows = [], role = 'admin', address = '/', answers = {} }: Setting) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const calls: { call: string; body: unknown; query: URLSearchParams }[] = [];
  const usual: Answers = {
    'GET /api/preferences': () => ({ body: DEFAULT_PREFERENCES }),
    'GET /api/tags': () => ({ body: { tags: [] } }),
    'GET /api/views': () => ({ body: { views: [] } }),
    'GET /api/hosted/counts': () => ({
      body: {
        total: 0,
        decision: { pending: 0, approved: 0, rejected: 0 },
        progress: Object.fromEntries(PROGRESSES.map((one) => [one, 0])),
        countries: [],
      },
    }),
    'GET /api/hosted': ({ query }) => {
      const offset = Number(query.get('offset') ?? 0);
      return {
        body: { success: true, data: rows.slice(offset, offset + Number(query.get('limit'))) },
        headers: { 'x-total-count': String(rows.length) },
      };
    },
  };
  let tell: (text: string) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      tell = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const server = async (input: string | URL | Request, request?: RequestInit): Promise<Response> => {
    if (String(input) === partsOf(followChanges).path) return new Response(stream);
    const { pathname, searchParams: query } = new URL(String(input), 'http://visavis.example');
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
    calls.push({ call, body, query });
    const answer =
      (await (answers[call] ?? usual[call])?.({ query, body })) ?? refusal(404, 'resource.not-found', call);
    const content = answer.body instanceof Blob ? answer.body : JSON.stringify(answer.body);
    return new Response(content, { status: answer.status ?? 200, headers: { ...answer.headers } });
  };
  vi.stubGlobal('fetch', vi.fn(server));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(
    <>
      <FollowChanges />
      <ToastRegion durationMs={5000}>
        <HostedBuyersPage
          scheduleDialog={(id, onClose) => (
            <button type="button" onClick={onClose}>
              Meetings of registration {id}
            </button>
          )}
        />
      </ToastRegion>
    </>,
    { address, queries },
  );
  const made = (call: string) => calls.filter((one) => one.call === call);
  /** As the server does after any change to a buyer. */
  const tellChange = () => tell(`event: ${CHANGED_EVENT}\ndata: ["hosted-buyers"]\n\n`);
  return { user: userEvent.setup(), calls, made, queries, tellChange };
}

export const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));
