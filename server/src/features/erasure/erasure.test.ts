// After a person is erased, nothing that names them is in any table, file or list, and the bookkeeping is intact.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArchive } from '../../adapters/archive/file.ts';
import { createDiskFileStore } from '../../adapters/file-store/disk.ts';
import { sealedFileStore } from '../../adapters/file-store/sealed.ts';
import { silentLog } from '../../adapters/log.ts';
import { createSealer } from '../../adapters/sealing.ts';
import { restoreBackup } from '../../commands/restore-backup.ts';
import { writeBackup } from '../../commands/write-backup.ts';
import { openErasures, openStorage } from '../../start/storage.ts';
import { createDeskTraces, DESK_WORDS } from '../../testing/desk-traces.ts';
import { createErasableRequest, REQUEST_WORDS } from '../../testing/erasable-request.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { createMailTraces } from '../../testing/mail-traces.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { openS3Server } from '../../testing/s3-server.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { storeDocument } from '../../testing/stored-document.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { dumpDatabase, dumpFolder, findSecret } from '../../testing/traces.ts';
import { sweep as sweepDocumentsOnce } from '../document/retention.job.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

let folder: string;
let review: ReviewStand;
let place: { dataDir: string; dataKey: Buffer };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-erasure-'));
  place = { dataDir: join(folder, 'site'), dataKey: randomBytes(32) };
  const sealer = createSealer(place.dataKey);
  review = await openReview({
    sealer,
    files: sealedFileStore(createDiskFileStore(join(place.dataDir, 'documents')), sealer),
    erasures: openErasures(place, sealer),
  });
  await openStorage(review.test.db, place);
});
afterEach(async () => {
  await review.close();
  await rm(folder, { recursive: true });
});

/** Words that identify a person, each in a field of its own. */
const CANARY = {
  name: 'Canaryname Erasable',
  designation: 'canarydesignation',
  email: 'canarymail@kenari.example',
  phoneNumber: '+60129990001',
  companyName: 'Canarycompany Trading',
  companyNature: 'canarynature',
  website: 'canarysite.example',
  companyPhone: '+60378880002',
  addressLine1: 'canarystreet 1',
  city: 'canarycity',
};
const WORDS = [
  'Canaryname',
  'canarydesignation',
  'canarymail',
  '60129990001',
  'Canarycompany',
  'canarynature',
  'canarysite',
  '60378880002',
  'canarystreet',
  'canarycity',
  'canaryroommate',
  'canarypassport',
  'canaryreason',
  'canarynote',
  'canarytask',
  'canarytag',
  ...DESK_WORDS,
  ...REQUEST_WORDS,
];

const erase = (id: number, headers = review.admin) => review.test.post(`/api/erasures/${id}`, {}, headers);

const traces = async () => [
  ...(await dumpDatabase(review.test.database.pool)),
  ...(await dumpFolder(join(place.dataDir, 'documents'))),
];

const found = async (): Promise<string[]> => {
  const all = await traces();
  return WORDS.flatMap((word) => findSecret(all, word).map((where) => `${word}: ${where}`));
};

