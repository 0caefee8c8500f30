// The schedule key on this device is dropped once it opens nothing, unless the device holds another one.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
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
  renderIn(
    <MySchedulePage
      unknownLink={<p>This link is unknown</p>}
      hourPage={() => null}
      ofEdition={(_, page) => page}
    />,
    { address: `/business/my-schedule?key=${key}` },
  );
  await screen.findByText('This link is unknown');
  expect(ownSchedule.read()).toBe(kept);
});
