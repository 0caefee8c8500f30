// The contract of every file store: the same for a folder and an S3 service, with and without encryption.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../../platform/access-links/token.ts';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import { createSealer, DATA_KEY_BYTES } from '../sealing.ts';
import { createDiskFileStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { createS3FileStore } from './s3.ts';
import { sealedFileStore } from './sealed.ts';

let folder: string;
let s3: S3Server;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'visavis-store-')), 'documents');
  s3 = await openS3Server();
  stores['a folder'] = createDiskFileStore(folder);
  stores['an S3 service'] = createS3FileStore(s3.place);
  const sealer = createSealer(randomBytes(DATA_KEY_BYTES));
  stores['a sealed folder'] = sealedFileStore(createDiskFileStore(folder), sealer);
  stores['a sealed S3 service'] = sealedFileStore(createS3FileStore(s3.place), sealer);
});
afterAll(async () => {
  await s3.close();
  await rm(join(folder, '..'), { recursive: true });
});

describe.each(['a folder', 'an S3 service', 'a sealed folder', 'a sealed S3 service'])('%s', (kind) => {
  const store = (): FileStore => {
    const found = stores[kind];
    if (!found) throw new Error(`no store called ${kind}`);
    return found;
  };

  test.each([0, 1, 2_048_000])('returns %d bytes unchanged', async (length) => {
    const name = newToken();
    const content = randomBytes(length);
    await store().put(name, content);
    const back = await store().get(name);
    expect(back?.equals(content)).toBe(true);
  });

  test('replaces existing content', async () => {
    const name = newToken();
    await store().put(name, Buffer.from('first'));
    await store().put(name, Buffer.from('second'));
    expect(String(await store().get(name))).toBe('second');
  });

  test('returns null for an unknown or removed name; removing it again is not an error', async () => {
    const name = newToken();
    expect(await store().get(name)).toBeNull();
    await store().put(name, Buffer.from('there'));
    await store().remove(name);
    expect(await store().get(name)).toBeNull();
    await store().remove(name);
  });

  test('handles many concurrent writes and reads', async () => {
    const names = Array.from({ length: 20 }, () => newToken());
    await Promise.all(names.map((name) => store().put(name, Buffer.from(name))));
    const back = await Promise.all(names.map((name) => store().get(name)));
    expect(back.map(String)).toEqual(names);
  });

  test.each(['../secrets', 'a/b/c/d/e/f', '', 'short', '........', `${'a'.repeat(81)}`, 'name-with-\0-null'])(
    'refuses the name %j',
    async (name) => {
      await expect(store().put(name, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(store().get(name)).rejects.toThrow(RangeError);
      await expect(store().remove(name)).rejects.toThrow(RangeError);
    },
  );
});

test('makes the folder and its files accessible to the server’s user only', async () => {
  const name = newToken();
  await createDiskFileStore(folder).put(name, Buffer.from('mine'));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

test('removes the drafts of a killed process together with the file, and no others', async () => {
  const own = await mkdtemp(join(tmpdir(), 'visavis-drafts-'));
  try {
    const store = createDiskFileStore(own);
    const [name, other] = [newToken(), newToken()];
    await store.put(other, Buffer.from('stays'));
    await writeFile(join(own, `${name}.0011aabbccdd.part`), 'half');
    await writeFile(join(own, `${other}.0011aabbccdd.part`), 'half');
    expect(await store.get(name)).toBeNull();
    await store.remove(name);
    expect((await readdir(own)).sort()).toEqual([other, `${other}.0011aabbccdd.part`].sort());
  } finally {
    await rm(own, { recursive: true });
  }
});

test('leaves nothing behind after a failed write', async () => {
  const own = await mkdtemp(join(tmpdir(), 'visavis-failing-'));
  try {
    const name = newToken();
    // The rename fails because a folder has this name.
    await mkdir(join(own, name));
    await writeFile(join(own, name, 'inside'), '');
    await expect(createDiskFileStore(own).put(name, Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(own)).toEqual([name]);
  } finally {
    await rm(own, { recursive: true });
  }
});

test('encrypts a sealed file, which opens only under its own name', async () => {
  const raw = createDiskFileStore(folder);
  const sealed = stores['a sealed folder'];
  const [name, other] = [newToken(), newToken()];
  const secret = Buffer.from('CANARY-PASSPORT-CONTENT');
  await sealed?.put(name, secret);
  const kept = await readFile(join(folder, name));
  expect(kept.includes(secret)).toBe(false);
  // Control: without sealing, the content is readable.
  await raw.put(other, secret);
  expect((await readFile(join(folder, other))).includes(secret)).toBe(true);
  await raw.put(other, kept);
  await expect(sealed?.get(other)).rejects.toThrow('sealed with another key, elsewhere, or has been changed');
});
