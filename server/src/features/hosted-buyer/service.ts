// A hosted buyer as the other features need it: who, how far, and which step is open.
import { type HostedStep, hostedStep, isStepOpen } from '@visavis/domain/application/step';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { readBuyer } from './repository.ts';

export interface BuyerIds {
  userId: number;
  companyId: number;
}

export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

const UNKNOWN = 'This link is unknown or has expired.';

/** The live hosted registration of an id with its progress; null for any other. */
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
 * The approved buyer whose key was sent, if the ids that came with the call are its own.
 * @throws 'resource.not-found' for every other: an id that was guessed is an id wasted (decisions 4)
 */
export async function getBuyer(
  db: Kysely<Database>,
  registrationId: number,
  ids: Partial<BuyerIds> = {},
): Promise<Buyer> {
  const buyer = await findBuyer(db, registrationId);
  const isOwn =
    buyer !== null &&
    (ids.userId ?? buyer.userId) === buyer.userId &&
    (ids.companyId ?? buyer.companyId) === buyer.companyId;
  // An application that is not approved has no key; one that was rejected since has none any more.
  if (!isOwn || buyer.decision !== 'approved') throw new AppError('resource.not-found', UNKNOWN);
  return buyer;
}

const CLOSED: Record<HostedStep, string> = {
  booking: 'Your deposit is paid: the booking cannot be changed here any more.',
  payment: 'Please book your stay first.',
  meetings: 'Please pay the deposit first. You can choose meetings once it is paid.',
  'final-meetings': 'Please pay the deposit first. You can choose meetings once it is paid.',
};

/** @throws 'hosted.step-closed' with what comes first */
export function requireStep(buyer: Buyer, step: HostedStep): void {
  if (isStepOpen(step, buyer.progress)) return;
  const { isPaid, isRefunded } = buyer.progress;
  const sentence =
    step === 'payment' && isPaid
      ? 'Your deposit is paid already.'
      : step === 'meetings' && isRefunded
        ? 'Your deposit was refunded: no meetings are booked for it any more.'
        : CLOSED[step];
  throw new AppError('hosted.step-closed', sentence);
}
