// Takes a picture of a page once nothing on it moves.
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface ShootOptions {
  /** Takes the whole page, not only the viewport. */
  whole?: boolean;
  /** The page is deliberately waiting for a response. */
  waiting?: boolean;
  /** Includes the notices at the top right. */
  notices?: boolean;
}

const NO_NOTICES = 'section[aria-label=Notifications] { visibility: hidden !important; }';
const QUIET_MS = 250;
const MAX_CHECKS = 20;

export type Shoot = (name: string, options?: ShootOptions) => Promise<void>;

/**
 * Waits for images, fonts and animations, so that two runs give the same picture. Does not wait for the network: the
 * live stream never ends.
 */
async function settle(page: Page, isWaiting: boolean): Promise<void> {
  await page.waitForLoadState();
  await untilQuiet(page);
  await page.evaluate(() => {
    // Images further down might otherwise load while the picture is taken.
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
    // Skeletons pulse forever: the screenshot stops them at their first frame.
    if (!waits)
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      );
    // Decoded images are painted after two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, isWaiting);
}

/** Waits until the document has not changed for a while; gives up after 20 checks. */
async function untilQuiet(page: Page): Promise<void> {
  let before = '';
  for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
    const now = await page.content();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Keeps only the first sentence of the live line, since the time in it depends on which of two messages came first. */
async function steadyLiveLine(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('[data-status=live] p')) {
      const words = line.lastChild;
      if (words) words.nodeValue = words.nodeValue?.replace(/^(.*?[.。]).*$/s, '$1') ?? null;
    }
  });
}

/**
 * Takes pictures of a page, with its width in the file name.
 * @param wanted names with widths, removed once taken; null for all
 */
export function shooting(page: Page, folder: string, wanted: Set<string> | null): Shoot {
  return async (screen, { whole = false, waiting = false, notices = false } = {}) => {
    const name = `${screen}-${page.viewportSize()?.width}`;
    if (wanted?.delete(name) === false) return;
    // Otherwise the bar at the bottom edge would appear in the middle of a full-page picture.
    if (whole) await page.evaluate(() => innerWidth < 768 && scrollTo(0, document.body.scrollHeight));
    await settle(page, waiting);
    await steadyLiveLine(page);
    // Moves the mouse away; otherwise it would hover where it was last pressed.
    await page.mouse.move(0, 0);
    await page.screenshot({
      path: join(folder, `${name}.png`),
      fullPage: whole,
      animations: 'disabled',
      caret: 'hide',
      // Notices disappear after a while, so their visibility would depend on timing.
      style: notices ? '' : NO_NOTICES,
    });
  };
}

/** A no-op that takes no picture. */
export const unseen: Shoot = async () => undefined;
