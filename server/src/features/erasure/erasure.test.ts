// After a person is erased, nothing in any table, file or list identifies them, and the bookkeeping is intact.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDiskFileStore } from '../../adapters/file-store/disk.ts';
import { silentLog } from '../../adapters/log.ts';
import { createSealer } from '../../adapters/sealing.ts';
import { openBackup } from '../../commands/open-backup.ts';
import { restoreBackup } from '../../commands/restore-backup.ts';
import { writeBackup } from '../../commands/write-backup.ts';
import { openErasures, openStorage } from '../../start/storage.ts';
import {
  CANARY,
  CANARY_WORDS,
  type ErasureStand,
  livePerson,
  openErasureStand,
  pay,
  payBack,
} from '../../testing/erasure-stand.ts';
import { prepareEach } from '../../testing/prepare.ts';
import type { ReviewStand } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { openS3Server } from '../../testing/s3-server.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { dumpDatabase, dumpFolder, findSecret } from '../../testing/traces.ts';
import { sweep as sweepDocumentsOnce } from '../document/retention.job.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

const stand = prepareEach(openErasureStand);
let review: ReviewStand;
let place: ErasureStand['place'];
let folder: string;
beforeEach(async () => {
  ({ review, place, folder } = stand);
});

const erase = (id: number, headers = review.admin) => review.test.post(`/api/erasures/${id}`, {}, headers);

const traces = async () => [
  ...(await dumpDatabase(review.test.database.pool)),
  ...(await dumpFolder(join(place.dataDir, 'documents'))),
];

const found = async (): Promise<string[]> => {
  const all = await traces();
  return CANARY_WORDS.flatMap((word) => findSecret(all, word).map((where) => `${word}: ${where}`));
};

test('nothing in any table or file identifies an erased person; the data for bookkeeping is kept', async () => {
  const { row, buyer, bookingId } = await livePerson(stand);
  const { test: app, admin, editor } = review;
  const other = await review.register([[3, 3, 780]], { name: 'Somebody Else' });
  const paymentId = await pay(stand, bookingId);

  const preview = await app.get(`/api/erasures/${row.id}`, admin);
  expect(preview.json()).toEqual({
    name: CANARY.name,
    company: CANARY.companyName,
    registrations: [
      { id: row.id, reference: row.registrationNumber, programme: 'business', isLive: true },
      { id: buyer.registrationId, reference: buyer.reference, programme: 'hosted', isLive: true },
    ],
    hindrance: 'This buyer has paid. Please refund the payment before you erase the person.',
    hindranceReason: { code: 'person.paid-before-erasure', values: {} },
  });
  // Money that is held must be refunded first; nothing is erased until then.
  expect((await erase(row.id)).statusCode).toBe(409);
  await payBack(stand, paymentId);
  expect((await erase(row.id, editor)).statusCode).toBe(403);
  // Before the erasure, the canaries are in every possible place.
  const before = await found();
  for (const word of CANARY_WORDS) expect(before.some((line) => line.startsWith(word))).toBe(true);
  for (const table of [
    'email',
    'audit_entry',
    'registration',
    'visitor',
    'company',
    'booking',
    'document',
    'refund',
    'application',
    'payment',
    'person_note',
    'person_task',
    'tag',
    'mail_stop',
    'failed_address',
  ])
    expect(before.some((line) => line.endsWith(`table public.${table}`))).toBe(true);

  const answer = await erase(row.id);
  expect(answer.json()).toEqual({ references: [row.registrationNumber, buyer.reference] });
  await sweepDocumentsOnce({
    db: app.db,
    clock: () => TEST_NOW,
    log: silentLog,
    files: createDiskFileStore(join(place.dataDir, 'documents')),
  });
  expect(await found()).toEqual([]);
  expect(await dumpFolder(join(place.dataDir, 'documents'))).toEqual([]);

  // The bookkeeping: amount, references and days.
  const [payment] = await app.db.selectFrom('payment').selectAll().execute();
  expect(payment).toMatchObject({
    amount_sen: 90_000,
    reference: 'PAY-1',
    transaction_id: 'tx-1',
    state: 'paid',
  });
  const [refund] = await app.db.selectFrom('refund').selectAll().execute();
  expect(refund).toMatchObject({ amount_sen: 90_000, state: 'refunded', transaction_id: 're-1' });
  // The audit trail still shows who did what and when.
  const trail = await readRows(
    app.db,
    'audit_entry',
    { registration_id: row.id },
    ['action', 'subject', 'before', 'after'],
    'id',
  );
  expect(trail).toEqual([
    { action: 'meeting.approve', subject: 'Erased', before: null, after: null },
    { action: 'meeting.reject', subject: 'Erased', before: null, after: null },
    { action: 'note.add', subject: 'Erased', before: null, after: null },
    { action: 'task.add', subject: 'Erased', before: null, after: null },
    { action: 'person.tag', subject: 'Erased', before: null, after: null },
    { action: 'mail.stop', subject: 'Erased', before: null, after: null },
    { action: 'failed-address.add', subject: 'Erased', before: null, after: null },
    { action: 'person.erase', subject: row.registrationNumber, before: null, after: null },
  ]);
  // No other person is affected; the hours are free again.
  expect(findSecret(await traces(), 'Somebody Else').length).toBeGreaterThan(0);
  expect((await review.group(other.id)).schedules).toHaveLength(1);
  await review.register(
    [
      [1, 1, 660],
      [2, 2, 720],
    ],
    CANARY as Parameters<ReviewStand['register']>[1],
  );
  expect((await erase(row.id)).statusCode).toBe(404);
});

