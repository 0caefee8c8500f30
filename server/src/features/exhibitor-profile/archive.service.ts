// Archives exhibitors of one edition and moves, keeps or cancels their meetings, in one transaction.
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { requireWithdrawable, type Withdrawal, withdrawMeetings } from '../impact/public.ts';
import { closePlaces } from '../presence/public.ts';
import { holdBookings, lockSeen, recordChange, type Seen, withRetries } from './change.service.ts';
import type { ProfileDependencies } from './read.service.ts';
import { setArchived } from './write.repository.ts';

interface Archiving extends Pick<Withdrawal, 'choice' | 'receiver'> {
  exhibitors: readonly Pick<Seen, 'id' | 'version'>[];
  organiser: Organiser;
}

interface Archived {
  /** How many were archived, without those archived before. */
  archived: number;
  outcome: TouchedOutcome | null;
}

/**
 * @throws 'exhibitor.stale' for a stale version; 'edition.touches-meetings' with the current impact, if no choice was
 *   made or the number of meetings has changed
 */
export async function archiveExhibitors(
  { db, clock, editions, outbox, announcer }: ProfileDependencies & { announcer: ChangePublisher },
  { exhibitors, receiver, ...applied }: Archiving,
): Promise<Archived> {
  const versions = new Map(exhibitors.map(({ id, version }) => [id, version]));
  // All changes lock exhibitors in this order.
  const ids = [...versions.keys()].sort((a, b) => a - b);
  const archived = await withRetries(db, async (transaction): Promise<Archived> => {
    const now = clock();
    await holdBookings(transaction, ids[0] ?? 0);
    const locked = [];
    for (const id of ids) {
      const seen = await lockSeen(transaction, { id, version: versions.get(id) ?? 0 }, now);
      if (!seen.before.isArchived) locked.push(seen);
    }
    if (locked.length === 0) return { archived: 0, outcome: null };
    const withdrawn = { exhibitorIds: locked.map(({ stored }) => stored.id), receiver };
    const editionId = await requireWithdrawable(transaction, withdrawn);
    const outcome = await withdrawMeetings(transaction, { ...applied, ...withdrawn, editionId, now, outbox });
    for (const { stored, before } of locked) {
      await closePlaces(transaction, { editionId, exhibitorIds: [stored.id] }, now);
      await setArchived(transaction, stored.id, now);
      const { organiser, choice } = applied;
      const recorded = outcome
        ? { meetings: { choice: choice.touched, ...(choice.touched === 'move' && { receiver }) } }
        : undefined;
      await recordChange(transaction, { before, action: 'exhibitor.archive', organiser, now, recorded });
    }
    return { archived: locked.length, outcome };
  });
  announcer.soon();
  outbox.soon();
  await editions.refresh();
  return archived;
}
