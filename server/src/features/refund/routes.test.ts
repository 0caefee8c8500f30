// Deposits: when their refund is due, how they are listed, searched and exported, and their evidence.
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createBooking, createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows, readRows, updateRows } from '../../testing/rows.ts';
import { createMakers, createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = prepareOnce(createTestApp);
let viewer: { authorization: string };
let makers: number[];
const edition = prepareOnce(() => createSmallEdition(app.db));

beforeAll(async () => {
  makers = await createMakers(app.db, edition.editionId, 6);
  viewer = await logInAs(app.db, 'viewer');
});

async function payingBuyer(
  name: string,
): Promise<{ buyer: TestBuyer; bookingId: number; paymentId: number }> {
  const buyer = await createHostedBuyer(app.db, edition.editionId, { name });
  const bookingId = await createBooking(app.db, app.storage.sealer, buyer);
  return { buyer, bookingId, paymentId: await payBooking(app.db, bookingId, 135_000) };
}

async function hold(buyer: TestBuyer, count: number, minute: number, attendance: 'held' | 'missed' = 'held') {
  for (const [index, exhibitorId] of makers.slice(0, count).entries())
    await placeMeeting(app.db, {
      registrationId: buyer.registrationId,
      exhibitorId,
      day: 1 + (index % 4),
      minute: index < 4 ? minute : minute + 60,
      attendance,
    });
}

const list = async (query = '') => {
  const answer = await app.get(`/api/refunds${query}`, viewer);
  return { rows: answer.json(), total: Number(answer.headers['x-total-count']) };
};

test('a refund is due after four held meetings, with evidence; three are not enough, and missed ones do not count', async () => {
  const three = await payingBuyer('Three Held');
  await hold(three.buyer, 3, 660);
  const four = await payingBuyer('Four Held');
  await hold(four.buyer, 4, 780);
  const missed = await payingBuyer('Six Missed');
  await hold(missed.buyer, 6, 900, 'missed');

  const { rows, total } = await list();
  expect(total).toBe(3);
  expect(rows.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
    ['Four Held', 'due'],
    ['Six Missed', 'waiting'],
    ['Three Held', 'waiting'],
  ]);
  // Only the deposit: extra nights are not refundable.
  expect(rows[0]).toMatchObject({ amount: 900, currency: 'MYR', cause: 'meetings-held', heldCount: 4 });
  expect(rows[0].evidence).toHaveLength(4);
  expect(rows[0].evidence[0]).toMatchObject({
    exhibitor: 'Maker 1',
    boothNumber: 'M-1',
    date: '2026-06-02',
    time: '1.00pm-2.00pm',
    by: 'Maker 1',
    way: 'exhibitor-link',
  });
  expect(rows[1]).toMatchObject({ heldCount: 0, missedCount: 6 });
  expect((await list('?state=due')).total).toBe(1);
  expect((await list('?state=waiting&search=three')).rows).toHaveLength(1);

  const rejected = app.db.updateTable('claim').set({ status: 3 });
  await rejected.where('registration_id', '=', four.buyer.registrationId).where('day', '=', 1).execute();
  expect((await list('?state=due')).total).toBe(0);
});

test('a second payment is due back in full, and listed as done once refunded', async () => {
  const { bookingId, paymentId } = await payingBuyer('Paid Twice');
  await app.db.updateTable('payment').set({ is_surplus: true }).where('id', '=', paymentId).execute();
  const [surplus] = (await list('?search=twice')).rows;
  expect(surplus).toMatchObject({ paymentId, cause: 'paid-twice', state: 'due', amount: 1350 });

  const organiser = await app.db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  await insertRows(app.db, 'refund', {
    payment_id: paymentId,
    amount_sen: 135_000,
    reason: 'Paid twice',
    state: 'refunded',
    transaction_id: 're_1',
    organiser_id: organiser.id,
    refusal: null,
    requested_at: new Date('2026-03-03T00:00:00Z'),
    ended_at: new Date('2026-03-03T00:00:05Z'),
  });
  const [done] = (await list('?search=twice&state=done')).rows;
  expect(done).toMatchObject({
    state: 'refunded',
    reason: 'Paid twice',
    refundedAt: '2026-03-03T00:00:05.000Z',
  });
  expect(bookingId).toBeGreaterThan(0);
});

