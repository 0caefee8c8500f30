// `npm run screenshots`: takes the pictures that documents show into docs/screenshots.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, ROOT } from './checkout.mjs';
import { shownPictures } from './visual-check/shown-pictures.mjs';
import { takePictures } from './visual-check/take-pictures.mjs';

const KEPT = join(ROOT, 'docs/screenshots');

process.chdir(ROOT);
const names = shownPictures(listFiles());
// Taken in a temporary folder first, so that a failed run leaves the kept ones intact.
const folder = mkdtempSync(join(tmpdir(), 'visavis-screenshots-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await takePictures(ROOT, folder, names);
// Imported here because it needs packages, which a fresh clone only has by now.
const { default: sharp } = await import('sharp');
for (const file of readdirSync(KEPT).filter((name) => name.endsWith('.png'))) rmSync(join(KEPT, file));
// A colour palette reduces their size to a third.
for (const name of names)
  await sharp(join(folder, `${name}.png`))
    .png({ palette: true, effort: 10 })
    .toFile(join(KEPT, `${name}.png`));
process.stdout.write(`${names.length} pictures are in ${KEPT}\n`);
