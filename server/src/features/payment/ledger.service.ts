// Applies the pure ledger to one booking's locked rows, with all side effects in the same transaction.

import { orderLines } from '@visavis/domain/booking/price';
import { stayLabel } from '@visavis/domain/booking/stay';
import type { HostedContent } from '@visavis/domain/email/schema';
import { message } from '@visavis/domain/message/message';
import { majorOf } from '@visavis/domain/money/money';
import { PAYMENT_ATTENTION } from '@visavis/domain/payment/attention';
import { applyEvent, type Ledger, type LedgerEffect, type LedgerEvent } from '@visavis/domain/payment/ledger';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent } from '../email/public.ts';
import type { PaymentParts } from './parts.service.ts';
import { makeOpenDue } from './polling.repository.ts';
import type { BookingRow, PaymentRow, RefundRow } from './repository.ts';
import * as repository from './repository.ts';

/** How often the rows are read again after a conflict or a violated unique index. */
const ATTEMPTS = 6;
/** Indexes as a second defence: when one refuses a write, the ledger sees why once the rows are read again. */
const DEFENDING = [
  'payment_open_once',
  'payment_settling_once',
  'payment_transaction_once',
  'payment_entry_money_once',
  'refund_payment_once',
];

/** One booking's payments, writable until the transaction ends. */
export interface OpenLedger {
  readonly transaction: Transaction<Database>;
  readonly booking: BookingRow;
  readonly ledger: Ledger;
  readonly now: Date;
  /** The row of an attempt as read. */
  rowOf(reference: string): PaymentRow;
  refundOf(reference: string): RefundRow | null;
  /** Applies an event and writes its changes. */
  post(event: LedgerEvent): Promise<LedgerEffect>;
  /** Starts an attempt. */
  start(row: Insertable<Database['payment']>): Promise<LedgerEffect>;
}

const NO_BOOKING = message('booking.unknown');

/**
 * Runs work on a booking's payments: registration and booking are locked, in this order. The work must not wait for
 * anything slow.
 * @throws 'resource.not-found' if there is no such booking
 */
export async function withLedger<T>(
  parts: PaymentParts,
  bookingId: number,
  work: (ledger: OpenLedger) => Promise<T>,
): Promise<T> {
  // Read before the transaction, so that it never waits for a second connection while holding one.
  const catalogue = await parts.editions.of({ bookingId }).current();
  const workOnce = async (): Promise<T> => {
    let hasMail = false;
    const result = await parts.db.transaction().execute(async (transaction) => {
      const ledger = await openLedger(parts, transaction, catalogue, bookingId, () => {
        hasMail = true;
      });
      return work(ledger);
    });
    if (hasMail) parts.outbox.soon();
    return result;
  };
  return retryOnConflict(workOnce, { indexes: DEFENDING, attempts: ATTEMPTS });
}

