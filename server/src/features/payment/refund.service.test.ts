// Refunds, and the organisers' check of a payment.
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptsOf, openPaymentStand } from '../../testing/payment-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { isMoneyHeld } from './repository.ts';

/** Requests by each of eight concurrent callers. */
const REPEATS = process.env.DEEP === '1' ? 125 : 25;

const stand = prepareOnce(openPaymentStand);
const admin = prepareOnce(() => stand.organiser('admin'));
const viewer = prepareOnce(() => stand.organiser('viewer'));

beforeEach(() => stand.renew());

async function paid() {
  const session = await stand.start();
  await stand.pay(session);
  const [row] = await attemptsOf(stand);
  if (row?.state !== 'paid') throw new Error('the attempt was not paid');
  return { session, id: row.id };
}
const refund = (id: number, change: object = {}, headers = admin) =>
  stand.test.post(`/api/payments/${id}/refund`, { reason: 'Four meetings were held.', ...change }, headers);
const held = () => isMoneyHeld(stand.test.db, stand.buyer.registrationId);
const refunds = (id: number) =>
  stand.test.db.selectFrom('refund').selectAll().where('payment_id', '=', id).execute();
const requery = async (headers = viewer) =>
  (
    await stand.test.get(
      `/api/transaction/requery?user_id=${stand.buyer.userId}&company_id=${stand.buyer.companyId}`,
      headers,
    )
  ).json();
const actions = async () =>
  (
    await readRows(
      stand.test.db,
      'audit_entry',
      { registration_id: stand.buyer.registrationId },
      ['action'],
      'id',
    )
  ).map(({ action }) => action);

it('the buyer is emailed once how much was refunded, and how', async () => {
  const mails = () =>
    readRows(
      stand.test.db,
      'email',
      { kind: 'deposit-refunded', registration_id: stand.buyer.registrationId },
      ['content'],
    );
  const { id } = await paid();
  expect(await mails()).toEqual([]);
  await refund(id);
  await refund(id);
  expect(await mails()).toMatchObject([{ content: { refund: { amount: 900, transferReference: null } } }]);
  await stand.renew();
  const next = await paid();
  stand.bank.refusesRefunds = true;
  await refund(next.id);
  // Nothing has been refunded yet.
  expect(await mails()).toEqual([]);
  await refund(next.id, { transferReference: 'MBB-7' });
  expect(await mails()).toMatchObject([{ content: { refund: { amount: 900, transferReference: 'MBB-7' } } }]);
});

it('a refund from a stale page is refused with the current payment', async () => {
  const { id } = await paid();
  const { version } = (await requery()).attempts[0];
  stand.bank.refusesRefunds = true;
  expect((await refund(id, { version })).statusCode).toBe(200);
  const late = await refund(id, { version, transferReference: 'MBB-1' });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'payment.stale', attempt: { id, refund: { state: 'manual' } } },
  ]);
  const latest = late.json().attempt.version;
  expect(latest).toBeGreaterThan(version);
  expect((await refund(id, { version: latest, transferReference: 'MBB-1' })).statusCode).toBe(200);
});

