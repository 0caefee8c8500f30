// Documents and passport numbers are deleted on time, completely and once, despite failures and killed processes.
import { readdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import { createLog } from '../../adapters/log.ts';
import { newToken } from '../../platform/access-links/token.ts';
import { createBooking, createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions, type Staff } from '../../testing/staff.ts';
import { storeDocument } from '../../testing/stored-document.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { sweep, sweepDocuments } from './retention.job.ts';
import { listDocuments, removeDocuments } from './service.ts';

const app = prepareEach(createTestApp);
const edition = prepareEach(() => createSmallEdition(app.db));
let admin: Staff;
let now: Date;
let lines: string[];
const log = createLog('warn', (line) => lines.push(line));

/** Thirty days after the end of 5 June, in the fair's time zone. */
const DUE = new Date('2026-07-05T16:00:00.000Z');
const BEFORE = new Date(DUE.getTime() - 1);

beforeEach(async () => {
  admin = await createStaff(app.db, 'admin');
  now = TEST_NOW;
  lines = [];
});

const runSweep = (files: FileStore = app.storage.files) =>
  sweep({ db: app.db, clock: () => now, files, log });
const stored = () => readdir(app.storage.folder);

async function applicant(): Promise<number> {
  const buyer = await createHostedBuyer(app.db, edition.editionId);
  await createBooking(app.db, app.storage.sealer, buyer);
  await storeDocument(app, buyer.registrationId, { kind: 'passport', filename: 'A55120482 Amira.pdf' });
  await storeDocument(app, buyer.registrationId);
  return buyer.registrationId;
}

const secretsOf = async (registrationId: number) => ({
  documents: await readRows(app.db, 'document', { registration_id: registrationId }, [
    'filename',
    'storage_name',
    'deleted_at',
  ]),
  booking: await app.db
    .selectFrom('booking')
    .select(['passport', 'additional_passport'])
    .where('registration_id', '=', registrationId)
    .executeTakeFirst(),
});

const expiries = async () => (await listActions(app.db)).filter(({ action }) => action === 'document.expire');

test('nothing is deleted before it is due, and everything is deleted once it is', async () => {
  const id = await applicant();
  now = BEFORE;
  await runSweep();
  expect((await secretsOf(id)).documents.every(({ storage_name }) => storage_name !== null)).toBe(true);
  expect(await stored()).toHaveLength(2);
  now = DUE;
  await runSweep();
  expect(await stored()).toEqual([]);
  expect(await secretsOf(id)).toEqual({
    documents: [
      { filename: 'passport', storage_name: null, deleted_at: DUE },
      { filename: 'business-card', storage_name: null, deleted_at: DUE },
    ],
    booking: { passport: null, additional_passport: null },
  });
  expect(await app.db.selectFrom('stray_file').selectAll().execute()).toEqual([]);
  expect(await expiries()).toMatchObject([
    { actor_kind: 'system', actor: 'Visavis', after: { documents: 2, passportNumbers: true } },
  ]);
  expect(JSON.stringify(await expiries())).not.toContain('A55120482');
  // Nothing is deleted twice.
  await runSweep();
  expect(await expiries()).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a deleted document cannot be opened, and the list shows that it is deleted', async () => {
  const id = await applicant();
  app.setNow(DUE);
  const { headers } = await createStaff(app.db, 'admin');
  const [document] = (await listDocuments(app.db, [id], admin)).get(id) ?? [];
  await app.db.updateTable('organiser_session').set({ created_at: DUE, last_seen_at: DUE }).execute();
  expect((await app.get(document?.url ?? '', headers)).statusCode).toBe(200);
  now = DUE;
  await runSweep();
  expect((await app.get(document?.url ?? '', headers)).statusCode).toBe(404);
  expect((await listDocuments(app.db, [id], admin)).get(id)).toMatchObject([
    { kind: 'passport', filename: 'passport.pdf', mayOpen: false, isDeleted: true },
    { kind: 'business-card', mayOpen: false, isDeleted: true },
  ]);
});

test('the retention period of the edition is respected, and other editions are not affected', async () => {
  const id = await applicant();
  await app.db
    .updateTable('edition')
    .set({ documents_kept_days: 3 })
    .where('id', '=', edition.editionId)
    .execute();
  now = new Date('2026-06-08T15:59:59.999Z');
  await runSweep();
  expect(await stored()).toHaveLength(2);
  now = new Date('2026-06-08T16:00:00.000Z');
  await runSweep();
  expect((await secretsOf(id)).booking?.passport).toBeNull();
  await updateRows(app.db, 'edition', { id: edition.editionId }, { dates: ['2027-06-02', '2027-06-05'] });
  const next = await applicant();
  await runSweep();
  expect((await secretsOf(next)).booking?.passport).not.toBeNull();
  expect(await stored()).toHaveLength(2);
});

test('a registration that was deleted, and one without documents, lose their passport numbers too', async () => {
  const deleted = await applicant();
  await updateRows(app.db, 'registration', { id: deleted }, { cancelled_at: TEST_NOW });
  const buyer = await createHostedBuyer(app.db, edition.editionId);
  await createBooking(app.db, app.storage.sealer, buyer);
  now = DUE;
  await runSweep();
  expect((await secretsOf(deleted)).booking?.passport).toBeNull();
  expect((await secretsOf(buyer.registrationId)).booking?.passport).toBeNull();
  expect(await expiries()).toHaveLength(2);
});

test('deleting an application erases its secrets at once, and their content in the next run', async () => {
  const id = await applicant();
  const removed = await app.db
    .transaction()
    .execute((transaction) => removeDocuments(transaction, id, TEST_NOW));
  expect(removed).toEqual({ documents: 2, hadPassportNumbers: true });
  expect((await secretsOf(id)).booking?.passport).toBeNull();
  // Killed here, the records of the files are left for the next process.
  expect(await stored()).toHaveLength(2);
  expect(await app.db.selectFrom('stray_file').selectAll().execute()).toHaveLength(2);
  await runSweep();
  expect(await stored()).toEqual([]);
});

test('a deletion that is rolled back deletes nothing', async () => {
  const id = await applicant();
  const work = app.db.transaction().execute(async (transaction) => {
    await removeDocuments(transaction, id, TEST_NOW);
    throw new Error('changed its mind');
  });
  await expect(work).rejects.toThrow('changed its mind');
  await runSweep();
  expect(await stored()).toHaveLength(2);
  expect((await secretsOf(id)).documents.every(({ deleted_at }) => deleted_at === null)).toBe(true);
});

test('a stray file is deleted after an hour; one being uploaded and one that a document names are not', async () => {
  const id = await applicant();
  const named = (await secretsOf(id)).documents[0]?.storage_name ?? '';
  const [old, young] = [newToken(), newToken()];
  for (const name of [old, young]) await app.storage.files.put(name, Buffer.from('stray'));
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await app.db
    .insertInto('stray_file')
    .values([
      { storage_name: old, noted_at: hourAgo },
      { storage_name: young, noted_at: new Date(hourAgo.getTime() + 1) },
      { storage_name: named, noted_at: hourAgo },
      // Recorded, but the process was killed before the file was written.
      { storage_name: newToken(), noted_at: hourAgo },
    ])
    .execute();
  await runSweep();
  const left = await stored();
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining([young, named]));
  expect(await app.db.selectFrom('stray_file').selectAll().execute()).toHaveLength(2);
});

