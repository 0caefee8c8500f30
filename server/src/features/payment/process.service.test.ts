// Starting a payment: one open attempt, the server's amount, and a redirect only to the provider.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bookingFormOf } from '../../testing/booking-form.ts';
import { createBooking, createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { attemptsOf, openPaymentStand } from '../../testing/payment-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { newPaymentReference } from './process.service.ts';

const stand = prepareOnce(openPaymentStand);

beforeEach(() => stand.renew());

it('sends the buyer to the provider with the amount of the booking', async () => {
  const answer = await stand.process();
  expect(answer.statusCode).toBe(200);
  const { payment_data, elite_pay } = answer.json();
  expect(payment_data).toEqual({
    amount: 900,
    currency: 'MYR',
    pay_ref: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
    buyer_name: 'Amira Rahman',
    buyer_email: stand.buyer.email,
  });
  expect(elite_pay.redirect_url).toBe(`https://bank.example/pay/s_${payment_data.pay_ref}`);
  expect(stand.bank.find(payment_data.pay_ref)?.amountMinor).toBe(90_000);
});

it.each([
  ['en', 'Hosted Buyer booking'],
  ['ms', 'Tempahan Pembeli Jemputan'],
  ['zh-Hans', '特邀买家预订'],
] as const)('describes the payment in %s if the buyer applied in it', async (language, title) => {
  const { db } = stand.test;
  const ofBuyer = (id: number) =>
    db.updateTable('registration').set({ language }).where('id', '=', id).returning('reference');
  const { reference } = await ofBuyer(stand.buyer.registrationId).executeTakeFirstOrThrow();
  const { shown } = await stand.start();
  expect(shown).toMatchObject({
    language,
    description: `${title} ${reference}`,
    payTo: 'International Beauty Exhibition',
  });
});

it('continues the open attempt without starting it at the provider again', async () => {
  const first = (await stand.process()).json();
  expect((await stand.process()).json()).toEqual(first);
  expect((await stand.process({}, { 'idempotency-key': 'k' })).json()).toEqual(first);
  expect(stand.bank.calls.start).toBe(1);
});

it('closes the open attempt before starting one with another method', async () => {
  const card = await stand.start('credit');
  const online = await stand.start('online');
  expect(card.isClosed).toBe(true);
  expect((await attemptsOf(stand)).map(({ state, method }) => [state, method])).toEqual([
    ['expired', 'credit'],
    ['open', 'online'],
  ]);
  expect(online.reference).not.toBe(card.reference);
});

it("accepts the provider's report that the attempt to be closed was paid", async () => {
  stand.bank.pay(await stand.start('credit'));
  const answer = await stand.process({ payment_method: 'online' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment.paid-already']);
  expect((await attemptsOf(stand)).map(({ state }) => state)).toEqual(['paid']);
});

it('refuses to pay a booking that has changed since the page loaded, and returns the current one', async () => {
  const { userId, companyId, key } = stand.buyer;
  const bearer = { authorization: `Bearer ${key}` };
  const booking = async () => (await stand.test.get('/api/payments/booking', bearer)).json();
  const { version } = await booking();
  // Another room at the same price: the amount alone would not show the difference.
  const form = bookingFormOf(stand.buyer, { roomType: 'One Double Bed' });
  await stand.test.post(`/api/payments/booking/${userId}/${companyId}`, form, bearer);
  const refused = await stand.process({ version });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'booking.stale']);
  expect(refused.json().booking).toEqual(await booking());
  expect(refused.json().booking.bookingData.roomType).toBe('One Double Bed');
  expect(await attemptsOf(stand)).toEqual([]);
  expect(stand.bank.calls.start).toBe(0);
  expect((await stand.process({ version: refused.json().booking.version })).statusCode).toBe(200);
});

describe('an attempt abandoned by its buyer', () => {
  const cancel = () =>
    stand.test.post('/api/payments/cancel', {}, { authorization: `Bearer ${stand.buyer.key}` });

  it('ends at once if no payment has begun, and the booking can be changed', async () => {
    const session = await stand.start('credit');
    const { userId, companyId, key } = stand.buyer;
    const change = () =>
      stand.test.post(
        `/api/payments/booking/${userId}/${companyId}`,
        bookingFormOf(stand.buyer, { roomType: 'One Double Bed' }),
        { authorization: `Bearer ${key}` },
      );
    expect((await change()).json().code).toBe('payment.under-way');
    expect((await cancel()).json()).toEqual({ success: true, isPaid: false });
    expect(session.isClosed).toBe(true);
    expect((await attemptsOf(stand)).map(({ state }) => state)).toEqual(['expired']);
    expect((await change()).statusCode).toBe(200);
    // Nothing is open any more, and cancelling again is not an error.
    expect((await cancel()).json()).toEqual({ success: true, isPaid: false });
  });

  it('counts if the provider reports it as paid', async () => {
    stand.bank.pay(await stand.start('credit'));
    expect((await cancel()).json()).toEqual({ success: true, isPaid: true });
    expect((await attemptsOf(stand)).map(({ state }) => state)).toEqual(['paid']);
  });

  it('stays open while the provider is down', async () => {
    await stand.start('credit');
    stand.bank.isDown = true;
    expect((await cancel()).json().code).toBe('payment.provider-unavailable');
    expect((await attemptsOf(stand)).map(({ state }) => state)).toEqual(['open']);
  });
});

it('starts another attempt once the first has expired', async () => {
  const first = await stand.start();
  stand.wait(31 * 60);
  const second = await stand.start();
  expect(second.reference).not.toBe(first.reference);
  expect((await attemptsOf(stand)).map(({ state }) => state)).toEqual(['expired', 'open']);
});

describe('refuses', () => {
  it.each([
    ['another amount', { amount: 899.99 }, 'amount'],
    ['an amount of zero', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -900 }, 'amount'],
    ['a huge amount', { amount: 1e308 }, 'amount'],
    ['fractions of a minor unit', { amount: 900.001 }, 'amount'],
    ['an amount as text', { amount: '900' }, 'amount'],
    ['the deposit alone', { payment_type: 'deposit' }, 'payment_type'],
    ['an unknown method', { payment_method: 'cash' }, 'payment_method'],
  ])('%s with 422', async (_, change, field) => {
    const answer = await stand.process(change);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
    expect(await attemptsOf(stand)).toEqual([]);
  });

  it('callers without a key, with another buyer’s booking, or without approval, with 404', async () => {
    const other = await stand.addBuyer();
    const pending = await createHostedBuyer(stand.test.db, stand.editionId, { decision: 'pending' });
    const calls = [
      stand.process({}, { authorization: '' }),
      stand.process({}, { authorization: 'Bearer guessed-guessed' }),
      stand.process({ hotel_booking_id: other.bookingId }),
      stand.process({ hotel_booking_id: 999_999 }),
      stand.process({}, { authorization: `Bearer ${pending.key}` }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(stand.bank.calls.start).toBe(0);
  });

  it('a payment before there is a booking, and after it is paid, with 409', async () => {
    const early = await createHostedBuyer(stand.test.db, stand.editionId);
    expect((await stand.process({}, {}, { ...early, bookingId: 1 })).json().code).toBe('hosted.step-closed');
    await stand.pay(await stand.start());
    const late = await stand.process();
    expect([late.statusCode, late.json().message]).toEqual([409, 'Your deposit is paid already.']);
  });

  it('a key that was used with another body', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await stand.process({}, headers);
    expect((await stand.process({}, headers)).json()).toEqual(first.json());
    const other = await stand.process({ payment_method: 'online' }, headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'submission.key-reused']);
    // The key of a refused request can be reused.
    await stand.process({ amount: 1 }, { 'idempotency-key': 'two' });
    expect((await stand.process({}, { 'idempotency-key': 'two' })).statusCode).toBe(200);
  });
});

