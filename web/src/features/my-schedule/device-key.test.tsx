// The schedule key on this device is dropped once it opens nothing, unless the device holds another one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownSchedule } from '../../queries/own-schedule.ts';
import { MySchedulePage } from './my-schedule-page.tsx';

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async () => {
    const refusal = { error: 'Unknown.', message: 'Unknown.', code: 'resource.not-found', requestId: '1' };
    return Response.json(refusal, { status: 404 });
  });
});
afterEach(() => ownSchedule.clear());

it.each([
  ['revoked', ''],
  ['other', 'revoked'],
])('with the key "%s" in the address, the device keeps "%s"', async (key, kept) => {
  ownSchedule.write('revoked');
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/business/my-schedule?key=${key}`]}>
        <MySchedulePage
          unknownLink={<p>This link is unknown</p>}
          hourPage={() => null}
          ofEdition={(_, page) => page}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('This link is unknown');
  expect(ownSchedule.read()).toBe(kept);
});
