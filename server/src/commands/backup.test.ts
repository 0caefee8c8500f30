// A site is backed up while in use and restored elsewhere: complete, as of one moment, with its mail held.
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ArchiveSecret } from '../adapters/archive/secret.ts';
import { createDiskFileStore } from '../adapters/file-store/disk.ts';
import { sealedFileStore } from '../adapters/file-store/sealed.ts';
import { silentLog } from '../adapters/log.ts';
import { createSealer } from '../adapters/sealing.ts';
import { createAccessKey } from '../platform/access-links/repository.ts';
import { startMailing } from '../start/mailing.ts';
import { openFileStore, openStorage } from '../start/storage.ts';
import { createHostedBuyer } from '../testing/hosted-buyer.ts';
import { type MailServer, openMailServer } from '../testing/mail-server.ts';
import { logInAs } from '../testing/organisers.ts';
import { openReview, type ReviewStand } from '../testing/review.ts';
import { readRows } from '../testing/rows.ts';
import { openS3Server } from '../testing/s3-server.ts';
import { TEST_NOW } from '../testing/small-edition.ts';
import { SMALL_PDF, storeDocument } from '../testing/stored-document.ts';
import { meetingOf, submissionOf } from '../testing/submission.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openBackup } from './open-backup.ts';
import { type RestoreOrder, type RestoreReport, restoreBackup } from './restore-backup.ts';
import { type BackupOrder, type BackupReport, writeBackup } from './write-backup.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const LAST_DATE = '2026-06-05';
const HOURS = [660, 720, 780, 840, 900, 960, 1020];

let folder: string;
let review: ReviewStand;
let dataKey: Buffer;
let documents: ReturnType<typeof createDiskFileStore>;
let elsewhere: TestDatabase;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-backup-'));
  dataKey = randomBytes(32);
  documents = createDiskFileStore(join(folder, 'site', 'documents'));
  const sealer = createSealer(dataKey);
  review = await openReview({
    files: sealedFileStore(documents, sealer),
    sealer,
    mail: { wake: () => undefined, domain: 'exhibition.example' },
  });
  await openStorage(review.test.db, { dataDir: join(folder, 'site'), dataKey });
  elsewhere = await createTestDatabase({ isEmpty: true });
  path = join(folder, 'a.backup');
});
afterEach(async () => {
  await elsewhere.drop();
  await review.close();
  await rm(folder, { recursive: true });
});

const storage = () => ({ db: review.test.db, storage: { files: review.test.storage.files } });

/** A buyer with a document in the site's own store. */
async function buyerWithDocument() {
  const buyer = await createHostedBuyer(review.test.db, review.edition.editionId);
  const files = sealedFileStore(documents, createSealer(dataKey));
  const given = { ...storage(), storage: { ...review.test.storage, files } };
  return { buyer, document: await storeDocument(given, buyer.registrationId) };
}

const backUp = (changes: Partial<BackupOrder> = {}): Promise<BackupReport> =>
  writeBackup({
    connection: review.test.database.config,
    files: documents,
    dataKey,
    path,
    now: TEST_NOW,
    ...changes,
  });

async function restore(
  secret: ArchiveSecret,
  changes: Partial<RestoreOrder> = {},
  file = path,
): Promise<RestoreReport> {
  return restoreBackup({
    backup: await (await openBackup(file)).unlock(secret),
    settings: { dataDir: join(folder, 'elsewhere') },
    ...('dataKey' in secret && { dataKey: secret.dataKey }),
    openDatabase: async () => ({ connection: elsewhere.config, stop: async () => undefined }),
    migrationFolder: MIGRATIONS,
    now: TEST_NOW,
    ...changes,
  });
}

const countOf = async (database: TestDatabase, table: string): Promise<number> =>
  (await database.pool.query<{ count: number }>(`select count(*) as count from ${table}`)).rows[0]?.count ??
  -1;

const isEmpty = async (): Promise<boolean> =>
  (await elsewhere.pool.query("select from pg_class where relnamespace = 'public'::regnamespace"))
    .rowCount === 0;

