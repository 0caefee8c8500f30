// How many of a buyer's meetings were held, against how many the refund asks.
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
    // An hour that an organiser took back since is no evidence.
    .where('status', '=', MEETING_STATUS.approved)
    .executeTakeFirstOrThrow();
  const { refundAfterMeetings } = await db
    .selectFrom('edition')
    .select('refund_after_meetings as refundAfterMeetings')
    .where('id', '=', edition_id)
    .executeTakeFirstOrThrow();
  return { heldCount, refundAfterMeetings };
}
