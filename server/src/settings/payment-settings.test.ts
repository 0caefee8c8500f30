// Which payment provider is chosen, and the message for each mistake.
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_51SecretWord', STRIPE_WEBHOOK_SECRET: 'whsec_SecretWord' };
const liveKeys = { ...keys, STRIPE_SECRET_KEY: 'sk_live_51SecretWord' };

test.each([
  [{}, { provider: 'test', lateSeconds: 120 }],
  [{ TEST_BANK_LATE_SECONDS: '2' }, { provider: 'test', lateSeconds: 2 }],
  [
    { PAYMENT_PROVIDER: 'test', ...keys },
    { provider: 'test', lateSeconds: 120 },
  ],
  [
    { PAYMENT_PROVIDER: 'none', ...keys },
    { provider: 'none', reason: 'PAYMENT_PROVIDER is none.' },
  ],
  [keys, { provider: 'stripe', isLiveKey: false }],
  [
    { ...keys, STRIPE_SECRET_KEY: 'rk_test_51x' },
    { provider: 'stripe', isLiveKey: false },
  ],
  [
    { ...liveKeys, LIVE: 'on' },
    { provider: 'stripe', isLiveKey: true },
  ],
  [
    { ...liveKeys, PAYMENT_PROVIDER: 'Stripe', LIVE: 'on' },
    { provider: 'stripe', isLiveKey: true },
  ],
  [
    { LIVE: 'on', PAYMENT_PROVIDER: 'none' },
    { provider: 'none', reason: 'PAYMENT_PROVIDER is none.' },
  ],
  [
    { LIVE: 'on' },
    {
      provider: 'none',
      reason: 'a live site needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take them.',
    },
  ],
])('%j chooses the provider', (env, payments) => {
  expect(readSettings({ PUBLIC_URL: 'https://meet.example.org', ...env })).toMatchObject({
    ok: true,
    settings: { payments },
  });
});

test.each([
  [{ PAYMENT_PROVIDER: 'paypal' }, "PAYMENT_PROVIDER must be stripe, test or none, not 'paypal'."],
  [{ PAYMENT_PROVIDER: 'stripe' }, /^PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK/],
  [{ PAYMENT_PROVIDER: 'test', LIVE: 'on' }, /^PAYMENT_PROVIDER=test takes no real money and cannot be used/],
  [{ PAYMENT_PROVIDER: 'test', NODE_ENV: 'production' }, /cannot be used on a live site/],
  [{ PAYMENT_PROVIDER: 'test', LIVE: 'on', ...liveKeys }, /cannot be used on a live site/],
  [{ ...keys, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET/],
  [{ ...keys, STRIPE_SECRET_KEY: ' ' }, /^STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY/],
  [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_51SecretWord' }, /^STRIPE_SECRET_KEY must be a secret key/],
  [{ ...keys, STRIPE_WEBHOOK_SECRET: 'SecretWord' }, /^STRIPE_WEBHOOK_SECRET must be the signing secret/],
  [{ ...keys, LIVE: 'on' }, /^STRIPE_SECRET_KEY is a test key, and this site is live/],
  [liveKeys, /^STRIPE_SECRET_KEY is a live key, and this site is not live/],
  [{ ...liveKeys, LIVE: 'on', STRIPE_API_URL: 'http://127.0.0.1:1' }, /^STRIPE_API_URL is for tests/],
  [{ ...keys, STRIPE_API_URL: 'http://127.0.0.1:1/v1' }, /^STRIPE_API_URL must be/],
  [{ ...keys, STRIPE_API_URL: 'http://me:SecretWord@stub' }, /^STRIPE_API_URL must be/],
  [{ TEST_BANK_LATE_SECONDS: '0' }, /^TEST_BANK_LATE_SECONDS must be a whole number from 1 to 3600/],
  [{ TEST_BANK_LATE_SECONDS: '2.5' }, /^TEST_BANK_LATE_SECONDS must be/],
])('reports one mistake for %j, without repeating a secret', (env, sentence) => {
  const result = readSettings({ PUBLIC_URL: 'https://meet.example.org', ...env });
  expect(result).toEqual({
    ok: false,
    mistakes: [typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)],
  });
  expect(JSON.stringify(result)).not.toContain('SecretWord');
});
