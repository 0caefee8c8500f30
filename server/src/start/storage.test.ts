// The data key: created once, readable by one user, and checked against the database before anything is sealed.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DATA_KEY_BYTES } from '../adapters/sealing.ts';
import { newToken } from '../platform/access-links/token.ts';
import { createBooking, createHostedBuyer } from '../testing/hosted-buyer.ts';
import { openS3Server } from '../testing/s3-server.ts';
import { createSmallEdition } from '../testing/small-edition.ts';
import { storeDocument } from '../testing/stored-document.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openStorage, type Storage, StorageStartError } from './storage.ts';

let dataDir: string;
let database: TestDatabase;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'visavis-storage-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const keyFile = () => join(dataDir, 'secrets', 'data.key');
const refusalOf = async (start: Promise<unknown>): Promise<string> => {
  const error = await start.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StorageStartError)) throw new Error(`expected a refusal to start, got ${error}`);
  return error.message;
};

test('creates a key readable by the server’s user only, which the next start uses', async () => {
  const first = await openStorage(database.db, { dataDir });
  const name = newToken();
  await first.files.put(name, Buffer.from('kept'));
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
  expect(Buffer.from(await readFile(keyFile(), 'utf8'), 'base64')).toHaveLength(DATA_KEY_BYTES);
  const second = await openStorage(database.db, { dataDir });
  expect(String(await second.files.get(name))).toBe('kept');
  expect(String(second.sealer.open(first.sealer.seal('mine', 'here'), 'here'))).toBe('mine');
});

test('creates one key for many concurrent starts', async () => {
  const starts: Promise<Storage>[] = [];
  for (let index = 0; index < 24; index += 1) {
    starts.push(openStorage(database.db, { dataDir }));
    // Staggers the starts, so that some read while others write.
    await readdir(dataDir);
  }
  const all = await Promise.all(starts);
  const sealed = all.map(({ sealer }) => sealer.seal('mine', 'here'));
  for (const { sealer } of all)
    for (const one of sealed) expect(String(sealer.open(one, 'here'))).toBe('mine');
  // No temporary key files of the losing starts remain.
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['data.key']);
});

test('uses DATA_KEY, and creates no key file', async () => {
  const dataKey = randomBytes(DATA_KEY_BYTES);
  const { sealer } = await openStorage(database.db, { dataDir, dataKey });
  const sealed = sealer.seal('mine', 'here');
  expect(String((await openStorage(database.db, { dataDir, dataKey })).sealer.open(sealed, 'here'))).toBe(
    'mine',
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test('reports a key that is not the one of the database in one sentence', async () => {
  await openStorage(database.db, { dataDir });
  const dataKey = randomBytes(DATA_KEY_BYTES);
  const sentence = await refusalOf(openStorage(database.db, { dataDir, dataKey }));
  expect(sentence).toMatch(
    /^The data key in the setting DATA_KEY is not the one with which .* were sealed: put the right one back/,
  );
  expect(sentence).not.toContain(dataKey.toString('base64'));
  await writeFile(keyFile(), dataKey.toString('base64'));
  expect(await refusalOf(openStorage(database.db, { dataDir }))).toContain(`the file ${keyFile()}`);
});

test('refuses a second machine with a different key', async () => {
  await openStorage(database.db, { dataDir });
  const other = await mkdtemp(join(tmpdir(), 'visavis-storage-'));
  try {
    expect(await refusalOf(openStorage(database.db, { dataDir: other }))).toContain(join(other, 'secrets'));
  } finally {
    await rm(other, { recursive: true });
  }
});

test('refuses one of two first starts with different keys', async () => {
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => openStorage(database.db, { dataDir, dataKey: randomBytes(DATA_KEY_BYTES) })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each(['', 'not a key', randomBytes(16).toString('base64')])(
  'reports a key file with %j',
  async (text) => {
    await openStorage(database.db, { dataDir });
    await writeFile(keyFile(), text);
    expect(await refusalOf(openStorage(database.db, { dataDir }))).toBe(
      `The file ${keyFile()} holds no data key: put the right one back, or set DATA_KEY.`,
    );
  },
);

test('continues with a new key after the SQL statements of the runbook for a lost key', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { editionId } = await createSmallEdition(app.db);
  await openStorage(app.db, { dataDir });
  const buyer = await createHostedBuyer(app.db, editionId);
  await createBooking(app.db, app.storage.sealer, buyer);
  const { storageName } = await storeDocument(app, buyer.registrationId, { filename: 'A55120482.pdf' });
  const dataKey = randomBytes(DATA_KEY_BYTES);
  await refusalOf(openStorage(app.db, { dataDir, dataKey }));
  const page = await readFile(new URL('../../../docs/operations/documents.md', import.meta.url), 'utf8');
  const statements = /```sql\n(begin;[\s\S]*?commit;)\n```/.exec(page)?.[1] ?? '';
  await app.database.pool.query(statements);
  const { files } = await openStorage(app.db, { dataDir, dataKey });
  const document = await app.db.selectFrom('document').selectAll().executeTakeFirstOrThrow();
  expect(document).toMatchObject({ storage_name: null, filename: 'business-card' });
  expect(document.deleted_at).not.toBeNull();
  expect(await app.db.selectFrom('booking').select('passport').execute()).toEqual([{ passport: null }]);
  expect(await app.db.selectFrom('stray_file').select('storage_name').execute()).toEqual([
    { storage_name: storageName },
  ]);
  expect(await files.get(storageName)).toBeNull();
});

test('stores documents only in S3 if it is configured', async () => {
  const s3 = await openS3Server();
  onTestFinished(() => s3.close());
  const { files } = await openStorage(database.db, { dataDir, s3: s3.place });
  const name = newToken();
  await files.put(name, Buffer.from('CANARY'));
  expect(String(await files.get(name))).toBe('CANARY');
  expect(await readdir(dataDir)).toEqual(['secrets']);
  const raw = await fetch(`${s3.place.endpoint}/${s3.place.bucket}/${name}`);
  expect(raw.status).toBe(200);
  expect(await raw.text()).not.toContain('CANARY');
});
