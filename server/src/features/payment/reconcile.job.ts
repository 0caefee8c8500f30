// Checks due payments every second, so that no payment is missed whose webhooks were lost.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import { createEditionService } from '../edition/public.ts';
import { createOutbox } from '../email/public.ts';
import { createPaymentService } from './service.ts';

const SWEEP_INTERVAL_MS = 1_000;

export interface SweeperDependencies {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  provider: PaymentProvider;
  publicUrl: string;
  isLive: boolean;
  /** The application's own setting: a payment found by the sweeper is confirmed by email like any other. */
  mail: { handOver: () => void; domain?: string } | null;
}

/** Sweeps until the returned function is called. While the database is down, each interval tries again. */
export function startSweeper(dependencies: SweeperDependencies): () => Promise<void> {
  const { db, clock, log, provider, publicUrl, isLive, mail } = dependencies;
  const payments = createPaymentService({
    db,
    clock,
    log,
    provider,
    publicUrl,
    editions: createEditionService(db, isLive),
    outbox: createOutbox({
      clock,
      isConfigured: mail !== null,
      messageDomain: mail?.domain ?? new URL(publicUrl).hostname,
      handOver: mail?.handOver ?? (() => undefined),
    }),
  });
  let sweeping: Promise<void> | null = null;
  let isFailing = false;

  const timer = setInterval(() => {
    sweeping ??= payments
      .sweep()
      .then(
        () => {
          isFailing = false;
        },
        (error: unknown) => {
          if (!isFailing) log.warn(`Payments could not be checked: ${error}`);
          isFailing = true;
        },
      )
      .finally(() => {
        sweeping = null;
      });
  }, SWEEP_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
