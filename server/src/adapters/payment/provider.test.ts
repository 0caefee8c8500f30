// The contract of every payment provider, run against each: the test bank, and Stripe over a real socket.
import { describe, expect, test } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { PROVIDER_STANDS, paymentRequest } from '../../testing/provider-harness.ts';
import { MessageRefused, ProviderUnavailable } from './failure.ts';
import type { PaymentRequest } from './provider.ts';

describe.each(['test', 'stripe'] as const)('the provider %s', (name) => {
  const stand = prepareOnce(() => PROVIDER_STANDS[name]());

  async function begin(changes: Partial<PaymentRequest> = {}) {
    const request = paymentRequest(stand.now(), changes);
    const { providerId } = await stand.provider.start(request);
    const attempt = { reference: request.reference, providerId };
    return { request, providerId, attempt, requery: () => stand.provider.requery(attempt) };
  }

  async function beginPaid(changes: Partial<PaymentRequest> = {}) {
    const started = await begin(changes);
    await stand.pay(started.providerId);
    const report = await started.requery();
    if (!report?.transactionId) throw new Error('not paid');
    const refund = (amountMinor: number, key: string) =>
      stand.provider.refund({ transactionId: report.transactionId ?? '', amountMinor, currency: 'MYR', key });
    return { ...started, refund };
  }

  test.each(['credit', 'online'] as const)('starts %s as open, on its own origin', async (method) => {
    const request = paymentRequest(stand.now(), { method });
    const { providerId, redirectUrl } = await stand.provider.start(request);
    expect(stand.provider.name).toBe(name);
    expect(stand.provider.openMinutes).toBeGreaterThanOrEqual(30);
    expect(stand.provider.redirectOrigins).toContain(new URL(redirectUrl).origin);
    expect(await stand.provider.requery({ reference: request.reference, providerId })).toEqual({
      reference: request.reference,
      providerId,
      outcome: 'open',
      amountMinor: 135_000,
      currency: 'MYR',
      transactionId: null,
    });
  });

  test('starts one attempt per reference, for sequential and concurrent calls', async () => {
    const request = paymentRequest(stand.now());
    const first = await stand.provider.start(request);
    const more = await Promise.all(Array.from({ length: 5 }, () => stand.provider.start(request)));
    for (const one of more) expect(one).toEqual(first);
  });

  test('rejects the same reference with another amount', async () => {
    const { request } = await begin();
    const other = stand.provider.start({ ...request, amountMinor: 90_000 });
    await expect(other).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('returns null for an attempt it never started', async () => {
    const unknown = { reference: 'P0', providerId: name === 'stripe' ? 'cs_test_none' : 'tb_none' };
    expect(await stand.provider.requery(unknown)).toBeNull();
    expect(await stand.provider.close(unknown)).toBeNull();
  });

  test('reports paid with amount, currency and transaction id, the same each time', async () => {
    const { request, providerId, requery } = await beginPaid();
    const report = await requery();
    expect(report).toEqual({
      reference: request.reference,
      providerId,
      outcome: 'paid',
      amountMinor: 135_000,
      currency: 'MYR',
      transactionId: expect.stringMatching(/^\S{8,}$/),
    });
    expect(await requery()).toEqual(report);
  });

  test('reports failed, without a transaction id', async () => {
    const { providerId, requery } = await begin({ method: 'online' });
    await stand.fail(providerId);
    expect(await requery()).toMatchObject({ outcome: 'failed', transactionId: null });
  });

  test('reports expired once the time is over', async () => {
    const { providerId, requery } = await begin();
    await stand.lapse(providerId);
    expect(await requery()).toMatchObject({ outcome: 'expired', transactionId: null });
    await stand.pay(providerId);
    expect(await requery()).toMatchObject({ outcome: 'expired' });
  });

  test('reports a slow bank payment as open, and then paid', async () => {
    const { providerId, attempt, requery } = await begin({ method: 'online' });
    await stand.promise(providerId);
    expect(await requery()).toMatchObject({ outcome: 'open', transactionId: null });
    expect(await stand.provider.close(attempt)).toMatchObject({ outcome: 'open' });
    await stand.settle(providerId);
    expect(await requery()).toMatchObject({ outcome: 'paid', transactionId: expect.any(String) });
  });

  test('takes no money once it is closed', async () => {
    const { providerId, attempt, requery } = await begin();
    expect(await stand.provider.close(attempt)).toMatchObject({ outcome: 'expired' });
    await stand.pay(providerId);
    expect(await requery()).toMatchObject({ outcome: 'expired' });
    expect(await stand.provider.close(attempt)).toMatchObject({ outcome: 'expired' });
  });

  test('reports paid when closing a paid attempt', async () => {
    const { attempt, requery } = await beginPaid();
    expect(await stand.provider.close(attempt)).toEqual(await requery());
  });

  test.each(['pay', 'promise', 'fail', 'lapse'] as const)(
    'sends a message after %s that agrees with a requery',
    async (step) => {
      const { providerId, requery } = await begin({ method: 'online' });
      await stand[step](providerId);
      const { body, headers } = await stand.message(providerId);
      expect(stand.provider.readMessage(body, headers)).toEqual(await requery());
    },
  );

  test('rejects a forged, old, changed or unsigned message', async () => {
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
      { ...message, headers: mapped(message.headers, withAnotherDigit) },
      { ...message, headers: mapped(message.headers, (value) => value.replace(/t=\d+/, 't=1')) },
      { ...message, headers: mapped(message.headers, (value) => value.replace('v1=', 'v0=')) },
    ];
    for (const one of refused) expect(() => read(one)).toThrow(MessageRefused);
  });

  test('refunds once per key, however often it is called', async () => {
    const { refund } = await beginPaid();
    const first = await refund(90_000, 'refund-1');
    expect(first).toEqual({ kind: 'refunded', transactionId: expect.stringMatching(/^\S{8,}$/) });
    expect(await refund(90_000, 'refund-1')).toEqual(first);
    // Only 45,000 are left: a second refund would exceed it.
    expect(await refund(90_000, 'refund-2')).toMatchObject({ kind: 'refused' });
    await expect(refund(1_000, 'refund-1')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('refunds once for ten concurrent calls with one key', async () => {
    const { refund } = await beginPaid();
    const all = await Promise.all(Array.from({ length: 10 }, () => refund(135_000, 'at-once')));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]).toMatchObject({ kind: 'refunded' });
  });

  test('still reports paid after a refund: the money was received', async () => {
    const { refund, requery } = await beginPaid();
    const before = await requery();
    await refund(135_000, 'all');
    expect(await requery()).toEqual(before);
  });

  test('refuses to refund more than was paid, or an unknown transaction', async () => {
    const { refund } = await beginPaid();
    expect(await refund(135_001, 'too-much')).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/\w/),
    });
    const none = stand.provider.refund({
      transactionId: name === 'stripe' ? 'pi_none' : 'tbm_none',
      amountMinor: 1,
      currency: 'MYR',
      key: 'none',
    });
    expect(await none).toMatchObject({ kind: 'refused' });
  });

  test('gives the reason why a bank rejects a refund, the same each time', async () => {
    const { refund } = await beginPaid({ payer: { name: 'Amira', email: stand.refusedPayer() } });
    const answer = await refund(90_000, 'to-a-closed-card');
    expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w/) });
    expect(await refund(90_000, 'to-a-closed-card')).toEqual(answer);
  });
});

/** Changes the first digit of the signature, whatever it is. */
function withAnotherDigit(value: string): string {
  return value.replace(/(?<=v1=)./, (digit) => (digit === '0' ? '1' : '0'));
}

/** Changes only the signature header. */
function mapped<T extends string | string[]>(headers: Record<string, string>, change: (value: string) => T) {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    name.includes('signature') ? change(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}
