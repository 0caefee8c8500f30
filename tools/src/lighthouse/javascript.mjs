// Measures all JavaScript that Chromium fetches for a page until the network is idle, in brotli bytes.
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium as driver } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../chromium.mjs';
import { scriptStoring } from './draft.mjs';

const IDLE_MS = 1000;
const POLL_MS = 50;

/**
 * @typedef {import('./pages.mjs').WeighedPage & { bytes: number, files: number }} Weighed
 * @typedef {import('playwright-core').Request} Request
 * @typedef {import('playwright-core').Response} Response
 */

/**
 * @param {object} options
 * @param {string} options.chromium
 * @param {string} options.origin
 * @param {readonly import('./pages.mjs').WeighedPage[]} options.pages
 * @param {import('./draft.mjs').StoredDraft} options.draft
 * @returns {Promise<Weighed[]>}
 */
export async function weighPages({ chromium, origin, pages, draft }) {
  const browser = await driver.launch({ executablePath: chromium, args: CHROMIUM_FLAGS });
  try {
    const weighed = [];
    for (const page of pages) weighed.push(await weigh(browser, origin, page, draft));
    return weighed;
  } finally {
    await browser.close();
  }
}

/**
 * Each page in its own context, with an empty cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./pages.mjs').WeighedPage} target
 * @param {import('./draft.mjs').StoredDraft} draft
 * @returns {Promise<Weighed>}
 */
async function weigh(browser, origin, target, draft) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    if (target.withDraft) await page.addInitScript(scriptStoring(draft));
    /** @type {Response[]} */
    const scripts = [];
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '') && response.ok())
        scripts.push(response);
    });
    const idle = untilIdle(page);
    await page.goto(`${origin}${target.path}`);
    await page.locator(target.shows).first().waitFor();
    await idle();
    if (new URL(page.url()).pathname !== target.path)
      throw new Error(`${target.path} redirected to ${page.url()}: the wrong page was measured.`);
    const sizes = await Promise.all(scripts.map(sizeOf));
    return { ...target, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}

/**
 * Playwright's own 'networkidle' never fires on a page with a live stream.
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<void>} to be called once the page is displayed
 */
function untilIdle(page) {
  /** @type {Set<Request>} */
  const open = new Set();
  let changedAt = Date.now();
  const note = (/** @type {Request} */ request, /** @type {boolean} */ isOpen) => {
    if (request.resourceType() === 'eventsource') return;
    if (isOpen) open.add(request);
    else open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async () => {
    while (open.size > 0 || Date.now() - changedAt < IDLE_MS) await delay(POLL_MS);
  };
}

/** @param {Response} response */
async function sizeOf(response) {
  if ((await response.headerValue('content-encoding')) === 'br')
    return (await response.request().sizes()).responseBodySize;
  return brotliCompressSync(await response.body()).length;
}
