// `npm run sheet`: captures every screen again and reports which differ from the approved pictures.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './checkout.mjs';
import { differencePage } from './visual-check/page.mjs';
import { APPROVED, takePictures } from './visual-check/take-pictures.mjs';
import { browserNow, browserThen } from './visual-check/taken-with.mjs';

const OUT = join(ROOT, '.cache/sheet');

process.chdir(ROOT);
const { isAnyBrowser } = readFlags();
const [then, now] = [browserThen(), browserNow()];
if (then !== now && !isAnyBrowser)
  refuse(
    then === null
      ? 'The browser of the approved pictures was not recorded: run "npm run screenshots", or add --any-browser.'
      : `The approved pictures were taken with ${then}, and this is ${now}, which renders differently: use the same, retake them with "npm run screenshots", or add --any-browser.`,
  );

const folder = mkdtempSync(join(tmpdir(), 'visavis-sheet-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await takePictures(folder);
// Imported here because it needs packages, which a fresh clone only has by now.
const { comparePictures } = await import('./visual-check/compare.mjs');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const { differences, same } = comparePictures(APPROVED, folder, OUT);
const page = join(OUT, 'index.html');
writeFileSync(page, differencePage(differences));
for (const { name, state, pixels } of differences)
  process.stdout.write(`${state}: ${name}${state === 'changed' ? ` (${pixels} pixels)` : ''}\n`);
process.stdout.write(`${same} pictures are as approved, ${differences.length} differ.\n`);
if (differences.length > 0) {
  process.stdout.write(`See ${page}\n`);
  process.exitCode = 1;
}

function readFlags() {
  try {
    const { values } = parseArgs({ options: { 'any-browser': { type: 'boolean' } } });
    return { isAnyBrowser: values['any-browser'] ?? false };
  } catch {
    return refuse('Usage: npm run sheet -- [--any-browser]');
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
