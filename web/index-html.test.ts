// Checks that files named in index.html exist: the build keeps unknown paths as they are, and browsers would get a 404.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '.');
const named = [
  ...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/(?:href|src)="\.?(\/src\/[^"]+)"/g),
];

test('every source file that index.html names exists', () => {
  expect(named.length).toBeGreaterThan(1);
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
