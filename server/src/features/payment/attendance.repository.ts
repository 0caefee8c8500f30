// Counts a buyer's meetings that were held, and reads how many the refund requires.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function heldMeetings(
  db: Kysely<Database>,
  { id, edition_id }: { id: number; edition_id: number },
): Promise<{ heldCount: number; refundAfterMeetings: number }> {
  const { heldCount } = await db
    .selectFrom('meeting')
    .select((count) => count.fn.countAll<number>().as('heldCount'))
    .where('registration_id', '=', id)
    .where('attendance', '=', 'held')
    // A meeting that an organiser has rejected since does not count.
    .where('status', '=', MEETING_STATUS.approved)
    .executeTakeFirstOrThrow();
  const { refundAfterMeetings } = await db
    .selectFrom('edition')
    .select('refund_after_meetings as refundAfterMeetings')
    .where('id', '=', edition_id)
    .executeTakeFirstOrThrow();
  return { heldCount, refundAfterMeetings };
}
