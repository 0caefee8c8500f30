// Finds out whether a meeting was added although the response was lost.
import type { QueryClient } from '@tanstack/react-query';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ApiError } from '../../lib/api-client.ts';
import { loadRegistration } from './api.ts';
import { isSameSlot, type Slot } from './edit-values.ts';

/** The registration, if the meeting was added despite the lost response; null if not, or if that is unknown. */
export async function findAdded(
  queries: QueryClient,
  id: number,
  { exhibitorId, slot }: { exhibitorId: number; slot: Slot },
): Promise<MeetingGroup | null> {
  try {
    const group = await loadRegistration(queries, id);
    const isThere = group.schedules.some(
      (one) =>
        one.exhibitorId === exhibitorId && one.status === MEETING_STATUS.approved && isSameSlot(one, slot),
    );
    return isThere ? group : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