test('a backup under load is consistent, and restores elsewhere with its documents and mailed links', async () => {
  const { test: site } = review;
  const { buyer, document } = await buyerWithDocument();
  const first = await review.register([[1, 1, 660]]);
  const link = { registrationId: first.id, lastDate: LAST_DATE, now: TEST_NOW };
  const key = await createAccessKey(site.db, link);

  let isStopped = false;
  let arrived = 0;
  let readDocument: () => void = () => undefined;
  const documentIsRead = new Promise<void>((resolve) => {
    readDocument = resolve;
  });
  const load = (async () => {
    for (const minute of HOURS)
      for (const day of [1, 2, 3, 4])
        for (const maker of [2, 4]) {
          if (isStopped) return;
          // However long the tables take, sixteen registrations are left for later.
          if (arrived === 40) await documentIsRead;
          await review.register([
            [maker, day, minute],
            [maker + 1, (day % 4) + 1, minute],
          ]);
          arrived += 1;
        }
  })();
  // Tables come before documents: in between, registrations continue until one more has arrived.
  const slow = {
    ...documents,
    get: async (name: string) => {
      const before = arrived;
      readDocument();
      await expect.poll(() => arrived, { timeout: 30_000 }).toBeGreaterThan(before);
      return documents.get(name);
    },
  };
  await expect.poll(() => arrived, { timeout: 30_000 }).toBeGreaterThan(0);
  const report = await backUp({ files: slow });
  isStopped = true;
  await load;
  expect(report).toMatchObject({ documents: 1, lost: [] });

  const restored = await restore({ dataKey });
  expect(restored).toMatchObject({ rows: report.rows, tables: report.tables, documents: 1, missing: 0 });
  const registrations = await countOf(elsewhere, 'registration');
  // The load was real: more registrations arrived than the backup saw.
  expect(await countOf(site.database, 'registration')).toBeGreaterThan(registrations);
  expect(registrations).toBeGreaterThanOrEqual(2);
  // Each submission is stored completely or not at all.
  for (const table of ['visitor', 'company']) expect(await countOf(elsewhere, table)).toBe(registrations);
  const { rows: meetings } = await elsewhere.pool.query(
    'select distinct (select count(*) from claim where registration_id = registration.id) as count from registration',
  );
  expect(meetings.map(({ count }) => count).sort()).toEqual([0, 1, 2]);
  expect(await countOf(elsewhere, 'email')).toBe(registrations - 1);
  const { rows: unchecked } = await elsewhere.pool.query(
    "select conname from pg_constraint where contype = 'f' and not convalidated",
  );
  expect(unchecked).toEqual([]);

  const files = (await openStorage(elsewhere.db, { dataDir: join(folder, 'elsewhere') })).files;
  const other = await createTestApp({ db: elsewhere.db, files, sealer: createSealer(dataKey) });
  onTestFinished(() => other.close());
  const admin = await logInAs(elsewhere.db, 'admin');
  const opened = await other.get(`/api/hosted/documents/${document.id}`, admin);
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload.equals(SMALL_PDF)).toBe(true);
  const schedule = await other.get('/api/my-schedule', { authorization: `Bearer ${key}` });
  expect(schedule.json()).toMatchObject({ reference: first.registrationNumber });
  const hosted = await other.get('/api/hosted-buyer', { authorization: `Bearer ${buyer.key}` });
  expect(hosted.statusCode).toBe(200);
  // Sequences continue where they were: no number is used twice.
  const later = await other.post(
    '/api/visitor/register',
    submissionOf([meetingOf('Maker 1', 'M-1', 2, 720)]),
  );
  expect(later.statusCode).toBe(201);
  // Sessions from the time of the backup have ended.
  expect((await other.get('/api/emails', review.admin)).statusCode).toBe(401);
});

