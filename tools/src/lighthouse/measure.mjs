// Runs Lighthouse on a page several times, each in a new browser, and computes the median of every figure.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse from 'lighthouse';
import { chromium as driver } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../chromium.mjs';
import { scriptStoring } from './draft.mjs';
import { failedAudits } from './failed-audits.mjs';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const METRICS = {
  paint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
  blocking: 'total-blocking-time',
};

/**
 * @typedef {Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>} Figures scores out of 100, and
 * metrics as milliseconds or sums
 * @typedef {import('lighthouse').Result} Result
 * @typedef {object} Measured
 * @property {import('./pages.mjs').MeasuredPage} page
 * @property {Figures} figures medians
 * @property {Record<string, string[]>} failed failed audits by category
 */

/**
 * @param {object} options
 * @param {string} options.chromium
 * @param {string} options.origin
 * @param {import('./pages.mjs').MeasuredPage} options.page
 * @param {import('./draft.mjs').StoredDraft} options.draft
 * @param {number} options.runs
 * @returns {Promise<Measured>}
 */
export async function measurePage({ chromium, origin, page, draft, runs }) {
  /** @type {Result[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1)
    results.push(await runRecorded(chromium, `${origin}${page.path}`, page.withDraft ? draft : null));
  const all = results.map(figuresOf);
  const names = /** @type {(keyof Figures)[]} */ ([...CATEGORIES, ...Object.keys(METRICS)]);
  const figures = /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))]))
  );
  return {
    page,
    figures,
    failed: Object.fromEntries(CATEGORIES.map((category) => [category, failedAudits(results, category)])),
  };
}

/** Occasionally Chromium's trace lacks its navigation start, and Lighthouse asks for another run. */
const NOT_RECORDED = 'NO_NAVSTART';
const MOST_TRIES = 3;

/**
 * Retries only runs whose trace is incomplete, never because of the measured values.
 * @param {string} chromium
 * @param {string} url
 * @param {import('./draft.mjs').StoredDraft | null} draft
 */
async function runRecorded(chromium, url, draft) {
  for (let tries = 1; ; tries += 1) {
    const result = await runOnce(chromium, url, draft);
    if (!result.runtimeError) return result;
    if (result.runtimeError.code !== NOT_RECORDED || tries === MOST_TRIES)
      throw new Error(`${url}: ${result.runtimeError.message}`);
    process.stdout.write(`  ${url} was not recorded and is measured again.\n`);
  }
}

/**
 * @param {string} chromium
 * @param {string} url
 * @param {import('./draft.mjs').StoredDraft | null} draft
 */
async function runOnce(chromium, url, draft) {
  const browser = await openBrowser(chromium);
  try {
    if (draft !== null) await storeDraft(browser.port, url, draft);
    const answer = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      output: 'json',
      // The browser is new: there is nothing to reset except the draft.
      disableStorageReset: draft !== null,
    });
    const result = answer?.lhr;
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    if (result.runtimeError) return result;
    if (new URL(result.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} redirected to ${result.finalDisplayedUrl}: the wrong page was measured.`);
    return result;
  } finally {
    await browser.close();
  }
}

/**
 * Uses a document of the same origin that runs none of the site's code, so that nothing of the site gets cached.
 * @param {number} port of the browser
 * @param {string} url
 * @param {import('./draft.mjs').StoredDraft} draft
 */
async function storeDraft(port, url, draft) {
  const browser = await driver.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window.');
  const page = await context.newPage();
  await page.goto(new URL('/api/ready', url).href);
  await page.evaluate(scriptStoring(draft));
  await page.close();
  await browser.close();
}

/** @param {string} chromium path of the browser, started with a new profile and a debugging port for Lighthouse */
async function openBrowser(chromium) {
  const profile = mkdtempSync(join(tmpdir(), 'visavis-profile-'));
  const flags = [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(chromium, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    // Its helper processes may still write files after it has exited.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // Drain the rest, which would fill the pipe.
    child.stderr.resume();
    return { port: Number(port), close };
  }
  await close();
  throw new Error('Chromium exited before it was listening.');
}

/**
 * @param {Result} result
 * @returns {Figures}
 */
function figuresOf({ categories, audits }) {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${audit}.`);
    return [name, value];
  });
  return Object.fromEntries([...scores, ...metrics]);
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (upper + lower) / 2;
}
