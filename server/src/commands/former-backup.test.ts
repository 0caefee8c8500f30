// Backups made by a former release can still be restored, unless they are damaged.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArchiveSecret } from '../adapters/archive/secret.ts';
import { openStorage } from '../start/storage.ts';
import { TEST_NOW } from '../testing/small-edition.ts';
import { SMALL_PDF } from '../testing/stored-document.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openBackup } from './open-backup.ts';
import { type RestoreReport, restoreBackup } from './restore-backup.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

let folder: string;
let elsewhere: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-former-'));
  elsewhere = await createTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  await elsewhere.drop();
  await rm(folder, { recursive: true });
});

const restore = async (secret: ArchiveSecret, file: string): Promise<RestoreReport> =>
  restoreBackup({
    backup: await (await openBackup(file)).unlock(secret),
    settings: { dataDir: join(folder, 'elsewhere') },
    ...('dataKey' in secret && { dataKey: secret.dataKey }),
    openDatabase: async () => ({ connection: elsewhere.config, stop: async () => undefined }),
    migrationFolder: MIGRATIONS,
    now: TEST_NOW,
  });

test.each([
  ['data-key', { dataKey: Buffer.alloc(32, 7) }],
  ['passphrase', { passphrase: 'several words together' }],
] as const)('restores a backup in the former format that a %s opens', async (name, secret) => {
  const former = fileURLToPath(
    new URL(`../testing/former-backups/opens-with-${name}.backup`, import.meta.url),
  );
  const restored = await restore(secret, former);
  expect(restored).toMatchObject({ tables: 82, rows: 47, documents: 1, missing: 0, held: 1 });
  expect(restored.migrations).toContain('0067_claimed-emails.sql');
  const emails = await elsewhere.db.selectFrom('email').select(['state', 'held_at']).execute();
  expect(emails).toEqual([{ state: 'queued', held_at: TEST_NOW }]);
  const { files } = await openStorage(elsewhere.db, {
    dataDir: join(folder, 'elsewhere'),
    ...('dataKey' in secret && secret),
  });
  const [document] = await elsewhere.db.selectFrom('document').select('storage_name').execute();
  const content = await files.get(document?.storage_name ?? '');
  if (name === 'data-key') expect(content).toHaveLength(140_000);
  else expect(content).toEqual(SMALL_PDF);
});

test('reports a damaged backup in the former format, and restores nothing', async () => {
  const former = new URL('../testing/former-backups/opens-with-data-key.backup', import.meta.url);
  const content = await readFile(former);
  const damaged = join(folder, 'damaged');
  await writeFile(damaged, content.subarray(0, -100));
  const secret = { dataKey: Buffer.alloc(32, 7) };
  await expect(restore(secret, damaged)).rejects.toThrow('cut short');
  const tables = await elsewhere.pool.query(
    "select from pg_class where relnamespace = 'public'::regnamespace",
  );
  expect(tables.rowCount).toBe(0);
});
