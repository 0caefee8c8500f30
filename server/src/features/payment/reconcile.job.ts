// Looks at due payments every second, so that no payment is missed whose messages were lost.
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
  /** As the application has it: a payment that the sweeper finds is confirmed by email like any other. */
  mail: { handOver: () => void; domain?: string } | null;
}

/** Sweeps until the returned function is called. A database that is away is tried again at the next turn. */
export function startSweeper(dependencies: SweeperDependencies): () => Promise<void> {
  const { db, clock, log, provider, publicUrl, isLive, mail } = dependencies;
  const payments = createPaymentService({
    db,
    clock,
    log,
    provider,
    publicUrl,
    editions: createEditionService(db, clock, isLive),
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
          if (!isFailing) log.warn(`Payments could not be looked at: ${error}`);
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
