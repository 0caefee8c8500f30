// Displayed times are the server's, whatever the browser's clock says.
import { getEdition } from '@visavis/contract/edition/calls';
import { expect, test, vi } from 'vitest';
import { call } from './api-client.ts';
import { serverNow, serverTimeOf, syncServerTime } from './server-clock.ts';

const BROWSER = Date.parse('2026-06-03T05:45:00Z');
const SERVER = '2026-06-03T01:00:00.000Z';

test('follows the time of a response, and ignores responses without it', () => {
  vi.useFakeTimers({ now: BROWSER });
  syncServerTime(SERVER);
  syncServerTime(null);
  syncServerTime('yesterday');
  expect(new Date(serverNow()).toISOString()).toBe(SERVER);
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-06-03T01:01:00.000Z');
  expect(new Date(serverTimeOf(BROWSER)).toISOString()).toBe(SERVER);
});

test('a call reads the time of its response', async () => {
  vi.useFakeTimers({ now: BROWSER });
  vi.stubGlobal('fetch', async () => Response.json({}, { headers: { 'x-server-time': SERVER } }));
  await call(getEdition);
  vi.unstubAllGlobals();
  expect(new Date(serverNow()).toISOString()).toBe(SERVER);
});