/** The same person in both programmes, with everything that the product ever stores about them. */
async function livePerson() {
  const { test: app, editor, admin, edition } = review;
  const row = await review.register(
    [
      [1, 1, 660],
      [2, 2, 720],
    ],
    CANARY as Parameters<ReviewStand['register']>[1],
  );
  const [meeting, other] = row.schedules;
  await app.post(`/api/meetings/${meeting?.id}/approve`, {}, editor);
  await app.post(`/api/meetings/${other?.id}/reject`, { reason: 'canaryreason' }, editor);
  await app.get('/api/exports/registrations?format=csv&search=canaryname', editor);
  await app.post(`/api/people/${row.registrationNumber}/notes`, { content: 'a canarynote' }, editor);
  await app.post(
    `/api/people/${row.registrationNumber}/tasks`,
    { content: 'a canarytask', assigneeId: null, dueOn: null },
    editor,
  );
  await app.post('/api/tags', { action: 'add', name: 'canarytag', ids: [row.id] }, editor);
  await createDeskTraces(app.db, row.id);
  await createMailTraces(review, row.registrationNumber, CANARY.email);
  const buyer = await createHostedBuyer(app.db, edition.editionId, {
    name: CANARY.name,
    email: CANARY.email,
    company: CANARY.companyName,
  });
  const files = sealedFileStore(
    createDiskFileStore(join(place.dataDir, 'documents')),
    createSealer(place.dataKey),
  );
  const given = { db: app.db, storage: { ...app.storage, files } };
  const document = await storeDocument(given, buyer.registrationId, {
    kind: 'passport',
    filename: 'canarypassport.pdf',
  });
  await app.get(`/api/hosted/documents/${document.id}`, admin);
  const { id: bookingId } = await app.db
    .insertInto('booking')
    .values({
      registration_id: buyer.registrationId,
      name: CANARY.name,
      email: CANARY.email,
      phone_number: CANARY.phoneNumber,
      passport: Buffer.from('sealed'),
      additional_name: 'canaryroommate',
      additional_passport: null,
      stay_from: '2026-06-02',
      stay_to: '2026-06-04',
      room_type: 'One Double Bed',
      extra_nights: [],
      deposit_sen: 90_000,
      extra_night_sen: 45_000,
      total_sen: 90_000,
      currency: 'MYR',
      terms_version: '1',
      terms_accepted_at: TEST_NOW,
      created_at: TEST_NOW,
      updated_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.updateTable('application').set({ reason: 'canaryreason' }).execute();
  await createErasableRequest(review, buyer, given.storage);
  return { row, buyer, document, bookingId };
}

async function pay(bookingId: number): Promise<number> {
  const { db } = review.test;
  const { id } = await db
    .insertInto('payment')
    .values({
      booking_id: bookingId,
      reference: 'PAY-1',
      provider: 'test',
      method: 'credit',
      amount_sen: 90_000,
      currency: 'MYR',
      state: 'paid',
      transaction_id: 'tx-1',
      redirect_url: 'https://bank.example/canarymail',
      created_at: TEST_NOW,
      expires_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_entry')
    .values({
      payment_id: id,
      at: TEST_NOW,
      kind: 'received',
      amount_sen: 90_000,
      currency: 'MYR',
      transaction_id: 'tx-1',
      source: 'webhook',
    })
    .execute();
  return id;
}

async function payBack(paymentId: number): Promise<void> {
  const { db } = review.test;
  const { id } = await db.selectFrom('organiser').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      amount_sen: 90_000,
      reason: 'canaryreason',
      state: 'refunded',
      transaction_id: 're-1',
      organiser_id: id,
      requested_at: TEST_NOW,
      ended_at: TEST_NOW,
    })
    .execute();
}

test('nothing that names an erased person is in any table or file; what the bookkeeping needs stays', async () => {
  const { row, buyer, bookingId } = await livePerson();
  const { test: app, admin, editor } = review;
  const other = await review.register([[3, 3, 780]], { name: 'Somebody Else' });
  const paymentId = await pay(bookingId);

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
  await payBack(paymentId);
  expect((await erase(row.id, editor)).statusCode).toBe(403);
  // Before, the canaries are in every place where they could be.
  const before = await found();
  for (const word of WORDS) expect(before.some((line) => line.startsWith(word))).toBe(true);
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
  // The trail still says who did what and when.
  const trail = await app.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'before', 'after'])
    .where('registration_id', '=', row.id)
    .orderBy('id')
    .execute();
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

test('the audit trail allows no change but the permanent removal of the words of an entry', async () => {
  const { row } = await livePerson();
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
  const { row, buyer } = await livePerson();
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
      archive: await (await openArchive(path)).unlock({ dataKey: place.dataKey }),
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
    expect(WORDS.flatMap((word) => findSecret(all, word))).toEqual([]);
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

test('with documents in a bucket, the fingerprints of erasures are there too', async () => {
  const s3 = await openS3Server();
  try {
    const sealer = createSealer(place.dataKey);
    const book = openErasures({ dataDir: place.dataDir, s3: s3.place }, sealer);
    expect(await book.erasedOf(['BM-1'])).toEqual([]);
    await book.add('BM-1', TEST_NOW);
    await book.add('BM-2', TEST_NOW);
    await book.remove('BM-2');
    expect(await book.erasedOf(['BM-1', 'BM-2', 'BM-3'])).toEqual(['BM-1']);
    // Another key matches nobody.
    const foreign = openErasures({ dataDir: place.dataDir, s3: s3.place }, createSealer(randomBytes(32)));
    expect(await foreign.erasedOf(['BM-1'])).toEqual([]);
  } finally {
    await s3.close();
  }
});
