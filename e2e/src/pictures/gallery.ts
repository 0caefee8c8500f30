// Where pictures are taken: one browser, one server, one width; every visitor has a storage of their own.
import type { Language } from '@visavis/domain/language/languages';
import { LANGUAGE_COOKIE } from '@visavis/domain/language/languages';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { waitUntilAlive } from '../fixtures/alive.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { type Shoot, shooting } from './shooting.ts';

/** The instant at which the clocks of the server and of every browser stand. */
export const NOW = '2025-03-03T10:00:00+08:00';

export interface Gallery {
  browser: Browser;
  origin: string;
  folder: string;
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
}

/** A visitor with empty storage; the page is closed when the work is done or has failed. */
export async function visit(
  { browser, origin, folder, screen }: Gallery,
  work: (visit: Visit) => Promise<void>,
  { language = 'en', isDark = false }: Look = {},
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
    await context.clock.setFixedTime(NOW);
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
    const page = await context.newPage();
    waitUntilAlive(page);
    await work({ page, context, origin, shoot: shooting(page, folder) });
  } finally {
    await context.close();
  }
}

/** To another page of the site without loading it anew, as a link within it does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** The next page is opened by somebody who has come as far as the scheduler. */
export async function comeWithDraft(
  { page, origin }: Visit,
  wish: Parameters<typeof makeDraft>[1] = {},
): Promise<Awaited<ReturnType<typeof makeDraft>>> {
  const draft = await makeDraft(origin, wish);
  // Pictures must be repeatable, and the address is the only part of a draft that chance makes.
  draft.registration.email = `amira.rahman.${page.viewportSize()?.width}.${draft.exhibitors.length}@kenari.example`;
  await storeDraft(page, draft);
  return draft;
}
