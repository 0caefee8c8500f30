// A backup file of the former format opens only with its own secret, and any change to it is detected.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStart } from '../file.ts';
import type { ArchiveSecret } from '../secret.ts';
import { openFormerArchive } from './file.ts';
import type { ArchiveRecord } from './records.ts';

const stored = (name: string): string =>
  fileURLToPath(new URL(`../../../testing/former-backups/${name}.backup`, import.meta.url));
const path = stored('opens-with-data-key');
const dataKey = { dataKey: Buffer.alloc(32, 7) };
const CHUNK = 65_552;

let folder: string;
let content: Buffer;
let start: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-former-'));
  content = await readFile(path);
  start = content.indexOf('\n', 20) + 1;
});
afterAll(() => rm(folder, { recursive: true }));

async function readAll(file: string, secret: ArchiveSecret): Promise<ArchiveRecord[]> {
  const read: ArchiveRecord[] = [];
  const records = await openFormerArchive(file, await readStart(file)).unlock(secret);
  for await (const record of records()) read.push(record);
  return read;
}

async function changed(change: (whole: Buffer) => Buffer): Promise<string> {
  const other = join(folder, randomBytes(6).toString('hex'));
  await writeFile(other, change(Buffer.from(content)));
  return other;
}

test('returns its records', async () => {
  const records = await readAll(path, dataKey);
  expect(records[0]).toMatchObject({ json: { kind: 'backup', format: 1 } });
  expect(records.at(-1)).toEqual({ json: { kind: 'end', tables: 82, rows: 47, documents: 1 } });
  expect(records.some((record) => 'bytes' in record && record.bytes.length > 140_000)).toBe(true);
});

test('opens with the passphrase in any Unicode form, and with no other passphrase', async () => {
  const file = stored('opens-with-passphrase');
  // Full-width letters count as the same letters.
  const wide = 'ｓｅｖｅｒａｌ words together';
  expect(await readAll(file, { passphrase: wide })).toEqual(
    await readAll(file, { passphrase: 'several words together' }),
  );
  await expect(readAll(file, { passphrase: 'other words together' })).rejects.toThrow(
    'This passphrase does not open the backup. Nothing was restored.',
  );
});

test('does not open with another data key', async () => {
  await expect(readAll(path, { dataKey: randomBytes(32) })).rejects.toThrow(
    'This data key does not open the backup',
  );
});

test('is reported as damaged when truncated at any point', async () => {
  // In the last chunk, exactly at the end of a chunk, inside a chunk, and with no content at all.
  for (const end of [content.length - 1, start + CHUNK, start + 2 * CHUNK, start + 100_000, start + 5, start])
    await expect(readAll(await changed((whole) => whole.subarray(0, end)), dataKey)).rejects.toThrow(
      'cut short',
    );
});

test('is reported as damaged when a byte was changed or chunks were reordered', async () => {
  for (const at of [start + 3, start + 70_000, content.length - 10_000])
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

test('does not open with a changed header, and a file that is not a backup is reported', async () => {
  const redated = await changed((whole) =>
    Buffer.from(whole.toString('latin1').replace('"madeAt":"2026', '"madeAt":"2025'), 'latin1'),
  );
  await expect(readAll(redated, dataKey)).rejects.toThrow('does not open');
  for (const text of [
    '',
    'VISAVIS-BACKUP 1\n',
    'VISAVIS-BACKUP 1\n{"opensWith":"passphrase"}\n',
    'PK\u0003\u0004',
  ])
    await expect(readAll(await changed(() => Buffer.from(text)), dataKey)).rejects.toThrow(
      'not a backup of Visavis',
    );
});

test('is rejected when the scrypt cost in its header would exhaust memory', async () => {
  const header = {
    opensWith: 'passphrase',
    madeAt: '',
    salt: '',
    check: '',
    scrypt: { N: 2 ** 30, r: 8, p: 1 },
  };
  const greedy = await changed(() => Buffer.from(`VISAVIS-BACKUP 1\n${JSON.stringify(header)}\n`));
  await expect(readAll(greedy, dataKey)).rejects.toThrow('not a backup of Visavis');
});
