// Bookings in currencies with zero, two or three decimals and large amounts, from display and charge to refund.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { FakeBank, paidReport, signed } from '../../testing/fake-bank.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { readRow } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FAIRS = [
  {
    currency: 'AED',
    deposit: 900.5,
    extraNight: 450.25,
    minor: 90_050,
    printed: 'AED 900.50',
    plain: '900.50',
    refused: [900.505, 'Please give an amount with two decimals at most.'],
  },
  {
    currency: 'JPY',
    deposit: 30_000,
    extraNight: 12_500,
    minor: 30_000,
    printed: 'JPY 30,000',
    plain: '30000',
    refused: [30_000.5, 'Please give a whole amount.'],
  },
  {
    currency: 'KWD',
    deposit: 90.05,
    extraNight: 30,
    minor: 90_050,
    printed: 'KWD 90.050',
    plain: '90.050',
    refused: [90.055, 'Please give an amount with two decimals at most.'],
  },
  // More minor units than a 32-bit integer can hold.
  {
    currency: 'IDR',
    deposit: 30_000_000,
    extraNight: 8_000_000,
    minor: 3_000_000_000,
    printed: 'IDR 30,000,000.00',
    plain: '30000000.00',
    refused: [30_000_000.005, 'Please give an amount with two decimals at most.'],
  },
] as const;

describe.each(FAIRS)('an edition in $currency', (fair) => {
  const { currency, deposit, extraNight, minor, printed, plain } = fair;
  let test: TestApp;
  let bank: FakeBank;
  let editionId: number;
  let buyer: TestBuyer;
  let admin: Record<string, string>;
  const { save, read } = bookingWith(() => test);

  beforeAll(async () => {
    bank = new FakeBank(() => TEST_NOW);
    test = await createTestApp({
      clock: () => TEST_NOW,
      payments: bank,
      publicUrl: 'https://visavis.example',
    });
    editionId = (await createSmallEdition(test.db)).editionId;
    admin = await logInAs(test.db, 'admin');
    buyer = await createHostedBuyer(test.db, editionId);
  });
  afterAll(() => test.close());

  async function put(changes: object) {
    const path = `/api/editions/${editionId}`;
    const { version, settings } = (await test.get(path, admin)).json();
    return test.put(path, { version, settings: { ...settings, ...changes } }, admin);
  }
  const mailOf = async (kind: 'deposit-receipt' | 'deposit-refunded'): Promise<string> => {
    const { id } = await readRow(test.db, 'email', { kind }, ['id']);
    return (await test.get(`/api/emails/${id}`, admin)).json().text;
  };
  const linesOf = async (path: string): Promise<Record<string, string>[]> =>
    parse((await test.get(`/api/exports/${path}?format=csv`, admin)).body, { bom: true, columns: true });

  it('rejects prices with more decimals than its currency has', async () => {
    const [wrong, sentence] = fair.refused;
    const refused = await put({ currency, deposit: wrong, extraNight });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'settings.deposit': sentence }]);
    const changed = await put({ currency, deposit, extraNight });
    expect([changed.statusCode, changed.json().settings]).toMatchObject([
      200,
      { currency, deposit, extraNight },
    ]);
    const shown = async () => (await test.get('/api/edition')).json().hosted;
    await expect.poll(shown, { timeout: 10_000 }).toMatchObject({ currency, deposit, extraNight });
  });

  it('is the same amount on the booking, at the bank, in mails and exports, and when it is refunded', async () => {
    const other = await save(buyer, { totalAmount: deposit + 1 });
    expect([other.statusCode, other.json().fields.totalAmount]).toEqual([
      422,
      `The total has changed. Please look at the order again: it is ${printed} now.`,
    ]);
    const saved = await save(buyer, { totalAmount: deposit });
    expect(saved.statusCode).toBe(200);
    expect((await read(buyer)).json()).toMatchObject({
      totalAmount: deposit,
      deposit,
      currency,
      orderData: [{ label: 'Refundable deposit', value: deposit }],
    });

    const begun = await test.post(
      '/api/payments/process',
      {
        hotel_booking_id: saved.json().booking_id,
        payment_type: 'full',
        payment_method: 'credit',
        amount: deposit,
      },
      { authorization: `Bearer ${buyer.key}` },
    );
    expect(begun.json().payment_data).toMatchObject({ amount: deposit, currency });
    const session = bank.find(begun.json().payment_data.pay_ref);
    if (!session) throw new Error('no attempt was started');
    session.isKnown = true;
    expect([session.amountMinor, session.currency]).toEqual([minor, currency]);
    bank.pay(session);
    const { body, headers } = signed(paidReport(session));
    await test.call({ method: 'POST', url: '/api/payments/webhook/test', headers, payload: body });
    expect(await mailOf('deposit-receipt')).toContain(printed);
    expect((await test.get('/api/overview', admin)).json().deposits).toMatchObject({
      sum: deposit,
      currency,
    });

    const fixed = await put({ currency: 'EUR', deposit: 900, extraNight: 450 });
    expect([fixed.statusCode, Object.keys(fixed.json().fields)]).toEqual([422, ['settings.currency']]);

    // Before the refund: a refunded no-show leaves the rooming list.
    expect(await linesOf('rooming')).toMatchObject([{ Total: plain, Currency: currency }]);

    const { id } = await test.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
    const refunded = await test.post(`/api/payments/${id}/refund`, { reason: 'Four meetings.' }, admin);
    expect(refunded.json()).toMatchObject({
      message: `${printed} was refunded.`,
      attempt: { amount: deposit, currency, refund: { amount: deposit } },
    });
    expect(session.refund?.amountMinor).toBe(minor);
    expect(await mailOf('deposit-refunded')).toContain(printed);

    expect(await linesOf('hosted')).toMatchObject([{ Total: plain, Currency: currency }]);
    expect(await linesOf('refunds')).toMatchObject([{ Amount: plain, Currency: currency }]);
  });
});
