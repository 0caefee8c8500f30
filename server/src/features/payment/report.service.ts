// Applies a provider's reports on an attempt to the ledger of its booking, and queries the provider for reports.

import type { LedgerEffect, LedgerSource } from '@visavis/domain/payment/ledger';
import { nextPollAt } from '@visavis/domain/payment/polling';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { PaymentProvider, ProviderReport } from '../../adapters/payment/provider.ts';
import { withLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { claimQuery } from './polling.repository.ts';
import type { PaymentRow } from './repository.ts';
import * as repository from './repository.ts';

/**
 * Applies a report of the provider to the ledger of its booking.
 * @param row the attempt that was queried, or that the webhook names
 */
export async function applyReport(
  parts: PaymentParts,
  row: PaymentRow,
  report: ProviderReport,
  source: LedgerSource,
): Promise<LedgerEffect> {
  const { providerId, ...reported } = report;
  return withLedger(parts, row.booking_id, async (ledger) => {
    const effect = await ledger.post({ kind: 'report', reference: row.reference, report: reported, source });
    const isOwn = report.reference === row.reference;
    // A crash may have prevented us from storing the provider's response to the start.
    if (isOwn && ledger.rowOf(row.reference).provider_id === null)
      await repository.updatePayment(ledger.transaction, row.id, { provider_id: providerId });
    if (effect === 'ended')
      await repository.updatePayment(ledger.transaction, row.id, {
        next_ask_at: nextPollAt({ state: 'expired', endedAt: ledger.now, askCount: 0 }, ledger.now),
      });
    return effect;
  });
}

/**
 * asked: the provider answered. unavailable: it did not, and nothing changed. not-asked: within the pause, or another
 * provider's attempt.
 */
export type Asked = 'asked' | 'unavailable' | 'not-asked';

/** Queries the provider for an attempt, unless it was queried within the pause. */
export async function pollAfter(
  parts: PaymentParts,
  row: PaymentRow,
  pauseMs: number,
  source: LedgerSource,
): Promise<Asked> {
  const { provider } = parts;
  if (!canAsk(provider, row)) return 'not-asked';
  if (!(await claimQuery(parts.db, row.id, parts.clock(), pauseMs))) return 'not-asked';
  return ask(parts, provider, row, source);
}

export const canAsk = (provider: PaymentProvider | null, row: PaymentRow): provider is PaymentProvider =>
  provider !== null && row.provider === provider.name && row.provider_id !== null;

export async function ask(
  parts: PaymentParts,
  provider: PaymentProvider,
  row: PaymentRow,
  source: LedgerSource,
): Promise<Asked> {
  const { reference, provider_id: providerId } = row;
  if (providerId === null) return 'not-asked';
  try {
    const report = await provider.requery({ reference, providerId });
    if (report) await applyReport(parts, row, report, source);
    return 'asked';
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return 'unavailable';
  }
}
