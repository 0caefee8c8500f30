// A test setup for erasure: one person in both programmes, with canaries in everything that is stored about them.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from '../adapters/file-store/disk.ts';
import { sealedFileStore } from '../adapters/file-store/sealed.ts';
import { createSealer } from '../adapters/sealing.ts';
import { openErasures, openStorage } from '../start/storage.ts';
import { createDeskTraces, DESK_WORDS } from './desk-traces.ts';
import { createErasableRequest, REQUEST_WORDS } from './erasable-request.ts';
import { createHostedBuyer } from './hosted-buyer.ts';
import { createMailTraces } from './mail-traces.ts';
import { openReview, type ReviewStand } from './review.ts';
import { insertRow, insertRows } from './rows.ts';
import { createSearchTraces } from './search-traces.ts';
import { TEST_NOW } from './small-edition.ts';
import { storeDocument } from './stored-document.ts';

export interface ErasureStand {
  review: ReviewStand;
  place: { dataDir: string; dataKey: Buffer };
  /** Folder for files of a test. */
  folder: string;
  close(): Promise<void>;
}

export async function openErasureStand(): Promise<ErasureStand> {
  const folder = await mkdtemp(join(tmpdir(), 'visavis-erasure-'));
  const place = { dataDir: join(folder, 'site'), dataKey: randomBytes(32) };
  const sealer = createSealer(place.dataKey);
  const review = await openReview({
    sealer,
    files: sealedFileStore(createDiskFileStore(join(place.dataDir, 'documents')), sealer),
    erasures: openErasures(place, sealer),
  });
  await openStorage(review.test.db, place);
  return {
    review,
    place,
    folder,
    close: async () => {
      await review.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Words that identify a person, each in a separate field. */
export const CANARY = {
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
export const CANARY_WORDS = [
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
  'canarytransfer',
  ...DESK_WORDS,
  ...REQUEST_WORDS,
];

/** The same person in both programmes, with everything that the product ever stores about them. */
export async function livePerson({ review, place }: ErasureStand) {
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
  await insertRows(app.db, 'former_contact', {
    registration_id: row.id,
    name: CANARY.name,
    folded_email: CANARY.email,
    phone_number: CANARY.phoneNumber,
    search_text: 'canaryname before',
  });
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
  const bookingId = await insertRow(app.db, 'booking', {
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
  });
  await app.db.updateTable('application').set({ reason: 'canaryreason' }).execute();
  await createErasableRequest(review, buyer, given.storage);
  const messages = await createSearchTraces(review, CANARY);
  return { row, buyer, document, bookingId, messages };
}

/** @returns the payment's id */
export async function pay({ review }: ErasureStand, bookingId: number): Promise<number> {
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
      note: 'canarytransfer',
      created_at: TEST_NOW,
      expires_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(db, 'payment_entry', {
    payment_id: id,
    at: TEST_NOW,
    kind: 'received',
    amount_sen: 90_000,
    currency: 'MYR',
    transaction_id: 'tx-1',
    source: 'webhook',
  });
  return id;
}

export async function payBack({ review }: ErasureStand, paymentId: number): Promise<void> {
  const { db } = review.test;
  const { id } = await db.selectFrom('organiser').select('id').limit(1).executeTakeFirstOrThrow();
  await insertRows(db, 'refund', {
    payment_id: paymentId,
    amount_sen: 90_000,
    reason: 'canaryreason',
    state: 'refunded',
    transaction_id: 're-1',
    organiser_id: id,
    requested_at: TEST_NOW,
    ended_at: TEST_NOW,
  });
}
