// One booking per buyer, also under repeated and concurrent saves, unchanged during and after a payment.
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../adapters/database/schema.ts';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer, payBooking } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { lockRegistration } from '../registration/repository.ts';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
const { save, read, rowOf } = bookingWith(() => test);

async function openPayment(
  bookingId: number,
  state: 'open' | 'failed' = 'open',
  db: Kysely<Database> = test.db,
): Promise<string> {
  const reference = `R${bookingId}${state}`;
  await db
    .insertInto('payment')
    .values({
      booking_id: bookingId,
      reference,
      provider: 'test',
      method: 'credit',
      amount_sen: 90000,
      currency: 'MYR',
      state,
      provider_id: `tb_${reference}`,
      redirect_url: `http://localhost:3000/test-bank/${reference}`,
      transaction_id: null,
      attention: null,
      created_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 30 * 60_000),
      ended_at: state === 'open' ? null : TEST_NOW,
      last_asked_at: null,
      next_ask_at: null,
    })
    .execute();
  return reference;
}

it('refuses a change with a stale version, and returns the current booking', async () => {
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  const { version } = (await save(buyer)).json().summary;
  expect((await save(buyer, { roomType: 'One Double Bed', version })).statusCode).toBe(200);
  const late = await save(buyer, { phoneNumber: '+60129999999', version });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    {
      code: 'booking.stale',
      booking: {
        version: version + 1,
        bookingData: { roomType: 'One Double Bed', passportNumber: '••••• 482' },
      },
    },
  ]);
  // Saving the current content again changes nothing, and without a version the check for stale data is skipped.
  expect((await save(buyer, { roomType: 'One Double Bed', version })).statusCode).toBe(200);
  expect((await save(buyer, { phoneNumber: '+60129999999' })).statusCode).toBe(200);
});

describe('during and after a payment', () => {
  it('an open attempt blocks changes, and the message explains what to do', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const { booking_id } = (await save(buyer)).json();
    const reference = await openPayment(booking_id);
    const response = await save(buyer, { roomType: 'One Double Bed' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'payment.under-way']);
    expect(response.json().message).toBe(
      'A payment for this booking is under way. Please finish it, or change the booking once it has ended: in about 30 minutes at the latest.',
    );
    expect((await read(buyer)).json()).toMatchObject({
      bookingData: { roomType: 'Two Single Bed' },
      openPayment: { pay_ref: reference, redirect_url: `http://localhost:3000/test-bank/${reference}` },
    });
  });

  it('saving the same content again succeeds without a change, with or without an open attempt', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const { booking_id } = (await save(buyer)).json();
    expect((await save(buyer, {}, { 'idempotency-key': 'the-same' })).statusCode).toBe(200);
    await openPayment(booking_id);
    const again = await save(buyer, { stayingDuration: '2026-06-02', passportNumber: 'a55-120-482' });
    expect([again.statusCode, again.json().booking_id]).toEqual([200, booking_id]);
    expect((await rowOf(buyer)).map(({ version }) => version)).toEqual([1]);
    const actions = await readRows(test.db, 'audit_entry', { registration_id: buyer.registrationId }, ['id']);
    expect(actions).toHaveLength(1);
    expect((await save(buyer, { passportNumber: 'A55120483' })).statusCode).toBe(409);
  });

  it('waits for an attempt that is being started, and then refuses the change', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const { booking_id } = (await save(buyer)).json();
    const waiting = async () => {
      const { rows } = await test.database.pool.query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = $1',
        ['Lock'],
      );
      return rows[0]?.count;
    };
    let changed: ReturnType<typeof save> | undefined;
    await test.db.transaction().execute(async (transaction) => {
      await lockRegistration(transaction, {
        registrationId: buyer.registrationId,
        editionId: edition.editionId,
      });
      changed = save(buyer, { roomType: 'One Double Bed' });
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      await openPayment(booking_id, 'open', transaction);
    });
    expect((await changed)?.statusCode).toBe(409);
    expect((await read(buyer)).json().bookingData.roomType).toBe('Two Single Bed');
  });

  it('a failed attempt leaves the booking open to change', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    await openPayment((await save(buyer)).json().booking_id, 'failed');
    expect((await save(buyer, { roomType: 'One Double Bed' })).statusCode).toBe(200);
    expect((await read(buyer)).json().openPayment).toBeNull();
  });

  it('a paid booking is closed, but a replay of the first call still gets its response', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const key = { 'idempotency-key': 'booking-one' };
    const { booking_id } = (await save(buyer, {}, key)).json();
    await payBooking(test.db, booking_id);
    const changed = await save(buyer, { roomType: 'One Double Bed' });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'hosted.step-closed']);
    expect((await save(buyer, {}, key)).json()).toMatchObject({ booking_id, summary: { isPaid: true } });
    expect((await read(buyer)).json()).toMatchObject({
      isPaid: true,
      bookingData: { roomType: 'Two Single Bed' },
    });
  });
});

describe('concurrent calls', () => {
  it('twenty saves make one booking, one after the other', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(buyer, { name: `Amira ${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json().booking_id)).size).toBe(1);
    expect((await rowOf(buyer)).map(({ version }) => version)).toEqual([20]);
  });

  it('twenty with one idempotency key save once, and the same key of another buyer is separate', async () => {
    const [buyer, other] = await Promise.all([
      createHostedBuyer(test.db, edition.editionId),
      createHostedBuyer(test.db, edition.editionId),
    ]);
    const key = { 'idempotency-key': 'booking-two' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(buyer, {}, key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await rowOf(buyer)).map(({ version }) => version)).toEqual([1]);
    const foreign = await save(other, {}, key);
    expect(foreign.statusCode).toBe(200);
    expect(foreign.json().booking_id).not.toBe(answers[0]?.json().booking_id);
  });

  it('a key reused with another body or passport is 422; a refusal leaves the key free', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const key = { 'idempotency-key': 'booking-three' };
    expect((await save(buyer, { totalAmount: 1 }, key)).statusCode).toBe(422);
    expect((await save(buyer, {}, key)).statusCode).toBe(200);
    for (const changes of [{ roomType: 'One Double Bed' }, { passportNumber: 'A55120483' }]) {
      const response = await save(buyer, changes, key);
      expect([response.statusCode, response.json().code]).toEqual([422, 'submission.key-reused']);
    }
  });
});
