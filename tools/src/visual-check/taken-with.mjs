// Records the browser of the approved pictures, since another one renders text and edges differently.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { APPROVED } from './take-pictures.mjs';

const FILE = join(APPROVED, 'taken-with.json');

/** @returns {string} name and version of the current browser */
export function browserNow() {
  const { stdout } = spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' });
  return /\S+(?: \S+)*? [\d.]+/.exec(stdout.trim())?.[0] ?? stdout.trim();
}

/** @returns {string | null} the browser of the approved pictures; null if not recorded */
export function browserThen() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).browser : null;
}

/** @param {string} browser */
export function writeBrowser(browser) {
  writeFileSync(FILE, `${JSON.stringify({ browser }, null, 2)}\n`);
}
