// The list of meetings that cannot be loaded: the server's message, whatever the status, else the specified one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { FinalMeetingsRoute } from './final-meetings-route.tsx';

beforeEach(() => {
  hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' });
});
afterEach(() => {
  cleanup();
  hostedDraft.buyer.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['a 500 with a message', 500, { message: 'The list is locked.' }, 'The list is locked.'],
  ['success: false', 200, { success: false, message: 'Not yet.' }, 'Not yet.'],
  ['a 500 without a message', 500, {}, 'Failed to fetch meetings'],
])('%s', async (_, status, body, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <FinalMeetingsRoute />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(sentence);
});
