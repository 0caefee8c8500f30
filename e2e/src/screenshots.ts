// Takes pictures of every screen and state of the site, journeys and dashboard, or of those named, in the 2025 edition.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '@visavis/tools/chromium.mjs';
import { startProgram } from './fixtures/program.ts';
import { walkLooks } from './pictures/appearances.ts';
import { walkDashboard } from './pictures/dashboard.ts';
import { AFTER_NOW, walkDeletion } from './pictures/deletion.ts';
import { type Gallery, NOW } from './pictures/gallery.ts';
import { walkHosted } from './pictures/hosted.ts';
import { walkJourney } from './pictures/journey.ts';
import { walkMessages } from './pictures/messages.ts';
import { ORGANISER } from './pictures/organiser.ts';
import { walkScheduler } from './pictures/scheduler.ts';
import { walkTroubles } from './pictures/section-failures.ts';
import { walkSite } from './pictures/site.ts';
import { walkSteps } from './pictures/steps.ts';
import { FAIR_NOW, walkFairDay, walkWorkbench } from './pictures/workbench.ts';

const PHONE = { width: 390, height: 844 };
/** For organisers' screens only: all others use their phone or desktop layout at this width. */
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1440, height: 900 };

/** Fixed, because links on screen and in QR codes contain it. */
const PORT = 47_143;

type Walk = (gallery: Gallery) => Promise<void>;

/** Run in this order: each walk sees the data left by the previous ones. */
const WALKS: readonly Walk[] = [
  walkSite,
  walkSteps,
  walkScheduler,
  walkLooks,
  walkJourney,
  walkDashboard,
  walkHosted,
  walkMessages,
  walkTroubles,
];

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Please name the folder for the pictures.');
mkdirSync(folder, { recursive: true });
/** Those that are requested and not yet taken; null for all. */
const wanted = names.length > 0 ? new Set(names) : null;
const dataDir = mkdtempSync(join(tmpdir(), 'visavis-screenshots-'));
const executablePath = ensureChromium();
try {
  await during(NOW, async (walkAt) => {
    for (const screen of [PHONE, DESKTOP]) for (const walk of WALKS) await walkAt(walk, screen);
    for (const screen of [PHONE, TABLET, DESKTOP]) await walkAt(walkWorkbench, screen);
  });
  await during(FAIR_NOW, async (walkAt) => {
    for (const screen of [PHONE, TABLET, DESKTOP]) await walkAt(walkFairDay, screen);
  });
  await during(AFTER_NOW, async (walkAt) => {
    for (const screen of [PHONE, DESKTOP]) await walkAt(walkDeletion, screen);
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Runs the program at a given time, on the existing data. */
async function during(
  now: string,
  work: (walkAt: (walk: Walk, screen: Gallery['screen']) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (wanted?.size === 0) return;
  const program = await startProgram(PORT, {
    DATA_DIR: dataDir,
    NOW: now,
    NODE_OPTIONS: `--import ${new URL('./pictures/repeatable.mjs', import.meta.url)}`,
    RATE_LIMIT_SCALE: '1000',
    ORGANISER_EMAIL: ORGANISER.email,
    ORGANISER_PASSWORD: ORGANISER.password,
  });
  try {
    await work((walk, screen) => takeIn(program.url, walk, screen));
  } finally {
    await program.stop();
  }
}

/**
 * A new browser for each walk, so that a crash affects only one walk. A walk is skipped if none of its pictures at
 * this width is still wanted.
 */
async function takeIn(origin: string, walk: Walk, screen: Gallery['screen']): Promise<void> {
  if (wanted && ![...wanted].some((name) => name.endsWith(`-${screen.width}`))) return;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await walk({ browser, origin, folder: String(folder), wanted, screen });
  } catch (error) {
    // The remaining walks still run, so that all failures are reported at once.
    console.error(`${walk.name} at ${screen.width} px:`, error);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
