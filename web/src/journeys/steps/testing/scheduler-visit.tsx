// Opens the scheduler of a programme for tests of its route, with hours that can be held and a submission.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { renderRouter } from '../../../lib/testing/render-in.tsx';
import { demoEdition } from '../../../queries/testing/schedule-fixture.ts';
import { serveHolds } from '../../draft/testing/hold-server.ts';

interface SchedulerVisit {
  path: string;
  route: ReactElement;
  /** Keyed by 'POST /api/...' without the query; the edition, holds and free hours have default responses. */
  answers: Readonly<Record<string, () => Response>>;
}

const JUST_FREE = { success: true, data: { unavailable_slots: {} } };

export function visitScheduler({ path, route, answers }: SchedulerVisit) {
  serveHolds();
  const askHolds = globalThis.fetch;
  const known: Record<string, () => Response> = {
    'GET /api/edition': () => Response.json(demoEdition()),
    'GET /api/unavailable-slots': () => Response.json(JUST_FREE),
    ...answers,
  };
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address.startsWith('/api/holds')) return askHolds(address, request);
    const { pathname } = new URL(address, 'http://localhost');
    return known[`${request.method} ${pathname}`]?.() ?? refusal(503, 'server.unavailable');
  });
  const router = createMemoryRouter(
    [
      { path, element: route },
      { path: '*', element: <h1>Another step</h1> },
    ],
    { initialEntries: [path] },
  );
  renderRouter(router);
  return { router, user: userEvent.setup() };
}

export const refusal = (status: number, code: string, fields?: Record<string, string>): Response =>
  Response.json({ error: 'No.', message: 'No.', code, requestId: 'r', fields }, { status });

/** Submits the plan, waits for the rejection, and closes its dialog. */
export async function submitAndClose(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Submit/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Information' });
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
}
