// What every payment provider promises, asked of each of them: the test bank, and Stripe over a real socket.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROVIDER_STANDS, type ProviderStand, paymentRequest } from '../../testing/provider-harness.ts';
import { MessageRefused, ProviderUnavailable } from './failure.ts';
import type { PaymentRequest } from './provider.ts';

describe.each(['test', 'stripe'] as const)('the provider %s', (name) => {
  let stand: ProviderStand;
  beforeAll(async () => {
    stand = await PROVIDER_STANDS[name]();
  });
  afterAll(() => stand.close());

  async function begin(changes: Partial<PaymentRequest> = {}) {
    const request = paymentRequest(stand.now(), changes);
    const { providerId } = await stand.provider.start(request);
    const attempt = { reference: request.reference, providerId };
    return { request, providerId, attempt, ask: () => stand.provider.requery(attempt) };
  }

  async function beginPaid(changes: Partial<PaymentRequest> = {}) {
    const begun = await begin(changes);
    await stand.pay(begun.providerId);
    const report = await begun.ask();
    if (!report?.transactionId) throw new Error('not paid');
    const refund = (amountSen: number, key: string) =>
      stand.provider.refund({ transactionId: report.transactionId ?? '', amountSen, currency: 'MYR', key });
    return { ...begun, refund };
  }

  test.each(['credit', 'online'] as const)('starts %s on its own origin, open', async (method) => {
    const request = paymentRequest(stand.now(), { method });
    const { providerId, redirectUrl } = await stand.provider.start(request);
    expect(stand.provider.name).toBe(name);
    expect(stand.provider.openMinutes).toBeGreaterThanOrEqual(30);
    expect(stand.provider.redirectOrigins).toContain(new URL(redirectUrl).origin);
    expect(await stand.provider.requery({ reference: request.reference, providerId })).toEqual({
      reference: request.reference,
      providerId,
      outcome: 'open',
      amountSen: 135_000,
      currency: 'MYR',
      transactionId: null,
    });
  });

  test('the same reference is one attempt, one after the other and all at once', async () => {
    const request = paymentRequest(stand.now());
    const first = await stand.provider.start(request);
    const more = await Promise.all(Array.from({ length: 5 }, () => stand.provider.start(request)));
    for (const one of more) expect(one).toEqual(first);
  });

  test('the same reference with another amount is no attempt', async () => {
    const { request } = await begin();
    const other = stand.provider.start({ ...request, amountSen: 90_000 });
    await expect(other).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('knows nothing of what it never started', async () => {
    const unknown = { reference: 'P0', providerId: name === 'stripe' ? 'cs_test_none' : 'tb_none' };
    expect(await stand.provider.requery(unknown)).toBeNull();
    expect(await stand.provider.close(unknown)).toBeNull();
  });

  test('says paid with the amount, the currency and the name of the money, each time alike', async () => {
    const { request, providerId, ask } = await beginPaid();
    const report = await ask();
    expect(report).toEqual({
      reference: request.reference,
      providerId,
      outcome: 'paid',
      amountSen: 135_000,
      currency: 'MYR',
      transactionId: expect.stringMatching(/^\S{8,}$/),
    });
    expect(await ask()).toEqual(report);
  });

  test('says failed, and names no money', async () => {
    const { providerId, ask } = await begin({ method: 'online' });
    await stand.fail(providerId);
    expect(await ask()).toMatchObject({ outcome: 'failed', transactionId: null });
  });

  test('says expired when the time is over', async () => {
    const { providerId, ask } = await begin();
    await stand.lapse(providerId);
    expect(await ask()).toMatchObject({ outcome: 'expired', transactionId: null });
    await stand.pay(providerId);
    expect(await ask()).toMatchObject({ outcome: 'expired' });
  });

  test('a bank that takes its time is open, and then paid', async () => {
    const { providerId, attempt, ask } = await begin({ method: 'online' });
    await stand.promise(providerId);
    expect(await ask()).toMatchObject({ outcome: 'open', transactionId: null });
    expect(await stand.provider.close(attempt)).toMatchObject({ outcome: 'open' });
    await stand.settle(providerId);
    expect(await ask()).toMatchObject({ outcome: 'paid', transactionId: expect.any(String) });
  });

  test('closed, it takes no money any more', async () => {
    const { providerId, attempt, ask } = await begin();
    expect(await stand.provider.close(attempt)).toMatchObject({ outcome: 'expired' });
    await stand.pay(providerId);
    expect(await ask()).toMatchObject({ outcome: 'expired' });
    expect(await stand.provider.close(attempt)).toMatchObject({ outcome: 'expired' });
  });

  test('closing what is paid says paid', async () => {
    const { attempt, ask } = await beginPaid();
    expect(await stand.provider.close(attempt)).toEqual(await ask());
  });

  test.each(['pay', 'promise', 'fail', 'lapse'] as const)(
    'its message after %s agrees with its answer',
    async (step) => {
      const { providerId, ask } = await begin({ method: 'online' });
      await stand[step](providerId);
      const { body, headers } = await stand.message(providerId);
      expect(stand.provider.readMessage(body, headers)).toEqual(await ask());
    },
  );

  test('a forged, old, changed or unsigned message is refused', async () => {
    const { providerId } = await beginPaid();
    const read = ({ body, headers }: { body: Buffer; headers: Record<string, string | string[]> }) =>
      stand.provider.readMessage(body, headers);
    const message = await stand.message(providerId);
    expect(read(message)).toMatchObject({ outcome: 'paid' });
    const refused = [
      await stand.message(providerId, { isForged: true }),
      await stand.message(providerId, { ageSeconds: 400 }),
      { ...message, body: Buffer.from(message.body.toString().replace('135000', '135001')) },
      { ...message, body: Buffer.alloc(0) },
      { ...message, headers: {} },
      { ...message, headers: mapped(message.headers, () => '') },
      { ...message, headers: mapped(message.headers, (value) => [value, value]) },
      { ...message, headers: mapped(message.headers, (value) => value.replace(/v1=../, 'v1=00')) },
      { ...message, headers: mapped(message.headers, (value) => value.replace(/t=\d+/, 't=1')) },
      { ...message, headers: mapped(message.headers, (value) => value.replace('v1=', 'v0=')) },
    ];
    for (const one of refused) expect(() => read(one)).toThrow(MessageRefused);
  });

  test('sends money back once for each key, however often it is asked', async () => {
    const { refund } = await beginPaid();
    const first = await refund(90_000, 'refund-1');
    expect(first).toEqual({ kind: 'refunded', transactionId: expect.stringMatching(/^\S{8,}$/) });
    expect(await refund(90_000, 'refund-1')).toEqual(first);
    // Only 45,000 are left: a second time would be too much.
    expect(await refund(90_000, 'refund-2')).toMatchObject({ kind: 'refused' });
    await expect(refund(1_000, 'refund-1')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('ten calls at once with one key send it once', async () => {
    const { refund } = await beginPaid();
    const all = await Promise.all(Array.from({ length: 10 }, () => refund(135_000, 'at-once')));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]).toMatchObject({ kind: 'refunded' });
  });

  test('what was paid returns to paid after a refund: the money did come', async () => {
    const { refund, ask } = await beginPaid();
    const before = await ask();
    await refund(135_000, 'all');
    expect(await ask()).toEqual(before);
  });

  test('refuses to send back too much, or money that never came', async () => {
    const { refund } = await beginPaid();
    expect(await refund(135_001, 'too-much')).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/\w/),
    });
    const none = stand.provider.refund({
      transactionId: name === 'stripe' ? 'pi_none' : 'tbm_none',
      amountSen: 1,
      currency: 'MYR',
      key: 'none',
    });
    expect(await none).toMatchObject({ kind: 'refused' });
  });

  test('says why a bank takes no money back, and says the same again', async () => {
    const { refund } = await beginPaid({ payer: { name: 'Amira', email: stand.refusedPayer() } });
    const answer = await refund(90_000, 'to-a-closed-card');
    expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w/) });
    expect(await refund(90_000, 'to-a-closed-card')).toEqual(answer);
  });
});

/** Changes the one header that bears the signature. */
function mapped<T extends string | string[]>(headers: Record<string, string>, change: (value: string) => T) {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    name.includes('signature') ? change(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}
