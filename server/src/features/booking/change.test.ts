// An organiser changes a booking at its own prices: audited, mailed to the buyer, the price difference settled apart.
import type { PersonBooking } from '@visavis/contract/person/person';
import { describe, expect, it } from 'vitest';
import { createBooking, createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, readRows, updateRows } from '../../testing/rows.ts';

const stand = prepareOnce(openReview);

const FORM = {
  name: 'Amira Rahman',
  additionalName: '',
  stayingDuration: '2 - 4 Jun 2026',
  roomType: 'Two Single Bed',
  extraNights: [] as string[],
};

async function book({ isPaid = true } = {}): Promise<TestBuyer> {
  const { db, storage } = stand.test;
  const buyer = await createHostedBuyer(db, stand.edition.editionId);
  const bookingId = await createBooking(db, storage.sealer, buyer);
  if (isPaid) await payBooking(db, bookingId);
  return buyer;
}
const bookingOf = async ({ reference }: TestBuyer, headers = stand.admin): Promise<PersonBooking> =>
  (await stand.test.get(`/api/people/${reference}`, headers)).json().booking;
const send = (method: 'PUT' | 'POST', url: string, body: object, headers = stand.editor) =>
  stand.test.call({
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const change = ({ registrationId }: TestBuyer, changes: object, headers = stand.editor) =>
  send('PUT', `/api/hosted/bookings/${registrationId}`, { version: 1, ...FORM, ...changes }, headers);
const settle = ({ registrationId }: TestBuyer, body: object, headers = stand.admin) =>
  send('POST', `/api/hosted/bookings/${registrationId}/nights`, body, headers);
const mailsOf = async ({ registrationId }: TestBuyer) =>
  (
    await readRows(stand.test.db, 'email', { registration_id: registrationId, kind: 'stay-changed' }, [
      'kind',
      'content',
    ])
  ).map(({ content }) => content as object);
const auditOf = ({ registrationId }: TestBuyer) =>
  stand.test.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('registration_id', '=', registrationId)
    .where('action', 'like', 'booking.%')
    .orderBy('id')
    .execute();

it('changes stay, room, nights and guests, emails the buyer and records the old and new values', async () => {
  const buyer = await book();
  const answer = await change(buyer, {
    stayingDuration: '3 - 5 Jun 2026',
    roomType: 'One Double Bed',
    extraNights: ['2026-06-05'],
    name: 'Amira binti Rahman',
    additionalName: 'Daniel Ooi',
    additionalPassport: 'K1234567',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    success: true,
    version: 2,
    message: 'The stay was changed. The buyer is told by email.',
  });
  expect(await bookingOf(buyer)).toMatchObject({
    stay: { from: '2026-06-03', to: '2026-06-05' },
    roomType: 'One Double Bed',
    extraNights: ['2026-06-05'],
    guest: 'Amira binti Rahman',
    additionalName: 'Daniel Ooi',
    passport: '••••• 482',
    additionalPassport: '••••• 567',
    total: 1350,
    difference: 450,
    version: 2,
    isPaid: true,
  });
  expect(await mailsOf(buyer)).toMatchObject([
    {
      stay: { label: '3 - 5 Jun 2026', roomType: 'One Double Bed' },
      change: {
        guests: ['Amira binti Rahman', 'Daniel Ooi'],
        extraNights: ['2026-06-05'],
        toPay: 450,
        currency: 'MYR',
      },
    },
  ]);
  const [entry, ...others] = await auditOf(buyer);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: 'booking.change',
    before: { stay: '2 - 4 Jun 2026', totalAmount: 900 },
    after: { stay: '3 - 5 Jun 2026', totalAmount: 1350, difference: 450, passports: 'changed' },
  });
  expect(JSON.stringify(entry)).not.toContain('K1234567');
});

it('a changed booking that is not paid has no difference: its buyer pays the new total', async () => {
  const buyer = await book({ isPaid: false });
  expect((await change(buyer, { extraNights: ['2026-06-05'] })).statusCode).toBe(200);
  expect(await bookingOf(buyer)).toMatchObject({ total: 1350, difference: 0, isPaid: false });
  expect(await mailsOf(buyer)).toMatchObject([{ change: { toPay: 0 } }]);
});

it('a save without changes sends no mail and does not raise the version', async () => {
  const buyer = await book();
  expect((await change(buyer, {})).json()).toMatchObject({ success: true, version: 1 });
  expect([await mailsOf(buyer), await auditOf(buyer)]).toEqual([[], []]);
});

