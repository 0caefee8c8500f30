// What a provider truly said of an attempt, put into the books; and asking it.

import type { LedgerEffect, LedgerSource } from '@visavis/domain/payment/ledger';
import { nextAskAt } from '@visavis/domain/payment/polling';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { PaymentProvider, ProviderReport } from '../../adapters/payment/provider.ts';
import { inBooks } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { takeAsk } from './polling.repository.ts';
import type { PaymentRow } from './repository.ts';
import * as repository from './repository.ts';

/** @param row the attempt that was asked for, or that the message names */
export async function hear(
  parts: PaymentParts,
  row: PaymentRow,
  report: ProviderReport,
  source: LedgerSource,
): Promise<LedgerEffect> {
  const { providerId, ...said } = report;
  return inBooks(parts, row.booking_id, async (books) => {
    const effect = await books.post({ kind: 'report', reference: row.reference, report: said, source });
    const isOwn = report.reference === row.reference;
    // A crash may have come between the provider's answer to the start and our keeping of it.
    if (isOwn && books.rowOf(row.reference).provider_id === null)
      await repository.updatePayment(books.transaction, row.id, { provider_id: providerId });
    if (effect === 'ended')
      await repository.updatePayment(books.transaction, row.id, {
        next_ask_at: nextAskAt({ state: 'expired', endedAt: books.now, askCount: 0 }, books.now),
      });
    return effect;
  });
}

/** asked: the provider answered. unavailable: it did not, and nothing changed. not-asked: its limit, or another's attempt. */
export type Asked = 'asked' | 'unavailable' | 'not-asked';

/** Asks for an attempt if it was not asked for within the pause. */
export async function askAfter(
  parts: PaymentParts,
  row: PaymentRow,
  pauseMs: number,
  source: LedgerSource,
): Promise<Asked> {
  const { provider } = parts;
  if (!canAsk(provider, row)) return 'not-asked';
  if (!(await takeAsk(parts.db, row.id, parts.clock(), pauseMs))) return 'not-asked';
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
    if (report) await hear(parts, row, report, source);
    return 'asked';
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return 'unavailable';
  }
}