describe('a provider that is down', () => {
  it('is 503 with a message, and the attempt continues later under the same reference', async () => {
    stand.bank.isDown = true;
    const answer = await stand.process();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment.provider-unavailable']);
    expect(answer.json().message).toContain('Nothing was charged');
    const [row] = await attemptsOf(stand);
    expect([row?.state, row?.provider_id]).toEqual(['open', null]);
    stand.bank.isDown = false;
    expect((await stand.start()).reference).toBe(row?.reference);
  });

  it.each(['before start', 'after start'] as const)(
    'the next call recovers from a crash %s',
    async (point) => {
      const before = stand.bank.sessions.length;
      stand.bank.crashAt = point;
      expect((await stand.process()).statusCode).toBe(500);
      const session = await stand.start();
      expect((await attemptsOf(stand)).map(({ reference }) => reference)).toEqual([session.reference]);
      expect(stand.bank.sessions.length - before).toBe(1);
    },
  );

  it('the sweeper recovers from a crash as well', async () => {
    stand.bank.crashAt = 'after start';
    await stand.process();
    stand.wait(21);
    await stand.sweep();
    expect((await attemptsOf(stand))[0]?.provider_id).toBe(stand.bank.sessions.at(-1)?.providerId);
  });

  it('an attempt that never reached it is abandoned after five minutes', async () => {
    stand.bank.isDown = true;
    await stand.process();
    stand.wait(301);
    stand.bank.isDown = false;
    await stand.start();
    expect((await attemptsOf(stand)).map(({ state }) => state)).toEqual(['expired', 'open']);
  });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://bank.example/pay',
  'https://evil.example/pay',
  'https://bank.example.evil.example/',
  'https://bank.example@evil.example/',
  'https://user:word@bank.example/',
  'https://bank.example:8443/',
  '//bank.example/',
  '',
])('does not send the buyer to %s', async (hostile) => {
  stand.bank.redirectUrl = () => hostile;
  const answer = await stand.process();
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain('evil');
  expect((await attemptsOf(stand))[0]?.redirect_url).toBeNull();
});

it('a site without a provider reports that', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const { editionId } = await createSmallEdition(test.db);
  const buyer = await createHostedBuyer(test.db, editionId);
  const id = await createBooking(test.db, test.storage.sealer, buyer);
  const body = { hotel_booking_id: id, payment_type: 'full', payment_method: 'credit', amount: 900 };
  const answer = await test.post('/api/payments/process', body, { authorization: `Bearer ${buyer.key}` });
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    'Payments are not set up on this site yet. Please contact the organiser.',
  ]);
});

it('references are unique and use every character', () => {
  const made = Array.from({ length: 2_000 }, newPaymentReference);
  expect(new Set(made).size).toBe(2_000);
  expect(new Set(made.join('')).size).toBe(32);
});
