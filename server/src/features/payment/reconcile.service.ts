// Checks due payments: open attempts, late money, and attempts and refunds interrupted by a crash.

import { settlingAttempt } from '@visavis/domain/payment/ledger';
import { FIRST_POLL_MS, nextPollAt, UNREACHED_MS } from '@visavis/domain/payment/polling';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import type { Checkout } from './checkout.service.ts';
import { withLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { takeDue } from './polling.repository.ts';
import { sendBack } from './refund.service.ts';
import { applyReport } from './report.service.ts';
import type { PaymentRow } from './repository.ts';
import * as repository from './repository.ts';

/** Payments checked in one turn, and how many of them concurrently, to stay within the provider's limits. */
const AT_ONCE = 4;
const TURN = 40;
/** A payment whose check was interrupted is due again after this time. */
const LEASE_MS = 30_000;

/** Checks the payments due now. @returns how many payments were checked */
export async function sweepPayments(
  parts: PaymentParts,
  provider: PaymentProvider,
  checkout: Checkout,
): Promise<number> {
  const due = await takeDue(parts.db, { now: parts.clock(), leaseMs: LEASE_MS, limit: TURN });
  const rest = [...due];
  const work = async () => {
    for (let row = rest.shift(); row; row = rest.shift()) await checkSafely(parts, provider, checkout, row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return due.length;
}

/** Keeps a payment that cannot be checked from blocking the others. */
async function checkSafely(
  parts: PaymentParts,
  provider: PaymentProvider,
  checkout: Checkout,
  row: PaymentRow,
): Promise<void> {
  try {
    await check(parts, provider, checkout, row);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) {
      // It is due again after its lease.
      parts.log.error(`Payment ${row.id} could not be checked: ${error}`);
      return;
    }
    // Silence proves nothing: the provider is queried again, however long that takes.
    const again = new Date(parts.clock().getTime() + FIRST_POLL_MS);
    await repository.updatePayment(parts.db, row.id, { next_ask_at: again });
  }
}

async function check(
  parts: PaymentParts,
  provider: PaymentProvider,
  checkout: Checkout,
  row: PaymentRow,
): Promise<void> {
  if (row.state === 'paid') {
    // Only the refund of a paid attempt can be left to do.
    await sendBack(parts, row, 'sweeper', 'system');
  } else if (row.provider === provider.name) await queryProvider(parts, provider, checkout, row);
  else if (row.state === 'open' && parts.clock() >= row.expires_at) await timeOut(parts, row);
  await schedule(parts, row);
}

async function queryProvider(
  parts: PaymentParts,
  provider: PaymentProvider,
  checkout: Checkout,
  row: PaymentRow,
): Promise<void> {
  const { reference, state } = row;
  const now = parts.clock();
  let providerId = row.provider_id;
  if (providerId === null) {
    if (state !== 'open') return;
    // Nobody was given its URL: only a webhook could still report money.
    if (now.getTime() >= row.created_at.getTime() + UNREACHED_MS) return timeOut(parts, row);
    ({ provider_id: providerId } = await checkout(row));
  }
  const isOver = state === 'open' && (now >= row.expires_at || (await isSettled(parts, row)));
  const attempt = { reference, providerId };
  const report = await (isOver ? provider.close(attempt) : provider.requery(attempt));
  if (report) await applyReport(parts, row, report, 'sweeper');
  else if (isOver) await timeOut(parts, row);
}

async function timeOut(parts: PaymentParts, { booking_id, reference }: PaymentRow): Promise<void> {
  await withLedger(parts, booking_id, (ledger) =>
    ledger.post({ kind: 'timeout', reference, source: 'sweeper' }),
  );
}

/** Whether another attempt has paid the booking, so that this one is closed and nobody pays twice. */
async function isSettled({ db }: PaymentParts, { booking_id }: PaymentRow): Promise<boolean> {
  return settlingAttempt((await repository.readPayments(db, booking_id)).ledger) !== null;
}

/** Schedules the next check from the current row: webhooks and refund requests may have arrived meanwhile. */
async function schedule(parts: PaymentParts, { id, reference, booking_id }: PaymentRow): Promise<void> {
  await withLedger(parts, booking_id, async ({ transaction, now, rowOf, refundOf }) => {
    const row = rowOf(reference);
    // A refund requested since has scheduled its own check.
    if (refundOf(reference)?.state === 'requested') return;
    const next = nextPollAt({ state: row.state, endedAt: row.ended_at, askCount: row.ask_count }, now);
    await repository.updatePayment(transaction, id, { next_ask_at: next });
  });
}
