// GET /api/transaction/requery: reports the state of a buyer's payment to organisers.

import type { Output } from '@visavis/contract/endpoint';
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import type { requeryTransaction } from '@visavis/contract/payment/endpoints';
import { type Message, message } from '@visavis/domain/message/message';
import { majorOf } from '@visavis/domain/money/money';
import { ORGANISER_PAUSE_MS } from '@visavis/domain/payment/polling';
import { AppError } from '../../http/app-error.ts';
import { outcomeOf } from '../../http/outcome.ts';
import type { BuyerIds } from '../hosted-step/public.ts';
import { heldMeetings } from './attendance.repository.ts';
import type { PaymentParts } from './parts.service.ts';
import { presentAttempts } from './present.ts';
import { isUnwanted } from './refund.service.ts';
import { type Asked, ask, canAsk } from './report.service.ts';
import type { PaymentRow } from './repository.ts';
import * as repository from './repository.ts';
import { findHostedRegistration } from './status.repository.ts';

type Answer = Output<typeof requeryTransaction>;

const NO_BUYER = message('hosted-buyer.unknown');

const RESULTS = {
  paid: '200',
  open: '100',
  failed: '400',
  expired: '400',
} as const satisfies Record<PaymentAttempt['state'], string>;

export async function requery(parts: PaymentParts, { userId, companyId }: BuyerIds): Promise<Answer> {
  const { db } = parts;
  const registration = await findHostedRegistration(db, { userId, companyId });
  // A payment that arrived after a deletion still has to be refunded, so deleted registrations count.
  if (!registration || (registration.cancelled_at !== null && registration.bookingId === null))
    throw new AppError('resource.not-found', NO_BUYER);
  const { bookingId } = registration;
  const asked = bookingId === null ? 'not-asked' : await askForBooking(parts, bookingId);
  const attempts = await presentAttempts(db, registration.id);
  const { heldCount, refundAfterMeetings } = await heldMeetings(db, registration);
  const isDue =
    bookingId !== null &&
    isRefundDue(await repository.readPayments(db, bookingId), registration, heldCount >= refundAfterMeetings);
  const shown =
    attempts.find(({ state, isSurplus }) => state === 'paid' && !isSurplus) ??
    attempts.find(({ state }) => state === 'paid') ??
    attempts[0];
  return {
    success: shown !== undefined,
    refNo: shown?.refNo ?? '',
    result: shown ? RESULTS[shown.state] : '404',
    ...outcomeOf(
      shown || registration.deposit_by !== 'none'
        ? outcomeFor(shown, asked, parts.clock())
        : message('payment.not-needed'),
    ),
    wasAsked: asked !== 'not-asked',
    attempts: attempts.map((attempt) => ({
      ...attempt,
      isUnwanted: isUnwanted(registration, { ended_at: attempt.endedAt ? new Date(attempt.endedAt) : null }),
    })),
    awaited: awaitedOf(registration, attempts),
    deposit: depositOf(registration),
    isRefundDue: isDue,
    heldCount,
    refundAfterMeetings,
  };
}

type Registration = NonNullable<Awaited<ReturnType<typeof findHostedRegistration>>>;

function depositOf({ deposit_sen: deposit, currency, deposit_by }: Registration): number | null {
  return deposit === null || currency === null || deposit_by === 'none' ? null : majorOf(deposit, currency);
}

function awaitedOf(registration: Registration, attempts: readonly PaymentAttempt[]): Answer['awaited'] {
  const { bookingId, bookingVersion, total_sen, currency, deposit_by, reference } = registration;
  const isPaid = attempts.some(({ state, isSurplus }) => state === 'paid' && !isSurplus);
  if (bookingId === null || bookingVersion === null || total_sen === null || currency === null) return null;
  if (deposit_by !== 'transfer' || isPaid) return null;
  return {
    bookingId,
    version: bookingVersion,
    total: majorOf(total_sen, currency),
    currency,
    quoted: reference,
  };
}

/** Queries the newest attempt that was not paid; all queries for the booking count towards the limit. */
async function askForBooking(parts: PaymentParts, bookingId: number): Promise<Asked> {
  const { provider } = parts;
  if (!provider) return 'not-asked';
  const row = await parts.db.transaction().execute(async (transaction): Promise<PaymentRow | null> => {
    // Locked, so that only one of two concurrent checks queries the provider.
    if (!(await repository.lockBooking(transaction, bookingId))) return null;
    const { rows } = await repository.readPayments(transaction, bookingId);
    const now = parts.clock();
    const since = new Date(now.getTime() - ORGANISER_PAUSE_MS);
    const wasAsked = rows.some(({ last_asked_at }) => last_asked_at !== null && last_asked_at > since);
    const isPaid = rows.some(({ state, is_surplus }) => state === 'paid' && !is_surplus);
    const newest = rows.findLast((candidate) => candidate.state !== 'paid' && canAsk(provider, candidate));
    if (wasAsked || isPaid || !newest) return null;
    await repository.updatePayment(transaction, newest.id, { last_asked_at: now });
    return newest;
  });
  return row ? ask(parts, provider, row, 'organiser') : 'not-asked';
}

/** Whether a refund is due now and not in progress. */
function isRefundDue(
  { rows, refunds }: Awaited<ReturnType<typeof repository.readPayments>>,
  registration: Parameters<typeof isUnwanted>[0],
  areMeetingsHeld: boolean,
): boolean {
  return rows.some((row) => {
    if (row.state !== 'paid') return false;
    const refund = refunds.find(({ payment_id }) => payment_id === row.id);
    if (refund) return refund.state === 'manual' && refund.ended_at === null;
    return row.is_surplus || areMeetingsHeld || isUnwanted(registration, row);
  });
}

const STANDINGS = {
  paid: message('payment.received'),
  open: message('payment.under-way'),
  failed: message('payment.declined'),
  expired: message('payment.abandoned'),
} as const satisfies Record<PaymentAttempt['state'], Message>;

function outcomeFor(shown: PaymentAttempt | undefined, asked: Asked, now: Date): Message {
  if (!shown) return message('payment.none');
  const standing = STANDINGS[shown.state];
  if (asked === 'unavailable') return message('payment.last-known', { standing });
  if (asked === 'asked' || shown.state === 'paid' || shown.lastAskedAt === null) return standing;
  const minutes = Math.floor((now.getTime() - Date.parse(shown.lastAskedAt)) / 60_000);
  return message('payment.asked-ago', { standing, minutes });
}
