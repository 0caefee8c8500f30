// How an edition takes the deposit: by a bank transfer that an organiser records, or not at all.
import { beforeAll, expect, it } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const DETAILS = 'Kenari Bank\n514 022 118 003, Exhibition Sdn Bhd';
const TODAY = TEST_NOW.toISOString().slice(0, 10);
const TOMORROW = new Date(TEST_NOW.getTime() + 86_400_000).toISOString().slice(0, 10);

const test = prepareOnce(() => createTestApp({ clock: () => TEST_NOW }));
const edition = prepareOnce(() => createSmallEdition(test.db));
let admin: Record<string, string>;
const { save, read } = bookingWith(() => test);

beforeAll(async () => {
  admin = await logInAs(test.db, 'admin');
});

async function put(changes: object) {
  const path = `/api/editions/${edition.editionId}`;
  const { version, settings } = (await test.get(path, admin)).json();
  return test.put(path, { version, settings: { ...settings, ...changes } }, admin);
}
const byTransfer = () => put({ depositBy: 'transfer', transferDetails: DETAILS });
const buyerOf = async ({ key }: TestBuyer) =>
  (await test.get('/api/hosted-buyer', { authorization: `Bearer ${key}` })).json();
const mailsOf = async ({ registrationId }: TestBuyer) =>
  (await readRows(test.db, 'email', { registration_id: registrationId }, ['id', 'kind'], 'id')).map(
    ({ kind }) => kind,
  );
const paymentOf = async ({ userId, companyId }: TestBuyer) =>
  (await test.get(`/api/transaction/requery?user_id=${userId}&company_id=${companyId}`, admin)).json();
const record = (body: object, headers = admin) =>
  test.post('/api/payments/transfers', { amount: 900, receivedOn: TODAY, note: '', ...body }, headers);

it('a transfer needs the account details, is recorded once in full, and opens the meetings step', async () => {
  const refused = await put({ depositBy: 'transfer', transferDetails: ' ' });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { 'settings.transferDetails': 'Please write where to transfer the deposit.' },
  ]);
  expect((await byTransfer()).statusCode).toBe(200);
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  const { summary } = (await save(buyer)).json();
  expect(summary).toMatchObject({
    totalAmount: 900,
    isPaid: false,
    transfer: { details: DETAILS, reference: buyer.reference },
  });
  const started = await test.post(
    '/api/payments/process',
    { hotel_booking_id: summary.bookingId, payment_type: 'full', payment_method: 'credit', amount: 900 },
    { authorization: `Bearer ${buyer.key}` },
  );
  expect([started.statusCode, started.json().error]).toEqual([
    409,
    'The deposit of this booking is paid by bank transfer. The page with your booking says where to.',
  ]);

  const { awaited } = await paymentOf(buyer);
  expect(awaited).toMatchObject({ total: 900, currency: 'MYR', quoted: buyer.reference });
  const { bookingId, version } = awaited;
  const seen = { bookingId, version };
  const fieldsOf = async (body: object) => (await record({ ...seen, ...body })).json().fields;
  expect(await fieldsOf({ amount: 450 })).toEqual({
    amount: 'The booking comes to RM 900.00. Please record the transfer once all of it has come.',
  });
  expect(await fieldsOf({ receivedOn: TOMORROW })).toEqual({ receivedOn: 'This day is still to come.' });
  expect((await record({ ...seen, version: version + 1 })).statusCode).toBe(409);
  const editor = await logInAs(test.db, 'editor');
  expect((await record(seen, editor)).statusCode).toBe(403);
  expect((await buyerOf(buyer)).step).toBe('payment');

  // Two concurrent records: only one is accepted.
  const both = await Promise.all([record({ ...seen, note: 'Statement 14' }), record(seen)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await buyerOf(buyer)).toMatchObject({ step: 'meetings', isPaid: true });
  expect(await mailsOf(buyer)).toEqual(['deposit-receipt']);
  const after = await paymentOf(buyer);
  expect([after.awaited, after.attempts.length, after.attempts[0]]).toMatchObject([
    null,
    1,
    { method: 'transfer', state: 'paid', amount: 900, receivedOn: TODAY },
  ]);
  const audit = await readRows(
    test.db,
    'audit_entry',
    { registration_id: buyer.registrationId, action: 'payment.record' },
    ['action', 'after'],
  );
  expect(audit).toMatchObject([{ after: { amount: 900, currency: 'MYR', receivedOn: TODAY } }]);

  // The refund is a recorded bank transfer as well.
  const { id } = after.attempts[0];
  const asked = await test.post(`/api/payments/${id}/refund`, { reason: 'Four meetings were held.' }, admin);
  expect([asked.statusCode, asked.json().attempt.refund.state]).toEqual([200, 'manual']);
  expect(asked.json().message).toContain('please send it back by bank transfer');
  const sent = await test.post(
    `/api/payments/${id}/refund`,
    { reason: 'Four meetings were held.', transferReference: 'MBB-7' },
    admin,
  );
  expect(sent.json().attempt.refund).toMatchObject({ amount: 900, transactionId: 'MBB-7' });
  expect(await mailsOf(buyer)).toEqual(['deposit-receipt', 'deposit-refunded']);
});

it('without a deposit a stay is booked at once, and paid extra nights are refused', async () => {
  await put({ depositBy: 'none' });
  const { hosted } = (await test.get('/api/edition')).json();
  expect([hosted.deposit, hosted.extraNight, hosted.extraNights]).toEqual([0, 0, []]);
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  expect((await save(buyer)).json().fields).toHaveProperty('totalAmount');
  const nights = await save(buyer, { totalAmount: 0, extraNights: ['2026-06-01'] });
  expect(nights.json().fields).toHaveProperty('extraNights');
  const saved = await save(buyer, { totalAmount: 0 });
  expect(saved.json().summary).toMatchObject({ totalAmount: 0, orderData: [], isPaid: true });
  expect(await buyerOf(buyer)).toMatchObject({ step: 'meetings', isPaid: true });
  expect(await mailsOf(buyer)).toEqual(['stay-booked']);
  const again = await save(buyer, { totalAmount: 0, roomType: 'One Double Bed' });
  expect([again.statusCode, again.json().error]).toEqual([
    409,
    'Your stay is booked: the booking cannot be changed here any more.',
  ]);
  expect(await paymentOf(buyer)).toMatchObject({
    message: 'No deposit is asked for: the stay is booked.',
    awaited: null,
    deposit: null,
  });
  const { data } = (await test.get('/api/hosted', admin)).json();
  expect(data.find((row: { id: number }) => row.id === buyer.registrationId).payment).toBe('free');
  const { data: unpaid } = (await test.get('/api/hosted/bookings?paid=no', admin)).json();
  expect(unpaid.map(({ reference }: { reference: string }) => reference)).not.toContain(buyer.reference);
});

it('a booking keeps the deposit method it was made with, and the edition counts paid and unpaid bookings', async () => {
  await byTransfer();
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  await save(buyer);
  const { bookings } = (await put({ depositBy: 'none' })).json();
  expect(bookings).toEqual({ paid: 1, unpaid: 1 });
  expect((await read(buyer)).json()).toMatchObject({ totalAmount: 900, transfer: { details: DETAILS } });
  // Saving it again applies the new method.
  const { version } = (await read(buyer)).json();
  expect((await save(buyer, { totalAmount: 0, version })).json().summary).toMatchObject({ isPaid: true });
});