async function openLedger(
  parts: PaymentParts,
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  bookingId: number,
  onMail: () => void,
): Promise<OpenLedger> {
  const booking = await repository.lockBooking(transaction, bookingId);
  if (!booking) throw new AppError('resource.not-found', NO_BOOKING);
  const known = booking;
  let { rows, refunds, ledger } = await repository.readPayments(transaction, bookingId);
  const now = parts.clock();
  const rowOf = (reference: string): PaymentRow => {
    const row = rows.find((candidate) => candidate.reference === reference);
    if (!row) throw new Error('an attempt of the ledger has no payment row');
    return row;
  };

  async function post(event: LedgerEvent): Promise<LedgerEffect> {
    const step = applyEvent(ledger, await withOthers(transaction, known, event));
    if (step.effect === 'none') return 'none';
    await repository.writeLedger(transaction, {
      before: ledger,
      after: step.ledger,
      idOf: (reference) => rowOf(reference).id,
      now,
    });
    ledger = step.ledger;
    if (event.kind === 'report' && (step.effect === 'settled' || step.effect === 'surplus'))
      await onMoney(step.effect, event.reference);
    return step.effect;
  }

  /** The side effects of money received: the action, the receipt, and what organisers must know. */
  async function onMoney(effect: 'settled' | 'surplus', reference: string): Promise<void> {
    if (!booking) return;
    const row = rowOf(reference);
    const { registration } = booking;
    const isWanted = registration.decision === 'approved' && registration.cancelled_at === null;
    const sentences = isWanted ? [] : [PAYMENT_ATTENTION.endedBefore];
    for (const sentence of sentences) await post({ kind: 'attention', reference, sentence });
    await recordAction(transaction, {
      at: now,
      actor: 'system',
      action: effect === 'settled' ? 'payment.paid' : 'payment.paid-twice',
      subject: `${registration.name} (${registration.reference})`,
      registrationId: registration.id,
      after: {
        refNo: reference,
        amount: majorOf(row.amount_sen, row.currency),
        currency: row.currency,
        method: row.method,
        provider: row.provider,
        ...(sentences.length > 0 ? { attention: sentences } : {}),
      },
    });
    // Attempts that are still open are closed at the provider, so that nobody pays twice.
    await makeOpenDue(transaction, bookingId, now);
    await repository.updatePayment(transaction, row.id, { next_ask_at: null });
    if (effect === 'settled' && isWanted) await addReceipt(row);
  }

  async function addReceipt(row: PaymentRow): Promise<void> {
    if (!booking) return;
    const { id, edition_id, visitor_id, company_id, name, email, company, reference, language } =
      booking.registration;
    onMail();
    await parts.outbox.add(transaction, {
      recipient: { name, address: email },
      content: hostedContent(
        'deposit-receipt',
        catalogue,
        { name, company, reference, userId: visitor_id, companyId: company_id, language },
        receiptOf(booking, row, now),
      ),
      editionId: edition_id,
      registrationId: id,
    });
  }

  return {
    transaction,
    booking,
    now,
    rowOf,
    post,
    get ledger() {
      return ledger;
    },
    refundOf: (reference) => refunds.find(({ payment_id }) => payment_id === rowOf(reference).id) ?? null,
    async start(row) {
      const { reference, amount_sen: amountMinor, currency } = row;
      const step = applyEvent(ledger, { kind: 'start', reference, amountMinor, currency });
      if (step.effect !== 'started') return step.effect;
      await repository.insertPayment(transaction, row);
      const before = ledger;
      ({ rows, refunds } = await repository.readPayments(transaction, bookingId));
      await repository.writeLedger(transaction, {
        before,
        after: step.ledger,
        idOf: (known) => rowOf(known).id,
        now,
      });
      ledger = step.ledger;
      return step.effect;
    },
  };
}

/** Adds what the attempts do not know: whether the transaction counts for another booking, and the current total. */
async function withOthers(
  transaction: Transaction<Database>,
  { id, total_sen: totalMinor, currency }: BookingRow,
  event: LedgerEvent,
): Promise<LedgerEvent> {
  if (event.kind !== 'report' || event.report.transactionId === null) return event;
  const { transactionId } = event.report;
  const isCountedElsewhere = await repository.isCountedElsewhere(transaction, id, transactionId);
  // The ledger compares the reported amount with its attempt; here it is compared with the current booking.
  const isOrderChanged = event.report.amountMinor !== totalMinor || event.report.currency !== currency;
  return { ...event, isCountedElsewhere, isOrderChanged };
}

/** The receipt of a payment, whose amount equals the order's total. */
function receiptOf(booking: BookingRow, payment: PaymentRow, paidAt: Date): HostedContent['receipt'] {
  const lines = orderLines(
    { depositMinor: booking.deposit_sen, extraNightMinor: booking.extra_night_sen },
    booking.extra_nights,
  ).map(({ label, minor }) => ({ label, value: majorOf(minor, booking.currency) }));
  return {
    refNo: payment.reference,
    lines,
    total: majorOf(payment.amount_sen, payment.currency),
    deposit: majorOf(Math.min(booking.deposit_sen, payment.amount_sen), payment.currency),
    currency: payment.currency,
    stay: stayLabel(booking.stay_from, booking.stay_to),
    roomType: booking.room_type,
    extraNights: [...booking.extra_nights],
    termsVersion: booking.terms_version,
    paidAt: paidAt.toISOString(),
  };
}
