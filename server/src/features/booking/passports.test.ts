// Passport numbers are shown only to admins, and readable nowhere else: not in the database, responses or logs.
import { createHash, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { saveBooking } from '@visavis/contract/booking/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer, DATA_KEY_BYTES } from '../../adapters/sealing.ts';
import { bookingFormOf } from '../../testing/booking-form.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { readRow, readRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSPORT = 'CANARY7Q55120482';
const SECOND = 'CANARY8W66130593';
let log = '';
let test: TestApp;
let buyer: TestBuyer;
let editionId: number;

const save = (changes: object = {}) =>
  test.post(
    `/api/payments/booking/${buyer.userId}/${buyer.companyId}`,
    bookingFormOf(buyer, {
      passportNumber: PASSPORT,
      additionalName: 'Farid Rahman',
      additionalPassport: SECOND,
      ...changes,
    }),
    { authorization: `Bearer ${buyer.key}`, 'idempotency-key': `canary-${JSON.stringify(changes)}` },
  );
const pathOf = (id: number) => `/api/hosted/bookings/${id}/passports`;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  test = await createTestApp({ logger: { level: 'trace', stream } });
  ({ editionId } = await createSmallEdition(test.db));
  buyer = await createHostedBuyer(test.db, editionId);
});
afterAll(() => test.close());

describe('an admin', () => {
  it('sees both, uncached, and the access is recorded', async () => {
    expect((await save()).statusCode).toBe(200);
    const admin = await logInAs(test.db, 'admin');
    const response = await test.get(pathOf(buyer.registrationId), admin);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json().applicants).toEqual([
      { name: 'Amira Rahman', passportNumber: PASSPORT },
      { name: 'Farid Rahman', passportNumber: SECOND },
    ]);
    const actions = await readRows(test.db, 'audit_entry', { action: 'booking.reveal-passports' }, [
      'actor_kind',
      'subject',
      'registration_id',
    ]);
    expect(actions).toEqual([
      {
        actor_kind: 'organiser',
        subject: `Amira Rahman (${buyer.reference})`,
        registration_id: buyer.registrationId,
      },
    ]);
  });

  it('sees null once they are deleted, and the buyer sees an empty field', async () => {
    const former = await createHostedBuyer(test.db, editionId);
    await test.post(`/api/payments/booking/${former.userId}/${former.companyId}`, bookingFormOf(former), {
      authorization: `Bearer ${former.key}`,
    });
    await updateRows(test.db, 'booking', { registration_id: former.registrationId }, { passport: null });
    const admin = await logInAs(test.db, 'admin');
    expect((await test.get(pathOf(former.registrationId), admin)).json().applicants).toEqual([
      { name: 'Amira Rahman', passportNumber: null },
    ]);
    const summary = await test.get('/api/payments/booking', { authorization: `Bearer ${former.key}` });
    expect(summary.json().bookingData.passportNumber).toBe('');
  });

  it('gets 404 for a buyer without a booking, and for a deleted buyer', async () => {
    const [without, deleted] = await Promise.all([
      createHostedBuyer(test.db, editionId),
      createHostedBuyer(test.db, editionId),
    ]);
    await updateRows(test.db, 'registration', { id: deleted.registrationId }, { cancelled_at: TEST_NOW });
    const admin = await logInAs(test.db, 'admin');
    for (const id of [without.registrationId, deleted.registrationId, 2147483647])
      expect((await test.get(pathOf(id), admin)).statusCode).toBe(404);
  });
});

it('others cannot tell whether there is a booking, and nothing is recorded', async () => {
  const count = async () =>
    (await readRows(test.db, 'audit_entry', { action: 'booking.reveal-passports' }, ['id'])).length;
  const before = await count();
  const callers = [
    await logInAs(test.db, 'viewer'),
    await logInAs(test.db, 'editor'),
    { authorization: `Bearer ${buyer.key}` },
    { authorization: 'Bearer guessed' },
    {},
  ];
  for (const caller of callers) {
    const [found, missing] = await Promise.all([
      test.get(pathOf(buyer.registrationId), caller),
      test.get(pathOf(2147483647), caller),
    ]);
    const { requestId: _one, ...known } = found.json();
    const { requestId: _other, ...unknown } = missing.json();
    expect([found.statusCode, known]).toEqual([404, unknown]);
  }
  expect(await count()).toBe(before);
});

it('a passport number appears in no table, response or log, after accepted and refused saves', async () => {
  const answers = [
    await save({ roomType: 'One Double Bed' }),
    await save({ totalAmount: 1 }),
    await save({ roomType: 'Suite' }),
    await save({ passportNumber: `${PASSPORT}!` }),
    await test.get('/api/payments/booking', { authorization: `Bearer ${buyer.key}` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422, 422, 422, 200]);
  const places = [...answers.map(({ body }) => body), log];
  const { rows: tables } = await test.database.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const { rows } = await test.database.pool.query<{ text: string }>(
      `select t::text as text from ${name} t`,
    );
    places.push(rows.map(({ text }) => text).join('\n'));
  }
  expect(places.some((place) => place.includes('Farid Rahman'))).toBe(true);
  for (const passport of [PASSPORT, SECOND])
    for (const form of [
      passport,
      Buffer.from(passport).toString('hex'),
      Buffer.from(passport).toString('base64'),
    ])
      expect(places.filter((place) => place.toUpperCase().includes(form.toUpperCase()))).toEqual([]);
});

describe('the fingerprint of a submission', () => {
  it('is stored instead of a plain hash of the body', async () => {
    const own = await createHostedBuyer(test.db, editionId);
    const form = bookingFormOf(own);
    await test.post(`/api/payments/booking/${own.userId}/${own.companyId}`, form, {
      authorization: `Bearer ${own.key}`,
      'idempotency-key': 'fingerprint',
    });
    const route = `booking/${own.registrationId}`;
    const { request_hash } = await readRow(test.db, 'idempotent_answer', { route }, ['request_hash']);
    const sent = JSON.stringify(saveBooking.body.parse(form));
    expect(request_hash).toBe(test.storage.sealer.fingerprint(sent, route));
    expect(request_hash).not.toBe(createHash('sha256').update(sent).digest('hex'));
  });

  it('cannot be reproduced without the data key by trying every passport', () => {
    const [own, other] = [
      createSealer(randomBytes(DATA_KEY_BYTES)),
      createSealer(randomBytes(DATA_KEY_BYTES)),
    ];
    expect(own.fingerprint(PASSPORT, 'booking/1')).toBe(own.fingerprint(PASSPORT, 'booking/1'));
    const others = [
      other.fingerprint(PASSPORT, 'booking/1'),
      own.fingerprint(SECOND, 'booking/1'),
      own.fingerprint(PASSPORT, 'booking/2'),
      own.fingerprint(`1${PASSPORT}`, 'booking/'),
    ];
    expect(others).not.toContain(own.fingerprint(PASSPORT, 'booking/1'));
  });
});
