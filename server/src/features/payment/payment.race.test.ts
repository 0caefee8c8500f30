// Concurrent payments: one open attempt, one receipt, and no payment slips past a decision unnoticed.
import { beforeEach, expect, it } from 'vitest';
import { paidReport, signed } from '../../testing/fake-bank.ts';
import { attemptsOf, openPaymentStand } from '../../testing/payment-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { isMoneyHeld } from './repository.ts';

const ROUNDS = 10;
const stand = prepareOnce(openPaymentStand);
const viewer = prepareOnce(() => stand.organiser('viewer'));

beforeEach(() => stand.renew());

it('20 concurrent calls create one open attempt and return one URL', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await stand.renew();
    const answers = await Promise.all(Array.from({ length: 20 }, () => stand.process()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().elite_pay.redirect_url)).size).toBe(1);
    expect((await attemptsOf(stand)).length).toBe(1);
  }
});

it('20 concurrent calls with two methods leave at most one attempt open, and no closed one is paid', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      stand.process({ payment_method: index % 2 === 0 ? 'credit' : 'online' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([]);
  const rows = await attemptsOf(stand);
  expect(rows.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
  for (const row of rows.filter(({ state }) => state === 'expired'))
    expect(stand.bank.find(row.reference)?.state ?? 'expired').not.toBe('paid');
});

it('two tabs with two methods: only the page of the open attempt can take money at the bank', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await stand.renew();
    await Promise.all([
      stand.process({ payment_method: 'credit' }),
      stand.process({ payment_method: 'online' }),
    ]);
    const rows = await attemptsOf(stand);
    const payable = rows.filter(({ reference }) => {
      const session = stand.bank.find(reference);
      return session?.state === 'open' && !session.isClosed;
    });
    expect(payable.map(({ state }) => state)).toEqual(['open']);
  }
});

it(`concurrent message, requery, return and sweeper, ${ROUNDS} rounds: one entry, one receipt, one action`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await stand.renew();
    const { userId, companyId, registrationId } = stand.buyer;
    const session = await stand.start();
    stand.bank.pay(session);
    stand.wait(21);
    const message = signed(paidReport(session));
    const path = `/api/transaction/requery?user_id=${userId}&company_id=${companyId}`;
    const [webhook] = await Promise.all([
      stand.deliver(message),
      stand.test.get(path, viewer),
      stand.outcome(session.reference),
      stand.sweep(),
      stand.deliver(message),
      stand.deliver(message),
    ]);
    expect(webhook.statusCode).toBe(200);
    const [row] = await attemptsOf(stand);
    expect([row?.state, row?.attention]).toEqual(['paid', null]);
    const { db } = stand.test;
    const counts = await Promise.all([
      readRows(db, 'payment_entry', { payment_id: row?.id ?? 0, kind: 'received' }, ['id']),
      db.selectFrom('email').select('id').where('registration_id', '=', registrationId).execute(),
      db.selectFrom('audit_entry').select('id').where('registration_id', '=', registrationId).execute(),
    ]);
    expect(counts.map(({ length }) => length)).toEqual([1, 1, 1]);
  }
});

it(`two attempts paid at the same moment, ${ROUNDS} rounds: one counts, one is surplus`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await stand.renew();
    const first = await stand.start();
    stand.bank.end(first, 'expired');
    await stand.outcome(first.reference);
    const second = await stand.start();
    await Promise.all([stand.pay(first), stand.pay(second)]);
    const rows = await attemptsOf(stand);
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(rows.filter(({ is_surplus }) => is_surplus).length).toBe(1);
  }
});

/** Rejects like an organiser's decision: locks the registration row, then checks whether money is held. */
async function rejectUnlessMoneyIsHeld(registrationId: number): Promise<'rejected' | 'refused'> {
  return stand.test.db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('registration')
      .select('id')
      .where('id', '=', registrationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (await isMoneyHeld(transaction, registrationId)) return 'refused';
    await updateRows(
      transaction,
      'application',
      { registration_id: registrationId },
      { decision: 'rejected', decided_at: new Date('2026-03-02T04:00:00Z') },
    );
    return 'rejected';
  });
}

it(`paying while being rejected, ${ROUNDS} rounds: no rejected buyer's money goes unnoticed`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await stand.renew();
    const session = await stand.start();
    const [, ending] = await Promise.all([
      stand.pay(session),
      rejectUnlessMoneyIsHeld(stand.buyer.registrationId),
    ]);
    const [row] = await attemptsOf(stand);
    expect(row?.state).toBe('paid');
    // Rejected first: organisers are notified that all of it is due back. Paid first: the rejection is refused.
    if (ending === 'rejected') expect(row?.attention).toContain('the whole amount is due back');
    else expect(row?.attention).toBeNull();
  }
});