test('a payment after a rejection is due back in full; a refund refused by the provider is to be sent by hand', async () => {
  const { buyer, paymentId } = await payingBuyer('Came Late');
  const before = new Date(TEST_NOW.getTime() - 60_000);
  await updateRows(
    app.db,
    'application',
    { registration_id: buyer.registrationId },
    { decision: 'rejected', decided_at: before },
  );
  expect((await list('?search=late')).rows[0]).toMatchObject({
    cause: 'not-wanted',
    state: 'due',
    amount: 1350,
  });

  const organiser = await app.db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  const refund = {
    payment_id: paymentId,
    amount_sen: 135_000,
    reason: 'Rejected',
    organiser_id: organiser.id,
  };
  await insertRows(app.db, 'refund', {
    ...refund,
    state: 'manual',
    transaction_id: null,
    refusal: 'no',
    requested_at: TEST_NOW,
    ended_at: null,
  });
  expect((await list('?search=late&state=due')).rows[0]).toMatchObject({ state: 'to-transfer' });
  await updateRows(app.db, 'refund', { payment_id: paymentId }, { ended_at: TEST_NOW });
  expect((await list('?search=late&state=done')).rows[0]).toMatchObject({ state: 'manual' });
});

test('the export has the same rows, contains no formula, and is audited', async () => {
  await payingBuyer('=HYPERLINK("https://evil.example")');
  const answer = await app.get('/api/exports/refunds?format=csv', viewer);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="refunds-2026-03-02.csv"');
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true });
  expect(rows).toHaveLength((await list()).rows.length);
  expect(rows.find(({ Name }) => Name?.includes('HYPERLINK'))?.Name).toMatch(/^'=/);
  expect(rows.find(({ Name }) => Name === 'Four Held')).toMatchObject({ Amount: '900.00', Currency: 'MYR' });
  const actions = await readRows(app.db, 'audit_entry', { action: 'refund.export' }, ['subject']);
  expect(actions).toEqual([{ subject: `${rows.length} payments as CSV` }]);
});

test('a payment of a deleted registration is listed with its ids, and can be looked up by them', async () => {
  const { buyer, paymentId } = await payingBuyer('Deleted Late');
  await updateRows(
    app.db,
    'registration',
    { id: buyer.registrationId },
    { cancelled_at: new Date(TEST_NOW.getTime() - 1) },
  );
  const { rows } = await list('?search=deleted');
  expect(rows).toMatchObject([{ paymentId, user_id: buyer.userId, company_id: buyer.companyId }]);
  const [{ user_id, company_id }] = rows;
  const found = await app.get(`/api/transaction/requery?user_id=${user_id}&company_id=${company_id}`, viewer);
  expect(found.statusCode).toBe(200);
  expect(found.json().attempts.map(({ id }: { id: number }) => id)).toEqual([paymentId]);
});

test('the kind filter separates deposits from second payments', async () => {
  await payingBuyer('Pays Once');
  const twice = await payingBuyer('Pays Twice');
  await app.db.updateTable('payment').set({ is_surplus: true }).where('id', '=', twice.paymentId).execute();
  const names = async (kind: string) =>
    (await list(`?kind=${kind}&search=pays`)).rows.map(({ name }: { name: string }) => name);
  expect(await names('deposit')).toEqual(['Pays Once']);
  expect(await names('second')).toEqual(['Pays Twice']);
});

test('a payment is found by the label of its state, combined with words of its buyer', async () => {
  await app.db.deleteFrom('refund').execute();
  await app.db.deleteFrom('payment').execute();
  await payingBuyer('Wanda Words');
  const due = await payingBuyer('Dora Words');
  await app.db.updateTable('payment').set({ is_surplus: true }).where('id', '=', due.paymentId).execute();
  const organiser = await app.db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  const refund = {
    amount_sen: 90_000,
    reason: 'Asked for',
    organiser_id: organiser.id,
    refusal: null,
    requested_at: TEST_NOW,
  };
  const states = [
    ['Rita Words', { state: 'requested', transaction_id: null, ended_at: null }],
    ['Rex Words', { state: 'refunded', transaction_id: 're_2', ended_at: TEST_NOW }],
    ['Tom Words', { state: 'manual', transaction_id: null, ended_at: null }],
    ['Mona Words', { state: 'manual', transaction_id: 'by hand', ended_at: TEST_NOW }],
  ] as const;
  for (const [name, state] of states) {
    const { paymentId } = await payingBuyer(name);
    await insertRows(app.db, 'refund', { payment_id: paymentId, ...refund, ...state });
  }
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).rows
      .map(({ name }: { name: string }) => name)
      .sort();
  expect(await found('waiting')).toEqual(['Wanda Words']);
  expect(await found('DUE')).toEqual(['Dora Words']);
  expect(await found('requested')).toEqual(['Rita Words']);
  expect(await found('refunded')).toEqual(['Rex Words']);
  expect(await found('to send manually')).toEqual(['Tom Words']);
  expect(await found('sent manually')).toEqual(['Mona Words']);
  expect(await found('words manually mona')).toEqual(['Mona Words']);
  expect(await found('due nobody')).toEqual([]);
});
