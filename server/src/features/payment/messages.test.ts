// Messages of providers, browsers and forgers: which of them count, and the effects of money received.
import { beforeEach, describe, expect, it } from 'vitest';
import { paidReport, signed } from '../../testing/fake-bank.ts';
import { attemptsOf, openPaymentStand } from '../../testing/payment-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openPaymentStand);

beforeEach(() => stand.renew());

const stateNow = async () => (await attemptsOf(stand)).map(({ state }) => state).join();
const receipts = () =>
  readRows(stand.test.db, 'email', { registration_id: stand.buyer.registrationId, kind: 'deposit-receipt' });
const entries = async () =>
  stand.test.db
    .selectFrom('payment_entry')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['kind', 'payment_entry.amount_sen', 'source', 'payment_entry.note'])
    .where('booking_id', '=', stand.bookingId)
    .orderBy('payment_entry.id')
    .execute();

describe('a message with a valid signature', () => {
  it('pays the booking, with one receipt and one action', async () => {
    const session = await stand.start();
    stand.bank.pay(session);
    for (let count = 0; count < 5; count += 1)
      expect((await stand.deliver(signed(paidReport(session)))).json()).toEqual({ received: true });
    expect(await stateNow()).toBe('paid');
    expect((await entries()).map(({ kind, amount_sen }) => [kind, amount_sen])).toEqual([
      ['started', 0],
      ['received', 90_000],
    ]);
    const [mail, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(stand.buyer.email);
    expect((mail?.content as { receipt: object } | undefined)?.receipt).toEqual({
      refNo: session.reference,
      lines: [{ label: 'Refundable deposit', value: 900 }],
      total: 900,
      deposit: 900,
      currency: 'MYR',
      stay: '2 - 4 Jun 2026',
      roomType: 'Two Single Bed',
      extraNights: [],
      termsVersion: '1',
      paidAt: expect.any(String),
    });
    const actions = await readRows(
      stand.test.db,
      'audit_entry',
      { registration_id: stand.buyer.registrationId },
      ['action', 'actor_kind'],
    );
    expect(actions).toEqual([{ action: 'payment.paid', actor_kind: 'system' }]);
  });

  it('writes the receipt in the language of the application', async () => {
    await updateRows(
      stand.test.db,
      'registration',
      { id: stand.buyer.registrationId },
      { language: 'zh-Hans' },
    );
    const session = await stand.start();
    stand.bank.pay(session);
    await stand.deliver(signed(paidReport(session)));
    expect(await receipts()).toMatchObject([
      { subject: '已收到您的押金，International Beauty Exhibition', content: { language: 'zh-Hans' } },
    ]);
  });

  it.each([
    ['another amount', { amountMinor: 100 }, 'RM 1.00 instead of RM 900.00'],
    ['another currency', { currency: 'IDR' }, 'IDR 900.00 instead of RM 900.00'],
    ['another reference for the same attempt', { reference: 'ELSE' }, 'named another payment'],
    ['no transaction', { transactionId: null }, 'without naming its transaction'],
  ])('and %s is recorded and changes nothing', async (_, change, sentence) => {
    const session = await stand.start();
    const message = signed(paidReport(session, change));
    for (let count = 0; count < 3; count += 1) expect((await stand.deliver(message)).statusCode).toBe(200);
    const [row] = await attemptsOf(stand);
    expect([row?.state, row?.transaction_id]).toEqual(['open', null]);
    expect(row?.attention).toContain(sentence);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['started', 'ignored']);
    expect(await receipts()).toEqual([]);
  });

  it('and the transaction of another booking is recorded and changes nothing', async () => {
    const other = await stand.addBuyer();
    const theirs = await stand.start('credit', other);
    await stand.pay(theirs);
    const session = await stand.start();
    const { transactionId } = theirs;
    expect((await stand.deliver(signed(paidReport(session, { transactionId })))).statusCode).toBe(200);
    expect(await stateNow()).toBe('open');
    expect((await attemptsOf(stand))[0]?.attention).toContain('counted for another payment');
  });

  it('never revokes a payment when it arrives out of order', async () => {
    const session = await stand.start();
    await stand.pay(session);
    for (const outcome of ['failed', 'expired', 'open'] as const)
      await stand.deliver(signed(paidReport(session, { outcome, transactionId: null })));
    expect(await stateNow()).toBe('paid');
  });

  it('for an unknown attempt is accepted and ignored', async () => {
    const session = { ...(await stand.start()), reference: 'NOT-OURS', providerId: 'neither' };
    expect((await stand.deliver(signed(paidReport(session)))).statusCode).toBe(200);
    expect(await stateNow()).toBe('open');
  });
});

