// Gives each test file a clean browser: empty page and storage, the home address, the real clock, no mocks.
import { cleanup } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { writeLastingCookie } from '../cookie.ts';
import { serverTimeOf, syncServerTime } from '../server-clock.ts';

beforeAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A millisecond may pass between the two readings of the clock.
  do syncServerTime(new Date().toISOString());
  while (serverTimeOf(0) !== 0);
  // Some test files run without a browser.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    if (cookie !== '') writeLastingCookie(cookie.split('=')[0] ?? '', null, 0);
  history.replaceState(null, '', '/');
});
