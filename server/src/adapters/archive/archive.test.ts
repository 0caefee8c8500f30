// A backup file opens only with its own secret, detects any change, and reveals nothing in clear.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ArchiveError } from './archive-error.ts';
import { type Archive, type ArchiveEntry, openArchive, readStart, writeArchive } from './file.ts';
import { type ArchiveSecret, ageIdentityOf } from './secret.ts';

const MADE_AT = new Date('2026-05-04T03:02:01Z');
const passphrase = { passphrase: 'a passphrase of several words' };
const dataKey = { dataKey: randomBytes(32) };
/** Several chunks, incompressible. */
const noise = randomBytes(400_000);
const ENTRIES: ArchiveEntry[] = [
  { name: 'head.json', content: Buffer.from('{"canary":"canary-in-the-backup"}') },
  { name: 'documents/noise', content: noise },
  { name: 'documents/empty', content: Buffer.alloc(0) },
  { name: 'end.json', content: Buffer.from('["the end"]') },
];

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-archive-'));
  path = join(folder, 'made', 'a.backup');
  await writeArchive(path, dataKey, each(ENTRIES), MADE_AT);
});
afterAll(() => rm(folder, { recursive: true }));

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

async function opened(file: string): Promise<Archive> {
  const archive = openArchive(file, await readStart(file));
  if (!archive) throw new Error('not of this format');
  return archive;
}

async function readAll(file: string, secret: ArchiveSecret): Promise<ArchiveEntry[]> {
  const read: ArchiveEntry[] = [];
  for await (const { name, content } of (await (await opened(file)).unlock(secret))())
    read.push({ name, content: await buffer(content) });
  return read;
}

async function changed(change: (content: Buffer) => Buffer): Promise<string> {
  const other = join(folder, randomBytes(6).toString('hex'));
  await writeFile(other, change(await readFile(path)));
  return other;
}

test('returns the entries that were written, and makes the file readable by its owner only', async () => {
  expect(await readAll(path, dataKey)).toEqual(ENTRIES);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'made'))).toEqual(['a.backup']);
  expect((await opened(path)).opensWith).toBe('data-key');
});

test('contains neither the content nor the key in clear', async () => {
  const content = await readFile(path);
  for (const secret of [Buffer.from('canary-in-the-backup'), noise.subarray(0, 12), dataKey.dataKey])
    for (const form of [secret, Buffer.from(secret.toString('base64')), Buffer.from(secret.toString('hex'))])
      expect(content.includes(form)).toBe(false);
});

test('opens with the passphrase in any Unicode composition, and with no other passphrase', async () => {
  const file = join(folder, 'by-passphrase');
  await writeArchive(file, { passphrase: 'café au lait' }, each(ENTRIES), MADE_AT);
  expect(await readAll(file, { passphrase: 'cafe\u0301 au lait' })).toEqual(ENTRIES);
  await expect(readAll(file, passphrase)).rejects.toThrow(
    'This passphrase does not open the backup. Nothing was restored.',
  );
});

test('does not open with another data key', async () => {
  await expect(readAll(path, { dataKey: randomBytes(32) })).rejects.toThrow(
    'This data key does not open the backup',
  );
});

/** Where the encrypted chunks begin: after the header and a nonce. */
const payloadOf = (content: Buffer): number => content.indexOf('\n', content.indexOf('\n--- ') + 1) + 17;
const CHUNK = 65_552;

test('reports a file that is truncated at any point', async () => {
  const content = await readFile(path);
  const start = payloadOf(content);
  // In the last chunk, exactly at the end of a chunk, inside a chunk, and with no content at all.
  for (const end of [
    content.length - 1,
    start + CHUNK,
    start + 2 * CHUNK,
    start + 100_000,
    start + 5,
    start,
    start - 5,
  ])
    await expect(readAll(await changed((whole) => whole.subarray(0, end)), dataKey)).rejects.toThrow(
      'cut short',
    );
});

test('reports a file with a changed byte or with reordered chunks', async () => {
  const content = await readFile(path);
  const start = payloadOf(content);
  for (const at of [start + 3, start + 70_000, content.length - 100_000])
    await expect(
      readAll(
        await changed((whole) => {
          whole[at] = (whole[at] ?? 0) ^ 1;
          return whole;
        }),
        dataKey,
      ),
    ).rejects.toThrow('was changed after it was made');
  const swapped = await changed((whole) => {
    const [first, second] = [start, start + CHUNK].map((at) => whole.subarray(at, at + CHUNK));
    return Buffer.concat([
      whole.subarray(0, start),
      second ?? Buffer.alloc(0),
      first ?? Buffer.alloc(0),
      whole.subarray(start + 2 * CHUNK),
    ]);
  });
  await expect(readAll(swapped, dataKey)).rejects.toThrow('was changed after it was made');
});

test('does not open with a changed header', async () => {
  const header = await changed((whole) => {
    const at = whole.indexOf('\n--- ') + 6;
    whole[at] = whole[at] === 65 ? 66 : 65;
    return whole;
  });
  await expect(readAll(header, dataKey)).rejects.toThrow(ArchiveError);
  await expect(readAll(join(folder, 'nowhere'), dataKey)).rejects.toThrow('There is no file');
});

test('age itself can decrypt it with the identity of the site, to a compressed tar of its entries', async () => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(ageIdentityOf(dataKey.dataKey));
  const packed = gunzipSync(await decrypter.decrypt(await readFile(path)));
  expect(packed.subarray(257, 262).toString()).toBe('ustar');
  expect(packed.subarray(0, 9).toString()).toBe('head.json');
});

test('rejects a header whose scrypt cost would exhaust memory', async () => {
  const file = join(folder, 'greedy');
  await writeArchive(file, passphrase, each(ENTRIES), MADE_AT);
  const content = (await readFile(file)).toString('latin1');
  const greedy = content.replace(/^(-> scrypt \S+) 17$/m, '$1 30');
  expect(greedy).not.toBe(content);
  await writeFile(file, greedy, 'latin1');
  await expect(readAll(file, passphrase)).rejects.toThrow(ArchiveError);
});

test('leaves no file behind after a failed backup, and never overwrites an existing one', async () => {
  const target = join(folder, 'failing', 'b.backup');
  async function* failing(): AsyncGenerator<ArchiveEntry> {
    yield { name: 'noise', content: noise };
    throw new Error('the database is away');
  }
  await expect(writeArchive(target, dataKey, failing(), MADE_AT)).rejects.toThrow('the database is away');
  expect(await readdir(join(folder, 'failing'))).toEqual([]);
  const before = await readFile(path);
  await expect(writeArchive(path, dataKey, each([]), MADE_AT)).rejects.toThrow('exists: name another one');
  expect(await readFile(path)).toEqual(before);
});
