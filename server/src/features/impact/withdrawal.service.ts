// Gives away, keeps or cancels the meetings of exhibitors that are withdrawn, and tells the people concerned.
import type { Impact, TouchedOutcome } from '@visavis/domain/impact/schema';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import type { Outbox } from '../email/public.ts';
import { applyChange, type Choice } from './apply.service.ts';
import { examine, presentImpact } from './situation.service.ts';
import { listPresentExhibitors } from './snapshot.repository.ts';

/** Exhibitors to withdraw, and the one that takes over their meetings. */
export interface Withdrawn {
  exhibitorIds: readonly number[];
  receiver?: number | undefined;
}

/**
 * Returns the edition of exhibitors that can be withdrawn.
 * @throws 'resource.not-found' unless all of them are visible in one edition, 'request.invalid' for a receiver that
 *   is not visible in it
 */
export async function requireWithdrawable(
  db: Kysely<Database>,
  { exhibitorIds, receiver }: Withdrawn,
): Promise<number> {
  const withdrawn = new Set(exhibitorIds);
  const present = await listPresentExhibitors(db, [...withdrawn]);
  const [first] = present;
  const isOfOne = present.every(({ editionId }) => editionId === first?.editionId);
  if (!first || present.length < withdrawn.size || !isOfOne)
    throw new AppError('resource.not-found', message('exhibitor.unknown'));
  if (receiver !== undefined) {
    const [other] = await listPresentExhibitors(db, [receiver]);
    if (withdrawn.has(receiver) || other?.editionId !== first.editionId)
      throw invalid({ receiver: message('exhibitor.cannot-receive') });
  }
  return first.editionId;
}

/** Throws like `requireWithdrawable`. */
export async function withdrawalImpactOf(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  wanted: Withdrawn,
): Promise<Impact> {
  const editionId = await requireWithdrawable(db, wanted);
  const { exhibitorIds: withdrawn, receiver } = wanted;
  const examined = await examine(db, { editionId, withdrawn, receiver }, clock());
  return presentImpact(db, { editionId }, examined);
}

export interface Withdrawal extends Withdrawn {
  editionId: number;
  /** What the organiser chose for their meetings, and how many meetings the organiser saw. */
  choice: Choice;
  organiser: Organiser;
  now: Date;
  outbox: Outbox;
}

/**
 * Moves, keeps or cancels the meetings of exhibitors, ends the holds on their hours, and tells everybody. Call it in
 * the transaction that withdraws them, before other locks: bookings wait for its end and must then find them withdrawn.
 * @throws AppError 'edition.touches-meetings' with the current impact, if the choice is missing or the number differs
 */
export function withdrawMeetings(
  transaction: Transaction<Database>,
  { editionId, exhibitorIds, receiver, ...applied }: Withdrawal,
): Promise<TouchedOutcome | null> {
  return applyChange(transaction, { ...applied, change: { editionId, withdrawn: exhibitorIds, receiver } });
}
