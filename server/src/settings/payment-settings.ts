// Reads which payment provider is used, and reports each mistake in one plain sentence without repeating a secret.

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Whether the key takes real money. */
  isLiveKey: boolean;
  /** An origin that replaces Stripe's API, for tests. */
  apiUrl?: string;
}

export type PaymentSettings =
  /** `reason` ends the sentence 'Payments are off: '. */
  | { provider: 'none'; reason: string }
  /** How many seconds the built-in test bank delays a late payment. */
  | { provider: 'test'; lateSeconds: number }
  | ({ provider: 'stripe' } & StripeSettings);

type Text = (name: string) => string | undefined;

const PROVIDERS = ['stripe', 'test', 'none'] as const;
const LATE_SECONDS = 120;
/** Longer than a test payment stays open would make no sense. */
const LATE_SECONDS_LIMIT = 3600;

const OFF: PaymentSettings = { provider: 'none', reason: 'a setting is wrong.' };

/** @param text returns a setting's trimmed value; undefined when empty */
export function readPayments(text: Text, isLive: boolean, mistakes: string[]): PaymentSettings {
  const wanted = text('PAYMENT_PROVIDER')?.toLowerCase();
  const chosen = PROVIDERS.find((name) => name === wanted);
  if (wanted !== undefined && chosen === undefined) {
    mistakes.push(`PAYMENT_PROVIDER must be stripe, test or none, not '${text('PAYMENT_PROVIDER')}'.`);
    return OFF;
  }
  const hasStripeKey = text('STRIPE_SECRET_KEY') !== undefined || text('STRIPE_WEBHOOK_SECRET') !== undefined;
  if (chosen === 'none') return { provider: 'none', reason: 'PAYMENT_PROVIDER is none.' };
  if (chosen === 'stripe' || (chosen === undefined && hasStripeKey))
    return readStripe(text, isLive, mistakes);
  if (!isLive) return { provider: 'test', lateSeconds: readLateSeconds(text, mistakes) };
  if (chosen === undefined)
    return {
      provider: 'none',
      reason: 'a live site needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take them.',
    };
  mistakes.push(
    'PAYMENT_PROVIDER=test takes no real money and cannot be used on a live site: set the keys of Stripe, or PAYMENT_PROVIDER=none.',
  );
  return OFF;
}

function readStripe(text: Text, isLive: boolean, mistakes: string[]): PaymentSettings {
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  if (!secretKey || !webhookSecret) {
    mistakes.push(missingKey(secretKey, webhookSecret));
    return OFF;
  }
  const mode = /^(?:sk|rk)_(test|live)_[A-Za-z0-9_]+$/.exec(secretKey)?.[1];
  if (mode === undefined)
    mistakes.push('STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.');
  if (!/^whsec_\S+$/.test(webhookSecret))
    mistakes.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook: it begins with whsec_.');
  if (isLive && mode === 'test')
    mistakes.push(
      'STRIPE_SECRET_KEY is a test key, and this site is live: with it, a booking would count as paid without money. Set a live key.',
    );
  if (!isLive && mode === 'live')
    mistakes.push(
      'STRIPE_SECRET_KEY is a live key, and this site is not live: it would take real money for demo data. Set a test key, or LIVE=on.',
    );
  const apiUrl = readApiUrl(text('STRIPE_API_URL'), isLive, mistakes);
  return {
    provider: 'stripe',
    secretKey,
    webhookSecret,
    isLiveKey: mode === 'live',
    ...(apiUrl && { apiUrl }),
  };
}

function missingKey(secretKey: string | undefined, webhookSecret: string | undefined): string {
  if (secretKey) return 'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: set both or neither.';
  if (webhookSecret) return 'STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: set both or neither.';
  return 'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.';
}

/** A server that replaces Stripe decides what counts as paid: never allowed where money is real. */
function readApiUrl(value: string | undefined, isLive: boolean, mistakes: string[]): string | undefined {
  if (value === undefined) return undefined;
  if (isLive) mistakes.push('STRIPE_API_URL is for tests and cannot be set on a live site: remove it.');
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username && !url.password) return url.origin;
  mistakes.push('STRIPE_API_URL must be an http or https address without a path.');
  return undefined;
}

function readLateSeconds(text: Text, mistakes: string[]): number {
  const value = text('TEST_BANK_LATE_SECONDS');
  if (value === undefined) return LATE_SECONDS;
  const seconds = Number(value);
  if (!/^\d+$/.test(value) || seconds < 1 || seconds > LATE_SECONDS_LIMIT)
    mistakes.push(
      `TEST_BANK_LATE_SECONDS must be a whole number from 1 to ${LATE_SECONDS_LIMIT}, not '${value}'.`,
    );
  return seconds;
}
