// Opens the payment provider chosen in the settings.
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../adapters/database/schema.ts';
import type { Log } from '../adapters/log.ts';
import type { PaymentProvider } from '../adapters/payment/provider.ts';
import { createStripeProvider } from '../adapters/payment/stripe/provider.ts';
import { postTo } from '../adapters/payment/test-bank/delivery.ts';
import { createTestProvider } from '../adapters/payment/test-bank/provider.ts';
import type { Sealer } from '../adapters/sealing.ts';
import type { Settings } from '../settings/settings.ts';

interface PaymentParts {
  settings: Settings;
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  sealer: Sealer;
}

/** @returns null if payments are off */
export function openPayments({ settings, db, clock, log, sealer }: PaymentParts): PaymentProvider | null {
  const { payments, publicUrl, isLive } = settings;
  if (payments.provider === 'none') return null;
  if (payments.provider === 'stripe') return createStripeProvider({ ...payments, clock, log });
  return createTestProvider({
    db,
    clock,
    log,
    publicUrl,
    isLive,
    lateSeconds: payments.lateSeconds,
    // Derived from the data key: the same in every process and after every restart.
    secret: Buffer.from(sealer.fingerprint('signature', 'test-bank'), 'hex'),
    post: postTo(`${loopback(settings)}/api/payments/webhook/test`),
  });
}

/** The address of this process as seen from itself: PUBLIC_URL may lead through a proxy that is not running yet. */
function loopback({ host, port }: Settings): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