test('a file that cannot be deleted blocks nothing, is logged once per run, and is retried', async () => {
  for (let index = 0; index < 4; index += 1) await applicant();
  const stubborn = new Set((await stored()).slice(2, 5));
  let isStubborn = true;
  const files: FileStore = {
    ...app.storage.files,
    remove: async (name) => {
      if (isStubborn && stubborn.has(name)) throw new Error('the disk says no');
      await app.storage.files.remove(name);
    },
  };
  now = DUE;
  await runSweep(files);
  expect((await stored()).sort()).toEqual([...stubborn].sort());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/A deleted file is still in the file store.*\(3\).*the disk says no/);
  // The numbers and names are still deleted.
  expect(await expiries()).toHaveLength(4);
  isStubborn = false;
  await runSweep(files);
  expect(await stored()).toEqual([]);
  expect(lines).toHaveLength(1);
});

test('the next process finishes when one is killed between deleting a file and its record', async () => {
  const id = await applicant();
  now = DUE;
  let removed = 0;
  const killed = {
    ...app.storage.files,
    remove: async (name: string) => {
      await app.storage.files.remove(name);
      removed += 1;
      throw new Error('killed');
    },
  };
  await runSweep(killed);
  expect(removed).toBe(2);
  expect(await app.db.selectFrom('stray_file').selectAll().execute()).toHaveLength(2);
  await runSweep();
  expect(await app.db.selectFrom('stray_file').selectAll().execute()).toEqual([]);
  expect((await secretsOf(id)).documents.every(({ storage_name }) => storage_name === null)).toBe(true);
});

