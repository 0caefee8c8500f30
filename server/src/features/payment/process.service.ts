// POST /api/payments/process: starts a payment attempt, or continues the open one.

import { hash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { processPayment } from '@visavis/contract/payment/endpoints';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import type { Own } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import { majorOf, minorOf } from '@visavis/domain/money/money';
import { openAttempt, settlingAttempt } from '@visavis/domain/payment/ledger';
import { FIRST_POLL_MS, UNREACHED_MS } from '@visavis/domain/payment/polling';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { type Buyer, getBuyer, requireStep } from '../hosted-step/public.ts';
import type { Checkout, ReachedPayment } from './checkout.service.ts';
import { type OpenLedger, withLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { findSubmissionHash, isAttemptOpen, keepSubmission, type Submission } from './process.repository.ts';
import { applyReport } from './report.service.ts';
import type { PaymentRow } from './repository.ts';

type Body = HandlerInput<typeof processPayment>['body'];
type Answer = Output<typeof processPayment>;

/** Random bytes in a reference, so that it cannot be guessed (decisions 4). */
const REFERENCE_BYTES = 17;
const LENGTH = 26;
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How often the next step is decided: after an open attempt is closed, another call may have opened one. */
const ROUNDS = 24;
/** Pause between rounds; all rounds together cover the provider's response time. */
const WAIT_MS = 250;
const MINUTE_MS = 60_000;

export const NO_BOOKING = message('booking.unknown');
export const NOT_SET_UP = message('payment.not-set-up');
export const NOT_REACHED = message('payment.not-reached');
export const NOT_CLOSED = message('payment.earlier-under-way');
const STALE = message('booking.changed-before-payment');
const PAID_ALREADY = message('payment.paid-already');
const BY_TRANSFER = message('payment.by-transfer');
const KEY_REUSED = message('payment.started-otherwise');

/** A new reference: 26 characters of Crockford's base 32, 130 random bits. */
export function newPaymentReference(): string {
  const bits = BigInt(`0x${randomBytes(REFERENCE_BYTES).toString('hex')}`);
  let text = '';
  for (let rest = bits, count = 0; count < LENGTH; count += 1, rest >>= 5n)
    text += BASE32[Number(rest & 31n)];
  return text;
}

export interface StartRequest {
  registrationId: Own<'registration'>;
  body: Body;
  key: string | undefined;
  /** The current booking, for a page that shows an earlier version. */
  readSummary: (buyer: Buyer) => Promise<BookingSummary | null>;
}

/** @throws AppError with a sentence for the buyer; an attempt that was started can be continued */
export async function startPayment(
  parts: PaymentParts,
  checkout: Checkout | null,
  { registrationId, body, key, readSummary }: StartRequest,
): Promise<Answer> {
  const buyer = await getBuyer(parts.db, registrationId);
  const { provider } = parts;
  if (buyer.depositBy === 'transfer') throw new AppError('hosted.step-closed', BY_TRANSFER);
  if (!provider || !checkout) throw new AppError('payment.provider-unavailable', NOT_SET_UP);
  requireStep(buyer, 'payment');
  if (buyer.bookingId === null || buyer.bookingId !== body.hotel_booking_id)
    throw new AppError('resource.not-found', NO_BOOKING);
  const submission =
    key === undefined
      ? null
      : {
          route: `payments/process ${registrationId}`,
          key,
          requestHash: hash('sha256', JSON.stringify(body), 'hex'),
        };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const step = await withLedger(parts, buyer.bookingId, async (ledger) => {
      await checkKey(ledger, submission);
      return nextStep(ledger, body, provider);
    });
    if (step.kind === 'stale')
      throw new AppError('booking.stale', STALE, { booking: (await readSummary(buyer)) ?? undefined });
    if (step.kind === 'wait') await pause(WAIT_MS);
    else if (step.kind === 'close') await close(parts, provider, step.row);
    else {
      const reached = await atProvider(() => checkout(step.row));
      if (await keepAnswer(parts, reached, submission)) return answerOf(step.payer, reached);
    }
  }
  throw new AppError('payment.provider-unavailable', NOT_CLOSED, { retryAfterSeconds: 60 });
}

type Step =
  | { kind: 'go-on'; row: PaymentRow; payer: { name: string; email: string } }
  | { kind: 'close'; row: PaymentRow }
  | { kind: 'stale' }
  | { kind: 'wait' };

async function nextStep(opened: OpenLedger, body: Body, provider: PaymentProvider): Promise<Step> {
  const { booking, ledger, now } = opened;
  if (booking.registration.cancelled_at !== null || booking.registration.decision !== 'approved')
    throw new AppError('resource.not-found', NO_BOOKING);
  if (booking.deposit_by === 'transfer') throw new AppError('hosted.step-closed', BY_TRANSFER);
  if (settlingAttempt(ledger)) throw new AppError('payment.paid-already', PAID_ALREADY);
  if (body.version !== undefined && body.version !== booking.version) return { kind: 'stale' };
  if (minorOf(body.amount, booking.currency) !== booking.total_sen)
    throw invalid({ amount: BOOKING_MESSAGES.totalDiffers });
  const payer = { name: booking.name, email: booking.email };
  const open = openAttempt(ledger);
  if (open) {
    const row = opened.rowOf(open.reference);
    // Nobody was given the URL of an attempt that did not reach the provider within minutes: it can be abandoned.
    const isLost = row.provider_id === null && now.getTime() >= row.created_at.getTime() + UNREACHED_MS;
    if (row.provider === provider.name && !isLost) {
      const isSame = row.method === body.payment_method && row.amount_sen === booking.total_sen;
      if (isSame && now < row.expires_at) return { kind: 'go-on', row, payer };
      // Another call is just starting it at the provider; it can be closed only after that.
      return row.provider_id === null ? { kind: 'wait' } : { kind: 'close', row };
    }
    await opened.post({ kind: 'timeout', reference: open.reference, source: 'buyer' });
  }
  const reference = newPaymentReference();
  await opened.start({
    booking_id: booking.id,
    reference,
    provider: provider.name,
    method: body.payment_method,
    amount_sen: booking.total_sen,
    currency: booking.currency,
    created_at: now,
    expires_at: new Date(now.getTime() + provider.openMinutes * MINUTE_MS),
    next_ask_at: new Date(now.getTime() + FIRST_POLL_MS),
  });
  return { kind: 'go-on', row: opened.rowOf(reference), payer };
}

/** Closes an attempt at the provider and accepts its report, even that the attempt was paid. */
export async function close(parts: PaymentParts, provider: PaymentProvider, row: PaymentRow): Promise<void> {
  const { reference, provider_id: providerId } = row;
  if (providerId === null) return;
  const report = await atProvider(() => provider.close({ reference, providerId }));
  if (report) await applyReport(parts, row, report, 'requery');
  else
    await withLedger(parts, row.booking_id, (ledger) =>
      ledger.post({ kind: 'timeout', reference, source: 'requery' }),
    );
}

async function atProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new AppError('payment.provider-unavailable', NOT_REACHED, { retryAfterSeconds: 30, cause: error });
  }
}

/** Refuses a key used with another body; with the same body the open attempt yields the first answer again. */
async function checkKey({ transaction }: OpenLedger, submission: Submission | null): Promise<void> {
  if (!submission) return;
  const keptHash = await findSubmissionHash(transaction, submission);
  if (keptHash !== null && keptHash !== submission.requestHash)
    throw new AppError('submission.key-reused', KEY_REUSED);
}

/** @returns false if the attempt has ended meanwhile, so that its URL is useless to the buyer */
async function keepAnswer(
  { db, clock }: PaymentParts,
  { id, reference }: ReachedPayment,
  submission: Submission | null,
): Promise<boolean> {
  if (!(await isAttemptOpen(db, id))) return false;
  if (!submission) return true;
  if (!(await keepSubmission(db, submission, reference, clock())))
    throw new AppError('submission.key-reused', KEY_REUSED);
  return true;
}

function answerOf(
  payer: { name: string; email: string },
  { amount_sen, currency, reference, redirect_url }: ReachedPayment,
): Answer {
  return {
    payment_data: {
      amount: majorOf(amount_sen, currency),
      currency,
      pay_ref: reference,
      buyer_name: payer.name,
      buyer_email: payer.email,
    },
    elite_pay: { redirect_url },
  };
}