describe('a refund', () => {
  it('covers only the deposit, once, with reason and actions', async () => {
    await updateRows(
      stand.test.db,
      'booking',
      { id: stand.bookingId },
      { extra_nights: ['2026-06-01'], total_sen: 135_000 },
    );
    const answer0 = await stand.process({ amount: 1350 });
    const session = stand.bank.find(answer0.json().payment_data.pay_ref);
    if (!session) throw new Error('no attempt was started');
    session.isKnown = true;
    await stand.pay(session);
    const id = (await attemptsOf(stand))[0]?.id ?? 0;
    expect(await held()).toBe(true);
    const answer = await refund(id);
    expect(answer.json().message).toBe('RM 900.00 was refunded.');
    expect(answer.json().attempt.refund).toMatchObject({ amount: 900, state: 'refunded' });
    expect(session.refund?.amountMinor).toBe(90_000);
    expect(await held()).toBe(false);
    expect((await refund(id)).json().code).toBe('payment.not-refundable');
    expect(stand.bank.calls.refund).toBe(1);
    expect(await actions()).toEqual(['payment.paid', 'payment.refund', 'payment.refunded']);
  });

  it('is limited to admins, with a reason, and to paid attempts', async () => {
    const { id } = await paid();
    const open = await stand.addBuyer();
    await stand.start('credit', open);
    const [unpaid] = await attemptsOf({ ...stand, bookingId: open.bookingId });
    const statuses = [
      (await refund(id, {}, {})).statusCode,
      (await refund(id, {}, viewer)).statusCode,
      (await refund(id, {}, await stand.organiser('editor'))).statusCode,
      (await refund(id, { reason: '' })).statusCode,
      (await refund(id, { amount: 1 })).statusCode,
      (await refund(id, { transferReference: 'IBG 1' })).statusCode,
      (await refund(999_999)).statusCode,
      (await refund(unpaid?.id ?? 0)).statusCode,
    ];
    expect(statuses).toEqual([401, 403, 403, 422, 422, 422, 404, 409]);
    expect(stand.bank.calls.refund).toBe(0);
  });

  it('covers a surplus payment in full', async () => {
    const first = await stand.start('credit');
    stand.bank.end(first, 'expired');
    await stand.outcome(first.reference);
    await stand.pay(await stand.start('credit'));
    await stand.pay(first);
    const surplus = (await attemptsOf(stand)).find(({ is_surplus }) => is_surplus);
    expect((await requery()).isRefundDue).toBe(true);
    expect((await refund(surplus?.id ?? 0)).json().attempt.refund.amount).toBe(900);
    expect((await requery()).isRefundDue).toBe(false);
    expect(await held()).toBe(true);
  });

  it('refused by the provider has to be sent by hand, and recording the transfer ends it', async () => {
    const { id } = await paid();
    stand.bank.refusesRefunds = true;
    const answer = await refund(id);
    expect([answer.statusCode, answer.json().attempt.refund]).toMatchObject([
      200,
      { state: 'manual', refusal: 'This payment is too old to be refunded.', endedAt: null },
    ]);
    expect(answer.json().message).toContain('bank transfer');
    expect([await held(), (await requery()).isRefundDue]).toEqual([true, true]);
    expect((await refund(id)).statusCode).toBe(409);
    const transfer = await refund(id, { transferReference: 'IBG 2026-06-20' });
    expect(transfer.json().attempt.refund).toMatchObject({
      state: 'manual',
      transactionId: 'IBG 2026-06-20',
      endedAt: expect.any(String),
    });
    expect(await held()).toBe(false);
    expect((await refund(id, { transferReference: 'IBG 2' })).statusCode).toBe(409);
    const sums = await stand.test.db
      .selectFrom('payment_entry')
      .select((sum) => sum.fn.sum<string>('amount_sen').as('minor'))
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(sums.minor)).toBe(0);
  });

  it.each(['before refund', 'after refund'] as const)(
    'the sweeper recovers from a crash %s',
    async (point) => {
      const { id, session } = await paid();
      stand.bank.crashAt = point;
      expect((await refund(id)).statusCode).toBe(500);
      expect((await refunds(id)).map(({ state }) => state)).toEqual(['requested']);
      expect(await held()).toBe(true);
      stand.wait(21);
      await stand.sweep();
      expect((await refunds(id)).map(({ state }) => state)).toEqual(['refunded']);
      expect(session.refund?.amountMinor).toBe(90_000);
      expect(await held()).toBe(false);
    },
  );

  it('is retried while the provider is down', async () => {
    const { id } = await paid();
    stand.bank.isDown = true;
    const answer = await refund(id);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment.provider-unavailable']);
    for (let count = 0; count < 5; count += 1) {
      stand.wait(60);
      await stand.sweep();
    }
    stand.bank.isDown = false;
    stand.wait(60);
    await stand.sweep();
    expect((await refunds(id)).map(({ state }) => state)).toEqual(['refunded']);
  });

  it(`requested ${8 * REPEATS} times, eight at a time, sends money once`, async () => {
    const { id } = await paid();
    const answers: number[] = [];
    const ask = async () => {
      for (let count = 0; count < REPEATS; count += 1) answers.push((await refund(id)).statusCode);
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    expect((await refunds(id)).length).toBe(1);
    const entries = await readRows(stand.test.db, 'payment_entry', { payment_id: id, kind: 'refunded' }, [
      'amount_sen',
    ]);
    expect(entries).toEqual([{ amount_sen: -90_000 }]);
  });
});

describe('an organiser’s check', () => {
  it('reports the state of a payment, and queries the provider at most once in 5 minutes', async () => {
    expect(await requery()).toMatchObject({
      success: false,
      refNo: '',
      result: '404',
      message: 'No payment was started yet.',
      deposit: 900,
      attempts: [],
    });
    const session = await stand.start();
    expect(await requery()).toMatchObject({ success: true, result: '100', wasAsked: true });
    stand.bank.pay(session);
    for (let count = 0; count < 5; count += 1)
      expect(await requery()).toMatchObject({ result: '100', wasAsked: false });
    expect((await requery()).message).toContain('asked less than a minute ago');
    expect(stand.bank.calls.requery).toBe(1);
    stand.wait(301);
    expect(await requery()).toMatchObject({
      refNo: session.reference,
      result: '200',
      wasAsked: true,
      message: 'The payment was received.',
      heldCount: 0,
      refundAfterMeetings: 4,
      isRefundDue: false,
    });
    expect(stand.bank.calls.requery).toBe(2);
  });

  it('reports that the provider cannot be reached, and the last known state', async () => {
    await stand.start();
    stand.bank.isDown = true;
    const answer = await requery();
    expect([answer.result, answer.wasAsked]).toEqual(['100', true]);
    expect(answer.message).toContain('cannot be reached right now');
  });

  it('returns result 400 for a failed attempt', async () => {
    stand.bank.end(await stand.start(), 'failed');
    expect(await requery()).toMatchObject({ result: '400', message: 'The payment was declined.' });
  });

  it('is limited to organisers, and to ids that belong together', async () => {
    const other = await stand.addBuyer();
    const path = `/api/transaction/requery?user_id=${stand.buyer.userId}&company_id=${other.companyId}`;
    expect((await stand.test.get(path, viewer)).statusCode).toBe(404);
    expect((await stand.test.get(path)).statusCode).toBe(401);
    expect((await stand.test.get('/api/transaction/requery?user_id=x', viewer)).statusCode).toBe(422);
  });
});