test('a restored site sends no queued mail until an organiser releases it', async () => {
  for (const minute of [660, 720, 780]) await review.register([[1, 1, minute]]);
  await backUp();
  expect((await restore({ dataKey })).held).toBe(3);

  const mailServer = await openMailServer();
  let wake: () => void = () => undefined;
  const other = await createTestApp({
    db: elsewhere.db,
    mail: { wake: () => wake(), domain: 'exhibition.example' },
  });
  const mailing = startMailing({
    db: elsewhere.db,
    clock: () => TEST_NOW,
    log: silentLog,
    publicUrl: 'https://meet.example.org',
    places: async () => () => '',
    mail: {
      server: { host: '127.0.0.1', port: mailServer.port, isSecure: false },
      from: { name: '', address: 'meet@exhibition.example' },
    },
  });
  wake = mailing.wake;
  try {
    const editor = await logInAs(elsewhere.db, 'editor');
    const viewer = await logInAs(elsewhere.db, 'viewer');
    // New messages are sent, past the held ones.
    await other.post(
      '/api/visitor/register',
      submissionOf([meetingOf('Maker 2', 'M-2', 1, 660)], { email: 'new@kenari.example' }),
    );
    await expect.poll(() => recipients(mailServer), { timeout: 30_000 }).toEqual(['new@kenari.example']);
    expect((await other.get('/api/emails', viewer)).json()).toMatchObject({ held: 3 });
    const decide = (decision: string, headers: { authorization: string }) =>
      other.post('/api/emails/held', { decision }, headers);
    expect((await decide('release', viewer)).statusCode).toBe(403);
    expect((await decide('release', editor)).json()).toEqual({ messages: 3 });
    await expect.poll(() => mailServer.received.length, { timeout: 30_000 }).toBe(4);
    // The mail server has a message before the outbox has recorded it as sent.
    await expect
      .poll(async () => (await other.get('/api/emails', viewer)).json(), { timeout: 30_000 })
      .toMatchObject({ held: 0, counts: { sent: 4 } });
    expect((await decide('discard', editor)).json()).toEqual({ messages: 0 });
    const actions = await readRows(elsewhere.db, 'audit_entry', {}, ['action', 'subject'], 'id');
    expect(actions.filter(({ action }) => /restore|held/.test(action))).toEqual([
      { action: 'backup.restore', subject: `The backup of ${TEST_NOW.toISOString()}` },
      { action: 'email.release-held', subject: '3 messages from before the restore' },
    ]);
  } finally {
    await mailing.stop();
    await other.close();
    await mailServer.close();
  }
});

const recipients = ({ received }: MailServer): string[] => received.flatMap((mail) => mail.recipients);

test('held messages can be discarded, and then retried one by one', async () => {
  await review.register([[1, 1, 660]]);
  await backUp();
  await restore({ dataKey });
  const other = await createTestApp({ db: elsewhere.db, mail: { wake: () => undefined } });
  onTestFinished(() => other.close());
  const editor = await logInAs(elsewhere.db, 'editor');
  await other.post('/api/emails/held', { decision: 'discard' }, editor);
  const [row] = (await other.get('/api/emails', editor)).json().emails;
  expect(row).toMatchObject({ state: 'failed', isHeld: false, nextAttemptAt: null });
  expect(row.lastError).toContain('an organiser discarded it');
  const again = await other.post(`/api/emails/${row.id}/retry`, {}, editor);
  expect(again.json()).toMatchObject({ state: 'queued', isHeld: false });
});

test('contains the data key only when a passphrase protects the backup', async () => {
  const { document } = await buyerWithDocument();
  await backUp({ passphrase: 'several words together' });
  await expect(restore({ passphrase: 'other words together' })).rejects.toThrow('does not open the backup');
  expect(await isEmpty()).toBe(true);
  await restore({ passphrase: 'several words together' });
  const dataDir = join(folder, 'elsewhere');
  expect(await readFile(join(dataDir, 'secrets', 'data.key'), 'utf8')).toBe(dataKey.toString('base64'));
  const { files } = await openStorage(elsewhere.db, { dataDir });
  expect(await files.get(document.storageName)).toEqual(SMALL_PDF);
});

test('refuses a target with another key, a foreign document or any table, and leaves it unchanged', async () => {
  await buyerWithDocument();
  await backUp({ passphrase: 'several words together' });
  const secret = { passphrase: 'several words together' };
  const dataDir = join(folder, 'elsewhere');
  const other = { settings: { dataDir, dataKey: randomBytes(32) } };
  await expect(restore(secret, other)).rejects.toThrow('DATA_KEY is not the data key of this backup');
  expect(await isEmpty()).toBe(true);
  expect(await readdir(join(dataDir, 'documents'))).toEqual([]);

  await writeFile(join(dataDir, 'documents', 'some-other-file'), '');
  await expect(restore(secret)).rejects.toThrow('1 file(s) that are not in this backup');
  await rm(join(dataDir, 'documents', 'some-other-file'));

  await elsewhere.pool.query('create table somebody (name text)');
  await expect(restore(secret)).rejects.toThrow('The database is not empty');
  expect(await countOf(elsewhere, 'somebody')).toBe(0);
  await elsewhere.pool.query('drop table somebody');
  // None of the failed attempts left anything that blocks the next.
  expect((await restore(secret)).documents).toBe(1);
});

