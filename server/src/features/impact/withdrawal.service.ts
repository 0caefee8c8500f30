// What becomes of the meetings of exhibitors that are withdrawn: kept or cancelled, and told.
import type { Impact, RestChoice, TouchedOutcome } from '@visavis/domain/impact/schema';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { applyChange } from './apply.service.ts';
import { examine, presentImpact } from './situation.service.ts';

/** Throws 'resource.not-found' for an exhibitor that the edition does not have. */
export async function withdrawalImpactOf(
  { db, clock, editions }: { db: Kysely<Database>; clock: Clock; editions: EditionService },
  exhibitorIds: readonly number[],
): Promise<Impact> {
  const catalogue = await editions.forStaff();
  const { editionId } = catalogue;
  const known = new Set(catalogue.exhibitors.map(({ id }) => id));
  if (exhibitorIds.some((id) => !known.has(id)))
    throw new AppError('resource.not-found', message('exhibitor.unknown'));
  const examined = await examine(db, { editionId, withdrawn: exhibitorIds }, clock());
  return presentImpact(db, editionId, examined);
}

export interface Withdrawal {
  editionId: number;
  exhibitorIds: readonly number[];
  /** What the organiser wants to become of their meetings, and how many there were. */
  choice: { touched?: RestChoice | undefined; expected?: number | undefined };
  organiser: Organiser;
  now: Date;
  outbox: Outbox;
}

/**
 * Keeps or cancels the meetings of exhibitors, ends the holds on their hours, and tells everybody. Call it in the
 * transaction that withdraws them, before other locks: bookings wait until it ends, and must then find them withdrawn.
 * @throws AppError 'edition.touches-meetings' with the impact as it is now, without a choice or for another number
 */
export function withdrawMeetings(
  transaction: Transaction<Database>,
  { editionId, exhibitorIds, ...applied }: Withdrawal,
): Promise<TouchedOutcome | null> {
  return applyChange(transaction, { ...applied, change: { editionId, withdrawn: exhibitorIds } });
}
