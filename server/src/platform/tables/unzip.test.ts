// Archives unpack to what was packed, and are refused if they lie, lead outside or exceed the limits.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ZipEntry, zipOf } from '../../testing/sheet-files.ts';
import { type OpenZip, openZip } from './unzip.ts';
import { archive } from './zip.ts';

const LIMITS = { entries: 3, bytes: 10_000, entryBytes: 8_000 };
const TEXT = 'words, '.repeat(100);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-unzip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function opened<Found>(content: Buffer, work: (zip: OpenZip) => Promise<Found>): Promise<Found> {
  const path = join(folder, 'file.zip');
  await writeFile(path, content);
  const zip = await openZip(path, LIMITS);
  try {
    return await work(zip);
  } finally {
    await zip.close();
  }
}

const one = (more: Partial<ZipEntry>) => zipOf([{ path: 'a.txt', content: TEXT, ...more }]);
const listed = (content: Buffer) => opened(content, async ({ entries }) => [...entries]);
const readFirst = (content: Buffer) => opened(content, async (zip) => (await zip.read('a.txt')).toString());

it('reads what our own writer wrote, and leaves folders out', async () => {
  const written = archive([
    { path: 'a.txt', content: [TEXT] },
    { path: 'pictures/陈.png', content: [''] },
  ]);
  const content = await buffer(written as NodeJS.ReadableStream);
  expect(await listed(content)).toEqual([
    ['a.txt', TEXT.length],
    ['pictures/陈.png', 0],
  ]);
  expect(await readFirst(content)).toBe(TEXT);
  expect(await listed(zipOf([{ path: 'pictures/', content: '' }]))).toEqual([]);
});

it.each([
  ['no archive', Buffer.from(TEXT)],
  ['an empty file', Buffer.alloc(0)],
  ['a file that was cut off', one({}).subarray(0, -30)],
  ['a directory that begins behind the file', moved(one({}))],
  ['a password', one({ isEncrypted: true })],
  ['a name twice', zipOf(['one', 'two'].map((content) => ({ path: 'a.txt', content })))],
  ['a way out', one({ path: '../a.txt' })],
  ['a way out behind a folder', one({ path: 'b\\..\\..\\a.txt' })],
  ['the root', one({ path: '/a.txt' })],
  ['a drive', one({ path: 'C:/a.txt' })],
])('refuses %s', async (_, content) => {
  await expect(listed(content)).rejects.toMatchObject({ name: 'UnzipError', reason: 'unreadable' });
});

it.each([
  ['too many entries', zipOf(['a', 'b', 'c', 'd'].map((path) => ({ path, content: '' })))],
  ['an entry that is too large', one({ claims: 8_001 })],
  [
    'entries that are too large together',
    zipOf(['a', 'b'].map((path) => ({ path, content: '', claims: 6_000 }))),
  ],
])('refuses %s before anything is unpacked', async (_, content) => {
  await expect(listed(content)).rejects.toMatchObject({ name: 'UnzipError', reason: 'too-large' });
});

it.each([
  ['larger', one({ claims: TEXT.length - 1 })],
  ['much larger', one({ content: Buffer.alloc(1_000_000), claims: 10 })],
  ['smaller', one({ claims: TEXT.length + 1 })],
])('refuses an entry that is %s than it claims', async (_, content) => {
  await expect(readFirst(content)).rejects.toMatchObject({ name: 'UnzipError', reason: 'unreadable' });
});

it('refuses bytes that are not compressed data', async () => {
  const broken = one({});
  broken.fill(0xff, 35, 60);
  await expect(readFirst(broken)).rejects.toMatchObject({ name: 'UnzipError', reason: 'unreadable' });
});

/** Changes the claimed position of the directory. */
function moved(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt32LE(content.length + 1, content.length - 6);
  return copy;
}
