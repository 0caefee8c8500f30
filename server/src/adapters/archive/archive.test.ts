// A backup file opens only with its own secret, detects any change, and reveals nothing in clear.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArchive, writeArchive } from './file.ts';
import type { ArchiveSecret } from './header.ts';
import type { ArchiveRecord } from './records.ts';

const MADE_AT = new Date('2026-05-04T03:02:01Z');
const passphrase = { passphrase: 'a passphrase of several words' };
const dataKey = { dataKey: randomBytes(32) };
/** Several chunks, incompressible. */
const noise = randomBytes(400_000);
const RECORDS: ArchiveRecord[] = [
  { json: { canary: 'canary-in-the-backup' } },
  { bytes: noise },
  { bytes: Buffer.alloc(0) },
  { json: ['the end'] },
];

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-archive-'));
  path = join(folder, 'made', 'a.backup');
  await writeArchive(path, dataKey, each(RECORDS), MADE_AT);
});
afterAll(() => rm(folder, { recursive: true }));

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

async function readAll(file: string, secret: ArchiveSecret): Promise<ArchiveRecord[]> {
  const records: ArchiveRecord[] = [];
  for await (const record of (await (await openArchive(file)).unlock(secret)).records()) records.push(record);
  return records;
}

async function changed(change: (content: Buffer) => Buffer): Promise<string> {
  const other = join(folder, randomBytes(6).toString('hex'));
  await writeFile(other, change(await readFile(path)));
  return other;
}

test('returns the records that were written, and makes the file readable by its owner only', async () => {
  expect(await readAll(path, dataKey)).toEqual(RECORDS);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'made'))).toEqual(['a.backup']);
  const archive = await openArchive(path);
  expect(archive.header).toMatchObject({ opensWith: 'data-key', madeAt: MADE_AT.toISOString() });
});

test('contains neither the content nor the key in clear', async () => {
  const content = await readFile(path);
  for (const secret of [Buffer.from('canary-in-the-backup'), noise.subarray(0, 12), dataKey.dataKey])
    for (const form of [secret, Buffer.from(secret.toString('base64')), Buffer.from(secret.toString('hex'))])
      expect(content.includes(form)).toBe(false);
});

test('opens with the passphrase in any Unicode composition, and with no other passphrase', async () => {
  const file = join(folder, 'by-passphrase');
  await writeArchive(file, { passphrase: 'café au lait' }, each(RECORDS), MADE_AT);
  expect(await readAll(file, { passphrase: 'cafe\u0301 au lait' })).toEqual(RECORDS);
  await expect(readAll(file, passphrase)).rejects.toThrow(
    'This passphrase does not open the backup. Nothing was restored.',
  );
});

test('does not open with another data key', async () => {
  await expect(readAll(path, { dataKey: randomBytes(32) })).rejects.toThrow(
    'This data key does not open the backup',
  );
});

test('reports a file that is truncated at any point', async () => {
  const { length } = await readFile(path);
  const header = (await readFile(path)).indexOf('\n', 20) + 1;
  // In the last chunk, exactly at the end of a chunk, inside a chunk, and with no content at all.
  for (const end of [length - 1, header + 65_552, header + 2 * 65_552, header + 100_000, header + 5, header])
    await expect(readAll(await changed((content) => content.subarray(0, end)), dataKey)).rejects.toThrow(
      'cut short',
    );
});

test('reports a file with a changed byte or with reordered chunks', async () => {
  const { length } = await readFile(path);
  const header = (await readFile(path)).indexOf('\n', 20) + 1;
  for (const at of [header + 3, header + 70_000, length - 100_000])
    await expect(
      readAll(
        await changed((content) => {
          content[at] = (content[at] ?? 0) ^ 1;
          return content;
        }),
        dataKey,
      ),
    ).rejects.toThrow('was changed after it was made');
  const swapped = await changed((content) => {
    const [first, second] = [header, header + 65_552].map((at) => content.subarray(at, at + 65_552));
    return Buffer.concat([
      content.subarray(0, header),
      second ?? Buffer.alloc(0),
      first ?? Buffer.alloc(0),
      content.subarray(header + 2 * 65_552),
    ]);
  });
  await expect(readAll(swapped, dataKey)).rejects.toThrow('was changed after it was made');
});

test('does not open with a changed header, and reports a file that is not a backup', async () => {
  const redated = await changed((content) =>
    Buffer.from(content.toString('latin1').replace('2026-05-04', '2026-05-05'), 'latin1'),
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
  await expect(readAll(join(folder, 'nowhere'), dataKey)).rejects.toThrow('There is no file');
});

test('rejects a header whose scrypt cost would exhaust memory', async () => {
  const header = {
    opensWith: 'passphrase',
    madeAt: '',
    salt: '',
    check: '',
    scrypt: { N: 2 ** 30, r: 8, p: 1 },
  };
  const greedy = await changed(() => Buffer.from(`VISAVIS-BACKUP 1\n${JSON.stringify(header)}\n`));
  await expect(openArchive(greedy)).rejects.toThrow('not a backup of Visavis');
});

test('leaves no file behind a failed backup, and never overwrites an existing one', async () => {
  const target = join(folder, 'failing', 'b.backup');
  async function* failing(): AsyncGenerator<ArchiveRecord> {
    yield { bytes: noise };
    throw new Error('the database is away');
  }
  await expect(writeArchive(target, dataKey, failing(), MADE_AT)).rejects.toThrow('the database is away');
  expect(await readdir(join(folder, 'failing'))).toEqual([]);
  const before = await readFile(path);
  await expect(writeArchive(path, dataKey, each([]), MADE_AT)).rejects.toThrow('exists: name another one');
  expect(await readFile(path)).toEqual(before);
});
