// A large table is split between rows into several parts, and no row is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskFileStore } from '../adapters/file-store/disk.ts';
import { openStorage } from '../start/storage.ts';
import { TEST_NOW } from '../testing/small-edition.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openBackup } from './open-backup.ts';
import { writeBackup } from './write-backup.ts';

const dataKey = Buffer.alloc(32, 7);
let folder: string;
let path: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-parts-'));
  path = join(folder, 'a.tar.gz.age');
  database = await createTestDatabase();
  await openStorage(database.db, { dataDir: folder, dataKey });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('splits the rows of a large table into several parts, without losing any', async () => {
  await database.pool.query(`
    create table large (id integer primary key, words text);
    insert into large select n, repeat(md5(n::text), 40) || E'\\n' from generate_series(1, 5000) as n`);
  const { rows } = await writeBackup({
    connection: database.config,
    files: createDiskFileStore(folder),
    dataKey,
    path,
    now: TEST_NOW,
  });
  const counts: number[] = [];
  const backup = await (await openBackup(path)).unlock({ dataKey });
  const read = await backup({
    head: async () => undefined,
    table: async ({ name }, content) => {
      let text = '';
      for await (const part of content) text += part.toString('utf8');
      expect(text.endsWith('\n')).toBe(true);
      const count = text.split('\n').length - 1;
      if (name === 'large') counts.push(count);
      return count;
    },
    document: async () => undefined,
    missingDocument: async () => undefined,
  });
  expect(read.rows).toBe(rows);
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5_000);
});