test('restores nothing from a damaged backup', async () => {
  await buyerWithDocument();
  await backUp();
  const whole = await readFile(path);
  const damaged = join(folder, 'damaged');
  for (const [content, sentence] of [
    [whole.subarray(0, -100), 'cut short'],
    [whole.map((byte, at) => (at === 900 ? byte ^ 1 : byte)), 'was changed after it was made'],
  ] as const) {
    await writeFile(damaged, content);
    await expect(restore({ dataKey }, {}, damaged)).rejects.toThrow(sentence);
    expect(await isEmpty()).toBe(true);
    await expect(readdir(join(folder, 'elsewhere'))).rejects.toThrow('ENOENT');
  }
});

test('a failure midway leaves the database empty and removes the documents written so far', async () => {
  await buyerWithDocument();
  // A dangling reference, as a damaged database may contain: detected when the foreign keys are restored.
  await review.test.database.pool.query(`
    alter table access_key drop constraint access_key_registration_id_fkey;
    insert into access_key values ('\\x00', 999, now(), now())`);
  await backUp();
  await expect(restore({ dataKey })).rejects.toThrow('access_key_registration_id_fkey');
  expect(await isEmpty()).toBe(true);
  expect(await readdir(join(folder, 'elsewhere', 'documents'))).toEqual([]);
});

test('migrates a backup of an older release, and refuses one of a newer release', async () => {
  await review.register([[1, 1, 660]]);
  await backUp();
  const newer = join(folder, 'migrations');
  await copyMigrations(newer);
  await writeFile(
    join(newer, '9999_later.sql'),
    "alter table registration add column later text not null default 'x'; update registration set later = reference;",
  );
  expect((await restore({ dataKey }, { migrationFolder: newer })).migrations).toEqual(['9999_later.sql']);
  const { rows } = await elsewhere.pool.query('select later = reference as same from registration');
  expect(rows).toEqual([{ same: true }]);

  const third = await createTestDatabase({ isEmpty: true });
  try {
    const older = join(folder, 'older');
    await copyMigrations(older, 1);
    const openDatabase = async () => ({ connection: third.config, stop: async () => undefined });
    await expect(restore({ dataKey }, { migrationFolder: older, openDatabase })).rejects.toThrow(
      'which this release does not know: restore it with the newer release that made it',
    );
  } finally {
    await third.drop();
  }
});

async function copyMigrations(to: string, without = 0): Promise<void> {
  await mkdir(to);
  const names = (await readdir(MIGRATIONS)).sort();
  for (const name of names.slice(0, names.length - without))
    await copyFile(join(MIGRATIONS, name), join(to, name));
}

test('restores documents into an S3 store, and backs them up from it', async () => {
  const { document } = await buyerWithDocument();
  await backUp();
  const s3 = await openS3Server();
  onTestFinished(() => s3.close());
  const settings = { dataDir: join(folder, 'elsewhere'), dataKey, s3: s3.place };
  expect((await restore({ dataKey }, { settings })).documents).toBe(1);
  const { files } = await openStorage(elsewhere.db, settings);
  expect(await files.get(document.storageName)).toEqual(SMALL_PDF);
  // Back up again from the bucket.
  const again = join(folder, 'again.backup');
  const order = { connection: elsewhere.config, files: openFileStore(settings), path: again };
  expect(await backUp(order)).toMatchObject({ documents: 1, lost: [] });
});

test('reports a document missing from the store, and restores it as deleted', async () => {
  const { document } = await buyerWithDocument();
  await documents.remove(document.storageName);
  expect((await backUp()).lost).toEqual([document.storageName]);
  expect(await restore({ dataKey })).toMatchObject({ documents: 0, missing: 1 });
  const rows = await readRows(elsewhere.db, 'document', {}, ['filename', 'storage_name', 'deleted_at']);
  expect(rows).toEqual([{ filename: 'business-card', storage_name: null, deleted_at: TEST_NOW }]);
});

test('refuses to back up with a data key that is not this site’s', async () => {
  await expect(backUp({ dataKey: randomBytes(32) })).rejects.toThrow(
    'a backup made with it would open nothing',
  );
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});
