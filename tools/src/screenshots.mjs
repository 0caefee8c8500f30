// `npm run screenshots`: captures every screen and state at both widths into docs/screenshots, with a contact sheet.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { contactSheet } from './visual-check/contact-sheet.mjs';
import { APPROVED, listPictures, takePictures } from './visual-check/take-pictures.mjs';
import { browserNow, writeBrowser } from './visual-check/taken-with.mjs';

process.chdir(ROOT);
// Captured in a temporary folder first, so that a failed run leaves the approved ones intact.
const folder = mkdtempSync(join(tmpdir(), 'visavis-screenshots-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await takePictures(folder);
mkdirSync(APPROVED, { recursive: true });
for (const name of listPictures(APPROVED)) rmSync(join(APPROVED, name));
const names = listPictures(folder);
for (const name of names) copyFileSync(join(folder, name), join(APPROVED, name));
writeFileSync(join(APPROVED, 'README.md'), contactSheet(names));
writeBrowser(browserNow());
process.stdout.write(`${names.length} pictures are in ${APPROVED}\n`);
