// Checks due payments every second, so that no payment is missed whose webhooks were lost.
import { repeat } from '../../platform/sweeps/repeat.ts';
import type { PaymentParts } from './parts.service.ts';
import { createPaymentService } from './service.ts';

const SWEEP_INTERVAL_MS = 1_000;

/** @returns stops it */
export function sweepPayments(parts: PaymentParts): () => Promise<void> {
  const payments = createPaymentService(parts);
  return repeat(() => payments.sweep(), {
    everyMs: SWEEP_INTERVAL_MS,
    log: parts.log,
    failure: 'Payments could not be checked',
  }).stop;
}
