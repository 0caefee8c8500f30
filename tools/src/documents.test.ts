// Checks that documents and startup messages use the preferred wording, and that all pictures kept are in use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, ROOT } from './checkout.mjs';
import { shownPictures } from './visual-check/shown-pictures.mjs';

/** A replaced phrase, and where it was used: a path prefix. */
const LEFT: readonly (readonly [where: string, phrase: RegExp])[] = [
  ['README.md', /held while one chooses|sees what others take|refuses to give an hour away/],
  ['README.md', /lies in an outbox|lie encrypted|once it was seen/],
  ['README.md', /stops the start with a sentence|only its digits stay|what looks different since/],
  ['docs/operations/', /may too little|BM-2026-ABCDE|obeys the header|without gathering/],
  ['docs/operations/', /at its start\b|stops the start|named with its place/],
  ['SECURITY.md', /to the address in the repository|[Ss]tands today/],
  ['server/src/', /as at the first start|shown this once|is none of this machine/],
  ['server/src/', /may not be used by this user|may not be read by this user|is not as it must be/],
];

/** The current wording. */
const CHOSEN: readonly (readonly [path: string, words: string])[] = [
  ['README.md', 'the database will not book an hour twice'],
  ['README.md', 'A mistake stops startup with a clear message.'],
  ['SECURITY.md', 'private vulnerability report'],
  ['server/src/main.ts', 'unchanged since the first start'],
  ['server/src/main.ts', 'Password (shown only once)'],
  ['server/src/main.ts', 'is not an address of this machine'],
  ['server/src/main.ts', 'This user may not use port'],
  ['server/src/features/content/service.ts', 'has the wrong shape'],
  ['server/src/start/storage.ts', 'cannot be read by this user'],
];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8').replace(/\s+/g, ' ');
const texts = listFiles(ROOT).filter(({ path }) => /\.(md|ts)$/.test(path) && !path.endsWith('.test.ts'));

it.each(LEFT)('%s contains nothing like %s', (where, phrase) => {
  const matching = texts.filter(({ path }) => path.startsWith(where));
  expect(matching.length).toBeGreaterThan(0);
  expect(
    matching.filter(({ text }) => phrase.test(text.replace(/\s+/g, ' '))).map(({ path }) => path),
  ).toEqual([]);
});

it.each(CHOSEN)('%s contains: %s', (path, words) => {
  expect(read(path)).toContain(words);
});

it('keeps exactly the pictures that documents show', () => {
  const kept = listFiles(ROOT)
    .filter(({ path }) => /^docs\/.*\.png$/.test(path))
    .map(({ path }) => path)
    .sort();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(shownPictures(listFiles(ROOT)).map((name) => `docs/screenshots/${name}.png`));
});
