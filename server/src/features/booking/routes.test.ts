// Booking the stay of an approved buyer, on a real database: at the server's price, for that buyer only.

import { orderLines, totalMinor } from '@visavis/domain/booking/price';
import { extraNightOptions, nightsOf, stayOptions } from '@visavis/domain/booking/stay';
import { fairDatesOf } from '@visavis/domain/edition/calendar';
import { majorOf } from '@visavis/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingFormOf, bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW, TEST_YEAR } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { getBookingOf } from './repository.ts';

const DATES = fairDatesOf(TEST_YEAR);
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

const pathOf = ({ userId, companyId }: TestBuyer) => `/api/payments/booking/${userId}/${companyId}`;
const bearer = ({ key }: TestBuyer) => ({ authorization: `Bearer ${key}` });
const { save, read, rowOf } = bookingWith(() => test);

describe('a valid booking', () => {
  it('is stored with the prices and terms of the edition, and returned with masked passports', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const response = await save(buyer, {
      phoneNumber: '+600123456789',
      additionalName: 'Farid Rahman',
      additionalPassport: 'k 1234 5678',
      extraNights: ['2026-06-04', '2026-06-01'],
      totalAmount: 1800,
      termsVersion: '2026-11',
    });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { booking_id, summary } = response.json();
    expect(summary).toEqual({
      bookingId: booking_id,
      bookingData: {
        name: 'Amira Rahman',
        passportNumber: '••••• 482',
        email: 'amira@kenari.example',
        phoneNumber: '+60123456789',
        additionalName: 'Farid Rahman',
        additionalPassport: '••••• 678',
        stayingDuration: '2 - 4 Jun 2026',
        roomType: 'Two Single Bed',
        extraNights: ['2026-06-01', '2026-06-04'],
        userId: buyer.userId,
        companyId: buyer.companyId,
      },
      orderData: [
        { label: 'Refundable deposit', value: 900, dates: [] },
        { label: 'Extra night × 2', value: 900, dates: ['2026-06-01', '2026-06-04'] },
      ],
      totalAmount: 1800,
      deposit: 900,
      currency: 'MYR',
      termsVersion: '2026-11',
      isPaid: false,
      version: 1,
      openPayment: null,
    });
    const again = await read(buyer);
    expect([again.json(), again.headers['cache-control']]).toEqual([summary, 'no-store']);
    expect(await getBookingOf(test.db, buyer.registrationId)).toMatchObject({
      id: booking_id,
      name: 'Amira Rahman',
      email: 'amira@kenari.example',
      totalMinor: 180_000,
      depositMinor: 90_000,
      currency: 'MYR',
    });
  });

  it('keeps its prices when those of the edition change, until it is saved again', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    await save(buyer);
    const setDeposit = (deposit_sen: number) =>
      test.db.updateTable('edition').set({ deposit_sen }).where('id', '=', edition.editionId).execute();
    await setDeposit(45_000);
    try {
      const status = async () => (await save(buyer, { totalAmount: 450 })).statusCode;
      expect((await read(buyer)).json()).toMatchObject({ deposit: 900, totalAmount: 900 });
      await expect.poll(status, { timeout: 10_000 }).toBe(200);
      expect((await read(buyer)).json()).toMatchObject({ deposit: 450, totalAmount: 450 });
    } finally {
      await setDeposit(90_000);
    }
    await expect.poll(async () => (await save(buyer)).statusCode, { timeout: 10_000 }).toBe(200);
  });

  it('changes when it is saved again, and the change is recorded without passports', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const first = await save(buyer, { additionalName: 'Farid', additionalPassport: 'K12345678' });
    const second = await save(buyer, { roomType: 'One Double Bed', passportNumber: 'B7654321' });
    expect(second.json().booking_id).toBe(first.json().booking_id);
    expect(second.json().summary.bookingData).toMatchObject({
      roomType: 'One Double Bed',
      passportNumber: '••••• 321',
      additionalName: '',
      additionalPassport: '',
    });
    const [row] = await rowOf(buyer);
    expect([row?.version, row?.additional_passport]).toEqual([2, null]);
    const actions = await readRows(
      test.db,
      'audit_entry',
      { registration_id: buyer.registrationId },
      ['actor_kind', 'actor', 'action', 'before', 'after'],
      'id',
    );
    expect(actions).toMatchObject([
      { actor_kind: 'visitor', actor: buyer.reference, action: 'booking.save', before: null },
      { before: { roomType: 'Two Single Bed' }, after: { roomType: 'One Double Bed', passports: 'changed' } },
    ]);
  });

  it('charges what the server calculates, for every stay and every set of nights', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const prices = { depositMinor: 90_000, extraNightMinor: 45_000 };
    const offered = extraNightOptions(DATES).map(({ date }) => date);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...stayOptions(DATES)), fc.subarray(offered), async (stay, nights) => {
        const free = nights.filter((night) => !nightsOf(stay).includes(night));
        const total = totalMinor(prices, free.length);
        const changes = {
          stayingDuration: stay.label,
          extraNights: free,
          totalAmount: majorOf(total, 'MYR'),
        };
        expect((await save(buyer, { ...changes, totalAmount: majorOf(total - 1, 'MYR') })).statusCode).toBe(
          422,
        );
        const { summary } = (await save(buyer, changes)).json();
        const [row] = await rowOf(buyer);
        expect([row?.total_sen, summary.totalAmount]).toEqual([total, majorOf(total, 'MYR')]);
        expect(summary.orderData.map(({ value }: { value: number }) => value)).toEqual(
          orderLines(prices, free).map(({ minor }) => majorOf(minor, 'MYR')),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('a refused booking', () => {
  const buyer = prepareOnce(() => createHostedBuyer(test.db, edition.editionId));

  it.each([
    [{ totalAmount: 899.99 }, 'totalAmount'],
    [{ totalAmount: 270 }, 'totalAmount'],
    [{ totalAmount: 0 }, 'totalAmount'],
    [{ totalAmount: -900 }, 'totalAmount'],
    [{ totalAmount: 1e308 }, 'totalAmount'],
    [{ totalAmount: 900.001 }, 'totalAmount'],
    [{ totalAmount: '900' }, 'totalAmount'],
    [{ totalAmount: null }, 'totalAmount'],
    [{ extraNights: ['2026-06-01'] }, 'totalAmount'],
    [{ extraNights: ['2026-06-01', '2026-06-01'], totalAmount: 1800 }, 'extraNights'],
    [{ extraNights: ['2026-06-02'], totalAmount: 1350 }, 'extraNights'],
    [{ extraNights: ['2026-06-08'], totalAmount: 1350 }, 'extraNights'],
    [{ stayingDuration: '2 - 4 Jun 2025' }, 'stayingDuration'],
    [{ roomType: 'Suite' }, 'roomType'],
    [{ additionalName: 'Farid' }, 'additionalPassport'],
    [{ additionalPassport: 'K12345678' }, 'additionalName'],
    [{ termsVersion: '2' }, 'termsVersion'],
  ])('with %j is 422 on %s, and nothing is stored', async (changes, field) => {
    const response = await save(buyer, changes);
    expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([422, [field]]);
    expect(await rowOf(buyer)).toEqual([]);
  });

  it('with a wrong total gets the right one in the message', async () => {
    const response = await save(buyer, { extraNights: ['2026-06-01'], totalAmount: 900 });
    const sentence = 'The total has changed. Please look at the order again: it is RM 1,350.00 now.';
    expect(response.json()).toMatchObject({ message: sentence, fields: { totalAmount: sentence } });
  });
});

describe('access to a booking', () => {
  it('is limited to the buyer of the key, with ids that all agree; every other call is 404', async () => {
    const [own, other] = await Promise.all([
      createHostedBuyer(test.db, edition.editionId),
      createHostedBuyer(test.db, edition.editionId),
    ]);
    const { userId: user_id, companyId: company_id } = own;
    const calls: [path: TestBuyer, body: object, key: TestBuyer][] = [
      [other, { user_id: other.userId, company_id: other.companyId }, own],
      [own, {}, other],
      [own, { user_id: other.userId, company_id: other.companyId }, own],
      [own, { user_id, company_id: other.companyId }, own],
      [other, { user_id, company_id }, own],
      [{ ...own, companyId: other.companyId }, {}, own],
      [own, {}, { ...own, key: 'guessed' }],
    ];
    for (const [path, body, key] of calls) {
      const response = await test.post(pathOf(path), { ...bookingFormOf(own), ...body }, bearer(key));
      expect([response.statusCode, response.json().code]).toEqual([404, 'resource.not-found']);
    }
    expect([...(await rowOf(own)), ...(await rowOf(other))]).toEqual([]);
    await save(own);
    expect((await read(other)).statusCode).toBe(404);
    expect((await test.get('/api/payments/booking')).statusCode).toBe(404);
  });

  it.each(['pending', 'rejected'] as const)('is 404 for a %s application', async (decision) => {
    const buyer = await createHostedBuyer(test.db, edition.editionId, { decision });
    expect([(await save(buyer)).statusCode, (await read(buyer)).statusCode]).toEqual([404, 404]);
  });

  it('is 404 after the registration was deleted', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    await save(buyer);
    await updateRows(test.db, 'registration', { id: buyer.registrationId }, { cancelled_at: TEST_NOW });
    expect([(await save(buyer)).statusCode, (await read(buyer)).statusCode]).toEqual([404, 404]);
  });

  it('is 404 before there is a booking', async () => {
    expect((await read(await createHostedBuyer(test.db, edition.editionId))).statusCode).toBe(404);
  });
});
