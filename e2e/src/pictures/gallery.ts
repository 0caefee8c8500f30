// The setup for taking pictures: one browser, server and width, and separate storage for every visitor.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@visavis/domain/language/languages';
import { LANGUAGE_COOKIE } from '@visavis/domain/language/languages';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { waitUntilHydrated } from '../fixtures/hydration.ts';
import { type Shoot, shooting } from './shooting.ts';

/** The fixed time of the server and of every browser. */
export const NOW = '2025-03-03T10:00:00+08:00';

export interface Gallery {
  browser: Browser;
  origin: string;
  folder: string;
  /** The pictures still to take, such as home-390; null for all. */
  wanted: Set<string> | null;
  screen: { width: number; height: number };
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  shoot: Shoot;
  origin: string;
}

interface Look {
  language?: Language;
  isDark?: boolean;
  /** The browser's time, the same as the server's. */
  now?: string;
}

/** Runs the callback as a visitor with empty storage; the page is closed afterwards, even on failure. */
export async function visit(
  { browser, origin, folder, wanted, screen }: Gallery,
  work: (visit: Visit) => Promise<void>,
  { language = 'en', isDark = false, now = NOW }: Look = {},
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screen,
    locale: 'en-GB',
    timezoneId: 'Asia/Kuala_Lumpur',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: screen.width < 768,
    hasTouch: screen.width < 768,
  });
  try {
    await context.clock.setFixedTime(now);
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
    const page = await context.newPage();
    waitUntilHydrated(page);
    await work({ page, context, origin, shoot: shooting(page, folder, wanted) });
  } finally {
    await context.close();
  }
}

/** Navigates to another page of the site without a reload, as an internal link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Stores a draft for the next page, as left by a visitor who has reached the scheduler. */
export async function storeNewDraft(
  { page, origin }: Visit,
  wish: Parameters<typeof makeDraft>[1] = {},
): Promise<Awaited<ReturnType<typeof makeDraft>>> {
  const draft = await makeDraft(origin, wish);
  // Pictures must be repeatable, and the email address is the only random part of a draft.
  draft.registration.email = `amira.rahman.${page.viewportSize()?.width}.${draft.exhibitors.length}@kenari.example`;
  await storeDraft(page, draft);
  return draft;
}
