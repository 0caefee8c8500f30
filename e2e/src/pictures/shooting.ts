// Takes a picture of a page once nothing on it moves.
import { join } from 'node:path';
import type { Page } from 'playwright-core';

interface ShootOptions {
  /** The whole page and not the screen alone. */
  whole?: boolean;
  /** The page waits for an answer on purpose. */
  waiting?: boolean;
  /** What the page has just said at the top right belongs to the picture. */
  notices?: boolean;
}

const NO_NOTICES = 'section[aria-label=Notifications] { visibility: hidden !important; }';
const QUIET_MS = 250;
const MOST_LOOKS = 20;

export type Shoot = (name: string, options?: ShootOptions) => Promise<void>;

/**
 * Pictures, fonts and moving parts are waited for, so that two runs show the same. The network is not: the live
 * stream never ends.
 */
async function settle(page: Page, isWaiting: boolean): Promise<void> {
  await page.waitForLoadState();
  await untilQuiet(page);
  await page.evaluate(() => {
    // Those further down would come while the picture is taken, or not.
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(
    (waits) =>
      (waits || document.querySelector('[aria-busy=true]') === null) &&
      [...document.images].every((image) => image.complete),
    isWaiting,
  );
  await untilQuiet(page);
  await page.evaluate(async (waits) => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Skeletons breathe without end: the screenshot stops them at their beginning.
    if (!waits)
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      );
    // Two frames: what was decoded is drawn by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, isWaiting);
}

/** Until nothing in the document has changed for a while; one that never rests is taken as it is. */
async function untilQuiet(page: Page): Promise<void> {
  let before = '';
  for (let looked = 0; looked < MOST_LOOKS; looked += 1) {
    const now = await page.content();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** When hours last changed depends on which of two messages came first: the line keeps its first sentence. */
async function steadyLiveLine(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('[data-status=live] p')) {
      const words = line.lastChild;
      if (words) words.nodeValue = words.nodeValue?.replace(/^(.*?[.。]).*$/s, '$1') ?? null;
    }
  });
}

/** Pictures of a page, named by its width. */
export function shooting(page: Page, folder: string): Shoot {
  return async (name, { whole = false, waiting = false, notices = false } = {}) => {
    // The bar at the lower edge would else lie across the middle of a whole page.
    if (whole) await page.evaluate(() => innerWidth < 768 && scrollTo(0, document.body.scrollHeight));
    await settle(page, waiting);
    await steadyLiveLine(page);
    // What the hand of the browser points at would be drawn as pointed at, depending on where the last press was.
    await page.mouse.move(0, 0);
    const width = page.viewportSize()?.width;
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      fullPage: whole,
      animations: 'disabled',
      caret: 'hide',
      // They go after a while, wherever the walk is by then.
      style: notices ? '' : NO_NOTICES,
    });
  };
}

/** Goes the same way without a picture. */
export const unseen: Shoot = async () => undefined;