test('the audit trail refuses every change except the permanent removal of the text of an entry', async () => {
  const { row } = await livePerson(stand);
  const { pool } = review.test.database;
  for (const change of [
    "update audit_entry set subject = 'Erased'",
    "update audit_entry set subject = 'Erased', before = null, after = null",
    'delete from audit_entry',
    'truncate audit_entry',
  ])
    await expect(pool.query(change)).rejects.toThrow('the audit trail is only added to');
  await pool.query('insert into erasure (registration_id, at) values ($1, now())', [row.id]);
  const taken = 'erasure_id = (select id from erasure)';
  for (const change of [
    `set ${taken}, subject = 'approved by nobody', before = null, after = null`,
    `set ${taken}, subject = 'Erased', before = null, after = null, at = now()`,
    `set ${taken}, subject = 'Erased', before = null, after = null, action = 'meeting.reject'`,
    `set ${taken}, subject = 'Erased', before = null, after = null, organiser_id = null, actor = 'nobody'`,
    `set ${taken}, subject = 'Erased', before = null, after = '{}'`,
  ])
    await expect(pool.query(`update audit_entry ${change}`)).rejects.toThrow(
      'the audit trail is only added to',
    );
  await pool.query(`update audit_entry set ${taken}, subject = 'Erased', before = null, after = null`);
  await expect(pool.query("update audit_entry set subject = 'back again'")).rejects.toThrow('only added to');
});

test('only an erased person is erased again when an older backup is restored', async () => {
  const { row, buyer } = await livePerson(stand);
  const other = await review.register([[3, 3, 780]], { name: 'Somebody Else' });
  const path = join(folder, 'older.backup');
  const { config } = review.test.database;
  const files = createDiskFileStore(join(place.dataDir, 'documents'));
  await writeBackup({ connection: config, files, dataKey: place.dataKey, path, now: TEST_NOW });
  expect((await erase(row.id)).statusCode).toBe(200);
  const fingerprints = await openErasures(place, createSealer(place.dataKey)).list();
  expect(fingerprints).toHaveLength(2);
  for (const reference of [row.registrationNumber, buyer.reference])
    expect(fingerprints.join('\n')).not.toContain(reference);

  const elsewhere = await createTestDatabase({ isEmpty: true });
  try {
    // The site was lost, except for what is stored apart from the backup.
    const settings = { dataDir: place.dataDir };
    await rm(join(place.dataDir, 'documents'), { recursive: true });
    const report = await restoreBackup({
      backup: await (await openBackup(path)).unlock({ dataKey: place.dataKey }),
      settings,
      dataKey: place.dataKey,
      openDatabase: async () => ({ connection: elsewhere.config, stop: async () => undefined }),
      migrationFolder: MIGRATIONS,
      now: TEST_NOW,
    });
    expect(report.erased).toEqual([row.registrationNumber, buyer.reference]);
    const { files: sealed } = await openStorage(elsewhere.db, settings);
    await sweepDocumentsOnce({ db: elsewhere.db, clock: () => TEST_NOW, log: silentLog, files: sealed });
    const all = [
      ...(await dumpDatabase(elsewhere.pool)),
      ...(await dumpFolder(join(place.dataDir, 'documents'))),
    ];
    expect(CANARY_WORDS.flatMap((word) => findSecret(all, word))).toEqual([]);
    const kept = await elsewhere.db
      .selectFrom('visitor')
      .select('name')
      .where('name', '<>', 'Erased')
      .execute();
    expect(kept).toEqual([{ name: 'Somebody Else' }]);
    expect(other.id).toBeGreaterThan(row.id);
  } finally {
    await elsewhere.drop();
  }
});

test('with documents in a bucket, the fingerprints of erasures are stored there too', async () => {
  const s3 = await openS3Server();
  onTestFinished(() => s3.close());
  const sealer = createSealer(place.dataKey);
  const book = openErasures({ dataDir: place.dataDir, s3: s3.place }, sealer);
  expect(await book.erasedOf(['BM-1'])).toEqual([]);
  await book.add('BM-1', TEST_NOW);
  await book.add('BM-2', TEST_NOW);
  await book.remove('BM-2');
  expect(await book.erasedOf(['BM-1', 'BM-2', 'BM-3'])).toEqual(['BM-1']);
  // With another key nobody matches.
  const foreign = openErasures({ dataDir: place.dataDir, s3: s3.place }, createSealer(randomBytes(32)));
  expect(await foreign.erasedOf(['BM-1'])).toEqual([]);
});
