// `npm run sheet -- --against REVISION`: takes every screen of both revisions and reports which pictures differ.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './checkout.mjs';
import { checkOut } from './visual-check/other-revision.mjs';
import { sheetPage } from './visual-check/page.mjs';
import { takePictures } from './visual-check/take-pictures.mjs';

const OUT = join(ROOT, '.cache/sheet');

process.chdir(ROOT);
const { against, only } = readFlags();
const other = checkOut(against);
if (other === null) refuse(`There is no commit ${against ?? 'to compare with'}: name one with --against.`);
process.stdout.write(`Comparing with ${other.commit} ...\n`);
await takePictures(other.root, join(OUT, 'before'), only);
await takePictures(ROOT, join(OUT, 'after'), only);
// Imported here because it needs packages, which a fresh clone only has by now.
const { comparePictures } = await import('./visual-check/compare.mjs');
const pictures = comparePictures(OUT, only);
const page = join(OUT, 'index.html');
writeFileSync(page, sheetPage(pictures, other.commit));
const differing = pictures.filter(({ state }) => state !== 'same');
for (const { name, state, pixels } of differing)
  process.stdout.write(`${state}: ${name}${state === 'changed' ? ` (${pixels} pixels)` : ''}\n`);
process.stdout.write(
  `${pictures.length - differing.length} pictures are the same, ${differing.length} differ: ${page}\n`,
);
for (const name of only.filter((name) => !pictures.some((picture) => picture.name === name)))
  refuse(`Neither revision has a picture named ${name}.`);
if (differing.length > 0) process.exitCode = 1;

function readFlags() {
  try {
    const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string' } } });
    return { against: values.against, only: values.only?.split(',') ?? [] };
  } catch {
    return refuse('Usage: npm run sheet -- [--against REVISION] [--only home-390,schedule-1440]');
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
