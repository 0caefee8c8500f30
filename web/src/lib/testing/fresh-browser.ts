// Gives each test file a clean browser: empty page and storage, the home address, the real clock, no mocks, no server.
// After each test, the page and storage are emptied, the session ends, and mocks and timers are the real ones again.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { writeLastingCookie } from '../cookie.ts';
import { serverTimeOf, syncServerTime } from '../server-clock.ts';
import { clearSession } from '../session-token.ts';

/** In place of a call to a port where nobody listens, whose failure would come to a later test. */
const callNobody: typeof fetch = async (asked) => {
  throw new TypeError(`This test has no server: ${asked instanceof Request ? asked.url : asked}`);
};

export function openFreshBrowser(): void {
  beforeAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    // A millisecond may pass between the two clock readings.
    do syncServerTime(new Date().toISOString());
    while (serverTimeOf(0) !== 0);
    // Some test files run without a browser.
    if (typeof document === 'undefined') return;
    globalThis.fetch = callNobody;
    cleanup();
    document.title = '';
    for (const part of [document.head, document.body]) part.replaceChildren();
    for (const part of [document.documentElement, document.body])
      for (const name of part.getAttributeNames()) part.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      if (cookie !== '') writeLastingCookie(cookie.split('=')[0] ?? '', null, 0);
    history.replaceState(null, '', '/');
  });

  // The hook that is registered first runs last: what a file does after each test still has its page.
  afterEach(() => {
    const hasPage = typeof document !== 'undefined';
    if (hasPage) cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    if (!hasPage) return;
    clearSession();
    localStorage.clear();
    sessionStorage.clear();
  });
}