describe('late and second payments', () => {
  it('a late payment counts; a second one is due back in full, and organisers are notified', async () => {
    const first = await stand.start('credit');
    stand.bank.end(first, 'expired');
    await stand.outcome(first.reference);
    const second = await stand.start('online');
    await stand.pay(second);
    await stand.pay(first);
    const rows = await attemptsOf(stand);
    expect(rows.map(({ state, is_surplus }) => [state, is_surplus])).toEqual([
      ['paid', true],
      ['paid', false],
    ]);
    expect(rows[0]?.attention).toContain('the whole amount is due back');
    expect((await receipts()).length).toBe(1);
  });

  it('the sweeper closes an open attempt after a late payment', async () => {
    const first = await stand.start('credit');
    stand.bank.end(first, 'failed');
    await stand.outcome(first.reference);
    const second = await stand.start('credit');
    await stand.pay(first);
    await stand.sweep();
    expect([await stateNow(), second.isClosed]).toEqual(['paid,expired', true]);
  });

  it('one after the application was rejected sends no receipt and is due back in full', async () => {
    const session = await stand.start();
    await updateRows(
      stand.test.db,
      'application',
      { registration_id: stand.buyer.registrationId },
      { decision: 'rejected', decided_at: new Date('2026-03-02T04:00:00Z') },
    );
    await stand.pay(session);
    const [row] = await attemptsOf(stand);
    expect([row?.state, row?.attention]).toEqual([
      'paid',
      'It arrived after the application had ended, so the whole amount is due back.',
    ]);
    expect(await receipts()).toEqual([]);
  });

  it('one for an order changed since pays for nothing and is due back in full', async () => {
    const session = await stand.start();
    stand.bank.end(session, 'expired');
    await stand.outcome(session.reference);
    await updateRows(
      stand.test.db,
      'booking',
      { id: stand.bookingId },
      { extra_nights: ['2026-06-01'], total_sen: 135_000 },
    );
    await stand.pay(session);
    expect((await attemptsOf(stand))[0]).toMatchObject({
      state: 'paid',
      is_surplus: true,
      attention: 'The order was changed after this payment was started, so the whole amount is due back.',
    });
    expect(await receipts()).toEqual([]);
    const buyer = await stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${stand.buyer.key}` });
    expect(buyer.json()).toMatchObject({ step: 'payment', isPaid: false });
  });
});

describe('forgers', () => {
  it('cannot pay anything with 500 messages and return URLs', async () => {
    const session = await stand.start();
    const report = paidReport(session);
    const { body, headers } = signed(report);
    const forgeries = [
      { body, headers: {} },
      { body, headers: { 'x-signature': '' } },
      { body, headers: { 'x-signature': 'f'.repeat(64) } },
      { body: Buffer.from(JSON.stringify({ ...report, amountMinor: 90_001 })), headers },
      { body: Buffer.concat([body, Buffer.from(' ')]), headers },
      { body: Buffer.alloc(0), headers },
    ];
    for (let count = 0; count < 240; count += 1) {
      const forgery = forgeries[count % forgeries.length];
      const answer = forgery && (await stand.deliver(forgery));
      expect([answer?.statusCode, answer?.json().code]).toEqual([400, 'payment.message-refused']);
    }
    for (let count = 0; count < 260; count += 1) {
      stand.wait(count % 3 === 0 ? 11 : 0);
      expect(await stand.outcome(session.reference)).toBe('processing');
    }
    expect(await stateNow()).toBe('open');
    expect((await entries()).map(({ kind }) => kind)).toEqual(['started']);
  });

  it('get 404 or 422 for other providers, 413 for large bodies, and 400 for any media type', async () => {
    const call = (url: string, payload: string, type?: string) =>
      stand.test.call({
        method: 'POST',
        url,
        payload,
        headers: type === undefined ? {} : { 'content-type': type },
      });
    const path = '/api/payments/webhook/test';
    const statuses = [
      (await call('/api/payments/webhook/stripe', '{}')).statusCode,
      (await call('/api/payments/webhook/other', '{}')).statusCode,
      (await call(path, 'x'.repeat(100_001), 'application/json')).statusCode,
      (await call(path, 'x'.repeat(99_999), 'application/json')).statusCode,
      (await call(path, '{', 'application/json')).statusCode,
      (await call(path, 'a=b', 'application/x-www-form-urlencoded')).statusCode,
      (await call(path, '')).statusCode,
    ];
    expect(statuses).toEqual([404, 422, 413, 400, 400, 400, 400]);
  });
});

describe('the outcome', () => {
  it('of an unknown reference is 404', async () => {
    const answer = await stand.test.get('/api/payments/outcome?RefNo=guessed&Status=200');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resource.not-found']);
  });

  it('comes from the provider, queried once in 10 seconds and no more once paid', async () => {
    const session = await stand.start();
    for (let count = 0; count < 5; count += 1)
      expect(await stand.outcome(session.reference)).toBe('processing');
    expect(stand.bank.calls.requery).toBe(1);
    stand.bank.pay(session);
    expect(await stand.outcome(session.reference)).toBe('processing');
    stand.wait(10);
    for (let count = 0; count < 5; count += 1) expect(await stand.outcome(session.reference)).toBe('paid');
    expect(stand.bank.calls.requery).toBe(2);
    expect((await entries()).at(-1)?.source).toBe('return');
  });

  it.each(['failed', 'expired'] as const)('%s at the provider is failed', async (state) => {
    const session = await stand.start();
    stand.bank.end(session, state);
    expect(await stand.outcome(session.reference)).toBe('failed');
  });

  it('of an attempt expired here is what the provider reports, and failed only after a query', async () => {
    const session = await stand.start();
    const isOver = { state: 'expired', ended_at: TEST_NOW, next_ask_at: null } as const;
    await updateRows(stand.test.db, 'payment', { reference: session.reference }, isOver);
    stand.bank.isDown = true;
    expect(await stand.outcome(session.reference)).toBe('processing');
    stand.bank.isDown = false;
    expect(await stand.outcome(session.reference)).toBe('processing');
    stand.wait(10);
    expect(await stand.outcome(session.reference)).toBe('failed');
    stand.bank.pay(session);
    stand.wait(10);
    expect(await stand.outcome(session.reference)).toBe('paid');
  });

  it('is processing while the provider is down: unknown is never reported as failed', async () => {
    const session = await stand.start();
    stand.bank.isDown = true;
    stand.wait(7200);
    expect(await stand.outcome(session.reference)).toBe('processing');
  });
});

describe('the sweeper', () => {
  it('finds a payment whose message and return were lost within 60 seconds', async () => {
    const session = await stand.start();
    stand.wait(600);
    await stand.sweep();
    stand.bank.pay(session);
    let seconds = 0;
    for (; (await stateNow()) === 'open'; seconds += 1) {
      stand.wait(1);
      await stand.sweep();
    }
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await receipts()).length).toBe(1);
  });

  it('finds it within 60 seconds after the provider was down for an hour', async () => {
    const session = await stand.start();
    stand.bank.pay(session);
    stand.bank.isDown = true;
    for (let passed = 0; passed < 3600; passed += 30) {
      stand.wait(30);
      await stand.sweep();
    }
    expect(await stateNow()).toBe('open');
    stand.bank.isDown = false;
    let seconds = 0;
    for (; (await stateNow()) === 'open'; seconds += 1) {
      stand.wait(1);
      await stand.sweep();
    }
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await stateNow()).toBe('paid');
  });

  it('takes over the end of an attempt from the provider, and finds money that arrives hours later', async () => {
    const session = await stand.start();
    stand.bank.end(session, 'expired');
    stand.wait(21);
    await stand.sweep();
    expect(await stateNow()).toBe('expired');
    stand.bank.pay(session);
    stand.wait(20 * 3600);
    await stand.sweep();
    expect(await stateNow()).toBe('paid');
  });

  it('ends an attempt unknown to the provider when its time is over, not before', async () => {
    const session = await stand.start();
    stand.bank.sessions.splice(stand.bank.sessions.indexOf(session), 1);
    stand.wait(29 * 60);
    await stand.sweep();
    expect(await stateNow()).toBe('open');
    stand.wait(61);
    await stand.sweep();
    expect(await stateNow()).toBe('expired');
  });

  it('queries only due payments, at growing intervals', async () => {
    await stand.start();
    for (let second = 0; second < 300; second += 1) {
      stand.wait(1);
      await stand.sweep();
    }
    const [row] = await attemptsOf(stand);
    expect(row?.state).toBe('open');
    // After 20 s, 25, 30, 35 and then 40.
    expect(row?.ask_count).toBe(8);
  });
});
