// POST /api/payments/:id/refund: refunds money exactly once, despite repeats, refusals and crashes.

import type { Output } from '@visavis/contract/endpoint';
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import type { refundPayment } from '@visavis/contract/payment/endpoints';
import { type Message, message } from '@visavis/domain/message/message';
import { majorOf, minorOf } from '@visavis/domain/money/money';
import { type LedgerSource, refundableMinor } from '@visavis/domain/payment/ledger';
import { FIRST_POLL_MS } from '@visavis/domain/payment/polling';
import type { Organiser } from '@visavis/domain/staff/schema';
import { inEnglish } from '@visavis/domain/words/english';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { RefundOutcome } from '../../adapters/payment/provider.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { heldMeetings } from './attendance.repository.ts';
import { type OpenLedger, withLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { presentAttempts } from './present.ts';
import { writeRefundLetter } from './refund-letter.service.ts';
import type { BookingRow, PaymentRow } from './repository.ts';
import * as repository from './repository.ts';

interface Wish {
  paymentId: number;
  reason: string;
  transferReference: string | undefined;
  /** Version of the payment that the organiser has seen; undefined if the client sends none. */
  version?: number | undefined;
}

const STALE = message('payment.changed');
const NO_PAYMENT = message('payment.unknown');
const NOT_PAID = message('refund.not-paid');
const SENT_BACK = message('refund.refunded-already');
const SEND_BY_HAND = message('refund.provider-refused');
const BY_TRANSFER = message('refund.by-transfer');
const NOT_REFUSED = message('refund.transfer-too-early');
const TRIED_AGAIN = message('refund.not-reached');
const OTHER_PROVIDER = message('refund.provider-gone');

/** The idempotency key of a payment's refund at the provider: the same for every request. */
const keyOf = (row: PaymentRow): string => `refund-${row.reference}`;

/** The decision on an application. */
type Standing = Pick<BookingRow['registration'], 'cancelled_at' | 'decision' | 'decided_at'>;

/** Whether a payment arrived after its application had ended, so that it is refunded in full. */
export function isUnwanted(
  { cancelled_at, decision, decided_at }: Standing,
  row: Pick<PaymentRow, 'ended_at'>,
): boolean {
  if (row.ended_at === null) return false;
  if (cancelled_at !== null && cancelled_at <= row.ended_at) return true;
  return decision === 'rejected' && decided_at !== null && decided_at <= row.ended_at;
}

export async function refund(parts: PaymentParts, wish: Wish, organiser: Organiser): Promise<RefundAnswer> {
  const row = await repository.findPayment(parts.db, { id: wish.paymentId });
  if (!row) throw new AppError('resource.not-found', NO_PAYMENT);
  const catalogue = await parts.editions.of({ bookingId: row.booking_id }).current();
  const step = await withLedger(parts, row.booking_id, async (ledger) => {
    const made = await request(ledger, row.reference, wish, organiser);
    if (made.kind === 'transferred')
      await writeRefundLetter(parts, catalogue, ledger, {
        reference: row.reference,
        amountMinor: made.amountMinor,
        transferReference: made.transferReference,
      });
    return made;
  });
  parts.outbox.soon();
  const answer = async (outcomeFor: (attempt: PaymentAttempt) => Message) => {
    const attempts = await presentAttempts(parts.db, step.registrationId);
    const attempt = attempts.find(({ id }) => id === row.id);
    if (!attempt) throw new AppError('resource.not-found', NO_PAYMENT);
    return { ...outcomeOf(outcomeFor(attempt)), attempt };
  };
  if (step.kind === 'transferred') return answer(() => message('refund.transfer-recorded'));
  try {
    await sendBack(parts, row, 'organiser', organiser);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new AppError('payment.provider-unavailable', TRIED_AGAIN, { retryAfterSeconds: 60, cause: error });
  }
  return answer(({ refund: made, currency, method }) =>
    made?.state === 'manual'
      ? method === 'transfer'
        ? BY_TRANSFER
        : SEND_BY_HAND
      : message('refund.done', { sen: minorOf(made?.amount ?? 0, currency) ?? 0, currency }),
  );
}

export type RefundAnswer = Omit<Output<typeof refundPayment>, 'success'>;

type Step = { registrationId: number } & (
  | { kind: 'requested' }
  | { kind: 'transferred'; amountMinor: number; transferReference: string }
);

/** Records the refund before any money moves, or the transfer by hand that ended it. */
async function request(
  opened: OpenLedger,
  reference: string,
  { reason, transferReference, version }: Wish,
  organiser: Organiser,
): Promise<Step> {
  const { booking, ledger, now, transaction } = opened;
  const row = opened.rowOf(reference);
  const { registration } = booking;
  if (version !== undefined && version !== row.version)
    throw new AppError('payment.stale', STALE, {
      attempt: (await presentAttempts(transaction, registration.id)).find(({ id }) => id === row.id),
    });
  const attempt = ledger.attempts.find((candidate) => candidate.reference === reference);
  if (attempt?.state !== 'paid') throw new AppError('payment.not-refundable', NOT_PAID);
  const transfer = transferReference?.trim() ?? '';
  const registrationId = registration.id;
  const action = { at: now, actor: organiser, subject: subjectOf(booking), registrationId };

  if (attempt.refund) {
    if (attempt.refund.transactionId !== null) throw new AppError('payment.not-refundable', SENT_BACK);
    // Already requested with an unknown outcome: the same request is repeated under the same key.
    if (attempt.refund.state === 'requested') return { kind: 'requested', registrationId };
    if (transfer === '') throw new AppError('payment.not-refundable', SEND_BY_HAND);
    await opened.post({ kind: 'transferred', reference, transferReference: transfer });
    const amount = majorOf(attempt.refund.amountMinor, row.currency);
    await recordAction(transaction, {
      ...action,
      action: 'payment.transfer',
      after: { refNo: reference, amount, transferReference: transfer, reason },
    });
    return {
      kind: 'transferred',
      registrationId,
      amountMinor: attempt.refund.amountMinor,
      transferReference: transfer,
    };
  }

  if (transfer !== '') throw invalid({ transferReference: NOT_REFUSED });
  const amountMinor = refundableMinor(attempt, booking.deposit_sen, isUnwanted(registration, row));
  const effect = await opened.post({ kind: 'refund-requested', reference, amountMinor });
  if (effect !== 'refund-requested') throw new AppError('payment.not-refundable', NOT_PAID);
  await repository.insertRefund(transaction, {
    payment_id: row.id,
    amount_sen: amountMinor,
    reason,
    state: 'requested',
    transaction_id: null,
    organiser_id: organiser.id,
    refusal: null,
    requested_at: now,
    ended_at: null,
  });
  // If this process dies meanwhile, the sweeper repeats the request with the same key.
  await repository.updatePayment(transaction, row.id, {
    next_ask_at: new Date(now.getTime() + FIRST_POLL_MS),
  });
  await recordAction(transaction, {
    ...action,
    action: 'payment.refund',
    after: {
      refNo: reference,
      amount: majorOf(amountMinor, row.currency),
      currency: row.currency,
      reason,
      ...(await heldMeetings(transaction, registration)),
    },
  });
  return { kind: 'requested', registrationId };
}

/**
 * Requests a recorded refund from the provider, and records its outcome; also after a crash in between.
 * @throws ProviderUnavailable when the outcome is unknown
 */
export async function sendBack(
  parts: PaymentParts,
  row: PaymentRow,
  source: LedgerSource,
  actor: Actor,
): Promise<void> {
  const { provider } = parts;
  const read = await repository.readPayments(parts.db, row.booking_id);
  const attempt = read.ledger.attempts.find(({ reference }) => reference === row.reference);
  if (attempt?.refund?.state !== 'requested' || attempt.transactionId === null) return;
  const { transactionId, currency, refund: requested } = attempt;
  const outcome: RefundOutcome =
    provider?.name === row.provider
      ? await provider.refund({
          transactionId,
          amountMinor: requested.amountMinor,
          currency,
          key: keyOf(row),
        })
      : {
          kind: 'refused',
          reason: inEnglish(row.provider === 'transfer' ? BY_TRANSFER : OTHER_PROVIDER),
        };
  const { reference } = row;
  const catalogue = await parts.editions.of({ bookingId: row.booking_id }).current();
  await withLedger(parts, row.booking_id, async (ledger) => {
    const effect =
      outcome.kind === 'refunded'
        ? await ledger.post({ kind: 'refunded', reference, transactionId: outcome.transactionId, source })
        : await ledger.post({ kind: 'refund-refused', reference, refusal: outcome.reason, source });
    if (effect === 'none') return;
    if (outcome.kind === 'refunded')
      await writeRefundLetter(parts, catalogue, ledger, {
        reference,
        amountMinor: requested.amountMinor,
        transferReference: null,
      });
    await repository.updatePayment(ledger.transaction, row.id, { next_ask_at: null });
    await recordAction(ledger.transaction, {
      at: ledger.now,
      actor,
      action: outcome.kind === 'refunded' ? 'payment.refunded' : 'payment.refund-refused',
      subject: subjectOf(ledger.booking),
      registrationId: ledger.booking.registration.id,
      after: {
        refNo: reference,
        amount: majorOf(requested.amountMinor, currency),
        currency,
        ...(outcome.kind === 'refused' ? { reason: outcome.reason } : {}),
      },
    });
  });
  parts.outbox.soon();
}

const subjectOf = ({ registration }: BookingRow): string =>
  `${registration.name} (${registration.reference})`;
