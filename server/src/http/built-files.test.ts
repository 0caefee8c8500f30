// Built files are served compressed where a compressed version exists, and only from their folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuiltFiles } from './built-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visavis-built-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('home-1.js', 'plain');
  write('home-1.js.br', 'by brotli');
  write('home-1.js.gz', 'by gzip');
  write('face-1.woff2', 'a face');
  write('notes.txt', 'of no page');
  mkdirSync(join(folder, 'deep'));
  write('deep/other.js', 'deeper');
});

afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['gzip, deflate, br, zstd', 'br', 'by brotli'],
  ['gzip', 'gzip', 'by gzip'],
  [undefined, 'identity', 'plain'],
])('serves %s as %s', async (accepted, encoding, text) => {
  const file = await new BuiltFiles(folder).find('home-1.js', accepted);
  expect(file).toMatchObject({ encoding, type: 'text/javascript; charset=utf-8' });
  expect(file?.body.toString()).toBe(text);
});

it('serves a file without a compressed version uncompressed', async () => {
  const file = await new BuiltFiles(folder).find('face-1.woff2', 'br');
  expect(file).toMatchObject({ encoding: 'identity', type: 'font/woff2' });
});

it.each(['notes.txt', 'nothing.js', 'deep/other.js', 'home-1.js.br', '../home-1.js'])(
  'does not find %s',
  async (name) => {
    expect(await new BuiltFiles(folder).find(name, 'br')).toBeNull();
  },
);

it('reads a file once, and retries after a failed read', async () => {
  const files = new BuiltFiles(folder);
  rmSync(join(folder, 'home-1.js'));
  await expect(files.find('home-1.js', undefined)).rejects.toThrow(/ENOENT/);
  writeFileSync(join(folder, 'home-1.js'), 'there again');
  expect((await files.find('home-1.js', undefined))?.body.toString()).toBe('there again');
  writeFileSync(join(folder, 'home-1.js'), 'changed');
  expect((await files.find('home-1.js', undefined))?.body.toString()).toBe('there again');
});