it('keeps the second guest’s passport number for the same guest, and removes it for a new one', async () => {
  const buyer = await book();
  const second = { additionalName: 'Daniel Ooi' };
  await change(buyer, { ...second, additionalPassport: 'K1234567' });
  await change(buyer, { ...second, version: 2, roomType: 'One Double Bed' });
  expect(await bookingOf(buyer)).toMatchObject({ additionalPassport: '••••• 567' });
  await change(buyer, { additionalName: 'Mei Lin', version: 3 });
  expect(await bookingOf(buyer)).toMatchObject({ additionalName: 'Mei Lin', additionalPassport: '' });
});

describe('is refused', () => {
  it('for choices that the edition does not offer, each reported on its field', async () => {
    const buyer = await book();
    const answer = await change(buyer, {
      stayingDuration: '2027-01-01',
      roomType: 'Tent',
      extraNights: ['2026-07-01'],
    });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      422,
      ['stayingDuration', 'roomType', 'extraNights'],
    ]);
    expect((await change(buyer, { additionalPassport: 'K1234567' })).json().fields).toHaveProperty(
      'additionalName',
    );
  });

  it('when it was changed in the meantime, and when there is no booking', async () => {
    const buyer = await book();
    expect((await change(buyer, { version: 7 })).statusCode).toBe(409);
    const without = await createHostedBuyer(stand.test.db, stand.edition.editionId);
    expect((await change(without, {})).statusCode).toBe(404);
  });

  it('when no room of this type is left', async () => {
    await insertRows(stand.test.db, 'room_quota', {
      edition_id: stand.edition.editionId,
      stay_from: '2026-06-04',
      room_type: 'One Double Bed',
      places: 0,
    });
    const buyer = await book();
    const answer = await change(buyer, { stayingDuration: '4 - 6 Jun 2026', roomType: 'One Double Bed' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking.room-full']);
  });

  it('while a payment is under way', async () => {
    const buyer = await book({ isPaid: false });
    const { db } = stand.test;
    const { id } = await readRow(db, 'booking', { registration_id: buyer.registrationId }, ['id']);
    const paymentId = await payBooking(db, id);
    await updateRows(db, 'payment', { id: paymentId }, { state: 'open', transaction_id: null });
    expect((await change(buyer, { extraNights: ['2026-06-05'] })).json().code).toBe('payment.under-way');
  });
});

describe('the difference', () => {
  it('is recorded once as received, and a later one as refunded; the paid deposit does not change', async () => {
    const buyer = await book();
    await change(buyer, { extraNights: ['2026-06-05', '2026-06-06'] });
    expect((await settle(buyer, { version: 2, difference: 450 })).statusCode).toBe(422);
    const received = await settle(buyer, { version: 2, difference: 900 });
    expect([received.statusCode, received.json().message]).toEqual([
      200,
      'The payment of RM 900.00 was recorded.',
    ]);
    expect(await bookingOf(buyer)).toMatchObject({ difference: 0 });
    expect((await settle(buyer, { version: 2, difference: 900 })).statusCode).toBe(422);
    await change(buyer, { version: 2, extraNights: ['2026-06-05'] });
    expect(await bookingOf(buyer)).toMatchObject({ total: 1350, difference: -450 });
    const refunded = await settle(buyer, { version: 3, difference: -450 });
    expect(refunded.json().message).toBe('The refund of RM 450.00 was recorded.');
    expect(await bookingOf(buyer)).toMatchObject({ difference: 0 });
    expect((await auditOf(buyer)).map(({ action }) => action)).toEqual([
      'booking.change',
      'booking.record-nights',
      'booking.change',
      'booking.refund-nights',
    ]);
    const refunds = (await stand.test.get(`/api/refunds?search=${buyer.reference}`, stand.admin)).json();
    expect(refunds).toMatchObject([{ amount: 900, state: 'waiting' }]);
  });

  it('can be recorded by admins only', async () => {
    const buyer = await book();
    await change(buyer, { extraNights: ['2026-06-05'] });
    expect((await settle(buyer, { version: 2, difference: 450 }, stand.editor)).statusCode).toBe(403);
    expect((await change(buyer, { version: 2 }, stand.viewer)).statusCode).toBe(403);
  });
});
