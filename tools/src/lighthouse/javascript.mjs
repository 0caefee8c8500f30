// All JavaScript that Chromium fetches for a page until its network is idle, in bytes as sent with brotli.
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
 * @param {object} asked
 * @param {string} asked.chromium
 * @param {string} asked.origin
 * @param {readonly import('./pages.mjs').WeighedPage[]} asked.pages
 * @param {import('./draft.mjs').StoredDraft} asked.draft
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
 * Each page in a context of its own: nothing is in its cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./pages.mjs').WeighedPage} asked
 * @param {import('./draft.mjs').StoredDraft} draft
 * @returns {Promise<Weighed>}
 */
async function weigh(browser, origin, asked, draft) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    if (asked.withDraft) await page.addInitScript(scriptStoring(draft));
    /** @type {Response[]} */
    const scripts = [];
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '') && response.ok())
        scripts.push(response);
    });
    const idle = untilIdle(page);
    await page.goto(`${origin}${asked.path}`);
    await page.locator(asked.shows).first().waitFor();
    await idle();
    if (new URL(page.url()).pathname !== asked.path)
      throw new Error(`${asked.path} led to ${page.url()}: another page was weighed.`);
    const sizes = await Promise.all(scripts.map(sizeOf));
    return { ...asked, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}

/**
 * Playwright's own idle never comes on a page with a live stream.
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<void>} to be called once the page is there
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
