// A payment shop in memory: the pure ledger with the minimum needed to run a sequence of commands.

import {
  applyEvent,
  EMPTY_LEDGER,
  type LedgerAttempt,
  type LedgerEvent,
  type LedgerSource,
  openAttempt,
  settlingAttempt,
} from '@visavis/domain/payment/ledger';
import { nextPollAt, UNREACHED_MS } from '@visavis/domain/payment/polling';
import { MessageRefused, ProviderUnavailable } from '../adapters/payment/failure.ts';
import type { ProviderReport } from '../adapters/payment/provider.ts';
import { Crash, FakeBank } from './fake-bank.ts';
import type { Shop } from './payment-sequence.ts';
import { TEST_NOW } from './small-edition.ts';

const AMOUNT_MINOR = 90_000;

/** The fields of an attempt's row that are not in the ledger. */
interface AttemptRow {
  method: string;
  providerId: string | null;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  askCount: number;
  nextPollAt: Date | null;
}

export function createMemoryShop(): Shop {
  let now = TEST_NOW;
  let ledger = EMPTY_LEDGER;
  let receipts = 0;
  const rows = new Map<string, AttemptRow>();
  const bank = new FakeBank(() => now);

  const post = (event: LedgerEvent) => {
    const step = applyEvent(ledger, event);
    ledger = step.ledger;
    if (step.effect === 'settled') receipts += 1;
    if (step.effect === 'settled' || step.effect === 'surplus')
      for (const { reference, state } of ledger.attempts)
        if (state === 'open') row(reference).nextPollAt = now;
    if (step.effect === 'ended' && event.kind !== 'start') row(event.reference).endedAt = now;
    if (step.effect === 'refund-requested' && event.kind !== 'start') row(event.reference).nextPollAt = now;
    return step.effect;
  };
  const row = (reference: string): AttemptRow => {
    const found = rows.get(reference);
    if (!found) throw new Error('no such attempt');
    return found;
  };
  const applyReport = (
    reference: string,
    { providerId, ...report }: ProviderReport,
    source: LedgerSource,
  ) => {
    if (!rows.has(reference)) return;
    post({ kind: 'report', reference, report, source });
    if (report.reference === reference) row(reference).providerId ??= providerId;
  };

  async function reach(reference: string): Promise<void> {
    const at = row(reference);
    const { providerId } = await bank.start({
      reference,
      amountMinor: AMOUNT_MINOR,
      currency: 'MYR',
      method: 'credit',
      payer: { name: 'Amira Rahman', email: 'amira@kenari.example' },
      language: 'en',
      description: 'Booking',
      payTo: 'Exhibition',
      returnUrl: 'https://shop.example',
      timeZone: 'Asia/Kuala_Lumpur',
      expiresAt: at.expiresAt,
    });
    at.providerId = providerId;
  }

  async function close(reference: string, source: LedgerSource): Promise<void> {
    const report = await bank.close({ reference });
    if (report) applyReport(reference, report, source);
    else post({ kind: 'timeout', reference, source });
  }

  async function sendBack({ reference, transactionId, refund }: LedgerAttempt): Promise<void> {
    if (refund?.state !== 'requested' || transactionId === null) return;
    const outcome = await bank.refund({ transactionId, amountMinor: refund.amountMinor, key: reference });
    if (outcome.kind === 'refunded')
      post({ kind: 'refunded', reference, transactionId: outcome.transactionId, source: 'organiser' });
    else post({ kind: 'refund-refused', reference, refusal: outcome.reason, source: 'organiser' });
  }

  async function look(attempt: LedgerAttempt): Promise<void> {
    const { reference, state } = attempt;
    const at = row(reference);
    at.askCount += 1;
    at.nextPollAt = new Date(now.getTime() + 30_000);
    if (state === 'paid') await sendBack(attempt);
    else if (at.providerId === null && now.getTime() >= at.createdAt.getTime() + UNREACHED_MS)
      post({ kind: 'timeout', reference, source: 'sweeper' });
    else {
      if (at.providerId === null && state === 'open') await reach(reference);
      if (state === 'open' && (now >= at.expiresAt || settlingAttempt(ledger)))
        await close(reference, 'sweeper');
      else {
        const report = await bank.requery({ reference });
        if (report) applyReport(reference, report, 'sweeper');
      }
    }
    const { state: currentState, refund } =
      ledger.attempts.find((one) => one.reference === reference) ?? attempt;
    if (refund?.state !== 'requested') at.nextPollAt = nextPollAt({ state: currentState, ...at }, now);
  }

  return {
    bank,
    async start(method) {
      if (settlingAttempt(ledger)) return;
      const open = openAttempt(ledger);
      if (open && row(open.reference).method !== method) {
        if (row(open.reference).providerId === null)
          post({ kind: 'timeout', reference: open.reference, source: 'buyer' });
        else await close(open.reference, 'requery');
      }
      let reference = openAttempt(ledger)?.reference;
      if (reference === undefined) {
        reference = `P${rows.size}`;
        rows.set(reference, {
          method,
          providerId: null,
          createdAt: now,
          expiresAt: new Date(now.getTime() + bank.openMinutes * 60_000),
          endedAt: null,
          askCount: 0,
          nextPollAt: new Date(now.getTime() + 20_000),
        });
        post({ kind: 'start', reference, amountMinor: AMOUNT_MINOR, currency: 'MYR' });
      }
      if (!openAttempt(ledger)) return;
      await reach(reference);
      const session = bank.find(reference);
      if (session) session.isKnown = true;
    },
    async deliver({ body, headers }) {
      try {
        const report = bank.readMessage(body, headers);
        applyReport(report.reference, report, 'webhook');
      } catch (error) {
        if (!(error instanceof MessageRefused)) throw error;
      }
    },
    async lookAtResult(reference) {
      const report = await bank.requery({ reference });
      if (report) applyReport(reference, report, 'return');
    },
    async requery() {
      const newest = ledger.attempts.at(-1);
      const report = newest && (await bank.requery(newest));
      if (newest && report) applyReport(newest.reference, report, 'organiser');
    },
    async sweep() {
      for (const attempt of ledger.attempts) {
        const { nextPollAt: due } = row(attempt.reference);
        if (due === null || due > now) continue;
        try {
          await look(attempt);
        } catch (error) {
          if (!(error instanceof ProviderUnavailable) && !(error instanceof Crash)) throw error;
          row(attempt.reference).nextPollAt = new Date(now.getTime() + 20_000);
        }
      }
    },
    async refund(reference) {
      post({ kind: 'refund-requested', reference, amountMinor: AMOUNT_MINOR });
      const attempt = ledger.attempts.find((one) => one.reference === reference);
      if (attempt) await sendBack(attempt);
    },
    wait(ms) {
      now = new Date(now.getTime() + ms);
    },
    read: async () => ledger,
    receipts: async () => receipts,
  };
}
