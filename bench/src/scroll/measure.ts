// Measures main-thread tasks of the browser while the list of registrations scrolls, on a throttled CPU.
import { gzipSync } from 'node:zlib';
import { CHROMIUM_FLAGS, ensureChromium } from '@visavis/tools/chromium.mjs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { loadScaledEdition } from '../load-scaled-edition.ts';
import { type OrganiserSession, openOrganiserSession } from '../organiser-session.ts';
import type { ScratchCluster } from '../scratch-cluster.ts';
import { longestTasks } from './tasks.ts';

interface Bench {
  cluster: ScratchCluster;
  closing: Closing;
  say: (line: string) => void;
}

export const SCROLL = {
  exhibitors: 3_000,
  registrations: 50_000,
  /** Rows on the page: four times the largest page size. */
  rows: 400,
  /** CPU throttling factor. */
  slowedBy: 4,
  /** The middle pass counts, since another program on the machine may lengthen a single task. */
  passes: 3,
} as const;
const PORTION = 100;
const STEP_PX = 240;

interface Pass {
  /** The ten longest tasks while scrolling down and up, longest first. */
  longestMs: number[];
  tasks: number;
}

export interface ScrollFigures extends Pass {
  rows: number;
  /** The longest task of each pass; all other figures are from the middle one. */
  passesMs: number[];
  /** The browser's trace of the middle pass, gzipped. */
  trace: Buffer;
}

/** @throws if the list shows fewer rows, or did not scroll */
export async function measureScroll({ cluster, closing, say }: Bench): Promise<ScrollFigures> {
  const database = await cluster.createDatabase('scroll');
  await loadScaledEdition(database.url, SCROLL);
  await database.query('vacuum analyze');
  // An admin has the most buttons in a row.
  const session = await openOrganiserSession(database, {
    role: 'admin',
    preferences: { pageSize: PORTION },
  });
  const server = await startProduct(database.url, null, closing);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const passes: (Pass & { trace: Buffer })[] = [];
    for (let pass = 1; pass <= SCROLL.passes; pass++) {
      const page = await openList(browser, server.port, session);
      const trace = await traceScrolling(browser, page);
      await page.close();
      const { longestMs, tasks } = longestTasks(trace.toString());
      say(`  ${tasks} tasks, the longest ${longestMs[0]?.toFixed(1)} ms`);
      passes.push({ longestMs, tasks, trace });
    }
    passes.sort((a, b) => longestOf(a) - longestOf(b));
    const middle = passes[Math.floor(passes.length / 2)];
    if (!middle) throw new Error('There was no pass.');
    return {
      ...middle,
      rows: SCROLL.rows,
      passesMs: passes.map(longestOf),
      trace: gzipSync(middle.trace, { level: 9 }),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const longestOf = ({ longestMs: [longest = 0] }: Pass): number => longest;

async function openList(browser: Browser, port: number, { token, user }: OrganiserSession): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(
    ([authToken, stored]) => {
      localStorage.setItem('authToken', authToken ?? '');
      localStorage.setItem('user', stored ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(`http://127.0.0.1:${port}/dashboard`, { waitUntil: 'networkidle' });
  const rows = page.locator('tr[data-row]');
  for (let shown = PORTION; shown < SCROLL.rows; shown += PORTION) {
    await rows.nth(shown - 1).waitFor();
    await page.getByRole('button', { name: /^Show More/ }).click();
  }
  await rows.nth(SCROLL.rows - 1).waitFor();
  await page.locator('table[data-fixed]').waitFor();
  return page;
}

async function traceScrolling(browser: Browser, page: Page): Promise<Buffer> {
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: SCROLL.slowedBy });
  await page.mouse.move(800, 600);
  await browser.startTracing(page, { screenshots: false, categories: ['toplevel', 'devtools.timeline'] });
  const bottom = await scrollBy(page, STEP_PX, ({ top, most }) => top >= most);
  await scrollBy(page, -STEP_PX, ({ top }) => top <= 0);
  const trace = await browser.stopTracing();
  if (bottom < 10_000) throw new Error(`The run is void: the list scrolled by ${bottom} pixels.`);
  return trace;
}

/** @returns where it stood at the end, in pixels */
async function scrollBy(
  page: Page,
  step: number,
  isDone: (place: { top: number; most: number }) => boolean,
): Promise<number> {
  for (;;) {
    await page.mouse.wheel(0, step);
    const place = await page.evaluate(
      () =>
        new Promise<{ top: number; most: number }>((resolve) =>
          requestAnimationFrame(() =>
            resolve({
              top: Math.ceil(scrollY),
              most: document.documentElement.scrollHeight - innerHeight - 1,
            }),
          ),
        ),
    );
    if (isDone(place)) return place.top;
  }
}