test('concurrent processes delete everything once', async () => {
  for (let index = 0; index < 6; index += 1) await applicant();
  now = DUE;
  await Promise.all([runSweep(), runSweep(), runSweep(), runSweep()]);
  await runSweep();
  expect(await stored()).toEqual([]);
  expect(await expiries()).toHaveLength(6);
  expect(lines).toEqual([]);
});

test('starts and stops with the process, and survives an unavailable database', async () => {
  const id = await applicant();
  now = DUE;
  const stop = sweepDocuments({ db: app.db, clock: () => now, files: app.storage.files, log });
  await expect.poll(stored, { timeout: 20_000 }).toEqual([]);
  await stop();
  expect((await secretsOf(id)).booking?.passport).toBeNull();
  const gone = await createTestDatabase();
  await gone.drop();
  await sweep({ db: gone.db, clock: () => now, files: app.storage.files, log });
  expect(lines.length).toBeGreaterThan(0);
});

test('deletes expired addresses', async () => {
  const id = await applicant();
  const [document] = (await listDocuments(app.db, [id], admin)).get(id) ?? [];
  await app.post(`${document?.url}/address`, {}, admin.headers);
  await runSweep();
  expect(await app.db.selectFrom('document_address').selectAll().execute()).toHaveLength(1);
  now = new Date(TEST_NOW.getTime() + 60_000);
  await runSweep();
  expect(await app.db.selectFrom('document_address').selectAll().execute()).toEqual([]);
});

test('the list shows each role what it may open, and hides the file names of what it may not', async () => {
  const id = await applicant();
  const listed = async (role: 'viewer' | 'editor' | 'admin') =>
    ((await listDocuments(app.db, [id, 999_999], { ...admin, role })).get(id) ?? []).map(
      ({ filename, mayOpen }) => [filename, mayOpen],
    );
  expect(await listed('admin')).toEqual([
    ['A55120482 Amira.pdf', true],
    ['business-card.pdf', true],
  ]);
  expect(await listed('editor')).toEqual([
    ['passport.pdf', false],
    ['business-card.pdf', true],
  ]);
  expect(await listed('viewer')).toEqual([
    ['passport.pdf', false],
    ['business-card.pdf', false],
  ]);
  expect(await listDocuments(app.db, [], admin)).toEqual(new Map());
});

test('the list shows when this organiser opened a document, but not when others did', async () => {
  const id = await applicant();
  const other = await createStaff(app.db, 'admin');
  const [, card] = (await listDocuments(app.db, [id], admin)).get(id) ?? [];
  await app.get(card?.url ?? '', admin.headers);
  const seen = async (organiser: Staff) =>
    (await listDocuments(app.db, [id], organiser)).get(id)?.map(({ seenAt }) => seenAt);
  expect(await seen(admin)).toEqual([null, TEST_NOW.toISOString()]);
  expect(await seen(other)).toEqual([null, null]);
});
