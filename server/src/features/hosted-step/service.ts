// A hosted buyer as other features need it: identity, progress, and which step is open.

import { type HostedStep, hostedStep, isStepOpen } from '@visavis/domain/hosted-buyer/step';
import type { Own } from '@visavis/domain/identity/caller';
import { type Message, message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { readBuyer } from './repository.ts';

export interface BuyerIds {
  userId: number;
  companyId: number;
}

export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

const UNKNOWN = message('link.unknown');

/** The live hosted registration with this id and its progress; null if there is none. */
export async function findBuyer(db: Kysely<Database>, registrationId: number) {
  const row = await readBuyer(db, registrationId);
  if (!row) return null;
  const progress = {
    decision: row.decision,
    hasBooking: row.bookingId !== null,
    isPaid: row.isPaid,
    hasSavedMeetings: row.meetingsSavedAt !== null,
    isRefunded: row.isRefunded,
  };
  return { ...row, progress, step: hostedStep(progress) };
}

/**
 * The approved buyer whose key was sent, if the ids sent with the request are the buyer's own.
 * @throws 'resource.not-found' otherwise, so that guessing ids reveals nothing (decisions 4)
 */
export async function getBuyer(
  db: Kysely<Database>,
  registrationId: Own<'registration'>,
  ids: Partial<BuyerIds> = {},
): Promise<Buyer> {
  const buyer = await findBuyer(db, registrationId);
  const isOwn =
    buyer !== null &&
    (ids.userId ?? buyer.userId) === buyer.userId &&
    (ids.companyId ?? buyer.companyId) === buyer.companyId;
  // An application that is not approved has no key, and loses it when rejected later.
  if (!isOwn || buyer.decision !== 'approved') throw new AppError('resource.not-found', UNKNOWN);
  return buyer;
}

const CLOSED: Record<HostedStep, Message> = {
  booking: message('booking.paid'),
  payment: message('booking.missing'),
  meetings: message('payment.deposit-first'),
  'final-meetings': message('payment.deposit-first'),
};

/** The same without a deposit: the stay is booked, or still to be booked. */
const CLOSED_FREE: Record<HostedStep, Message> = {
  booking: message('booking.confirmed'),
  payment: message('booking.confirmed'),
  meetings: message('booking.missing'),
  'final-meetings': message('booking.missing'),
};

/** @throws 'hosted.step-closed' with the step that comes first */
export function requireStep(buyer: Buyer, step: HostedStep): void {
  if (isStepOpen(step, buyer.progress)) return;
  const { isPaid, isRefunded } = buyer.progress;
  const closed = buyer.depositBy === 'none' ? CLOSED_FREE : CLOSED;
  const sentence =
    step === 'payment' && isPaid && buyer.depositBy !== 'none'
      ? message('payment.paid-already')
      : step === 'meetings' && isRefunded
        ? message('payment.deposit-refunded')
        : !isPaid && step === 'payment'
          ? message('booking.missing')
          : closed[step];
  throw new AppError('hosted.step-closed', sentence);
}
