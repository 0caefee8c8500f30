// What other features may ask about rooms: taking one with a booking, and who waits.

import type { RoomWait } from '@visavis/contract/hosted-review/row';
import { countAhead, mayTakeRoom, queueOf } from '@visavis/domain/booking/room';
import { stayOptions } from '@visavis/domain/booking/stay';
import { message } from '@visavis/domain/message/message';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import { deleteWait, lockRoom, type Room, readSituations } from './repository.ts';

/**
 * Called in the transaction that stores a booking, with the registration locked: the room is the buyer's from then on,
 * and who waited for it waits no more. A booking that has the room already keeps it.
 * @throws AppError 'booking.room-full'
 */
export async function takeRoom(
  transaction: Transaction<Database>,
  registrationId: number,
  room: Room,
  now: Date,
): Promise<void> {
  if ((await lockRoom(transaction, room)) !== null) {
    // Read after the lock: what the one before took is seen.
    const situations = await readSituations(transaction, room.editionId);
    if (!mayTakeRoom(situations.of(room, registrationId), registrationId, now))
      throw new AppError('booking.room-full', message('booking.room-full'), {
        fields: { roomType: message('booking.room-full') },
      });
  }
  await deleteWait(transaction, registrationId, room);
}

/** Everybody who waits for a room of an edition, in the order of stay, room and place on the list. */
export async function listWaits(
  db: Kysely<Database>,
  { editionId, days }: Catalogue,
  now: Date,
): Promise<(RoomWait & { registrationId: number })[]> {
  const situations = await readSituations(db, editionId);
  const stays = stayOptions(days.map(({ date }) => date));
  return situations.waiting
    .flatMap(({ id, registrationId, from, roomType, joinedAt, offeredUntil }) => {
      const stay = stays.find((one) => one.from === from);
      // Of days that the edition does not have any more.
      if (!stay) return [];
      const situation = situations.of({ from, roomType }, registrationId);
      const queue = queueOf(situation.waiting, now);
      const waits = queue.some((one) => one.registrationId === registrationId);
      return {
        id,
        registrationId,
        stay,
        roomType,
        position: waits ? countAhead(queue, registrationId) + 1 : null,
        isFree: mayTakeRoom(situation, registrationId, now),
        offeredUntil: offeredUntil?.toISOString() ?? null,
        joinedAt: joinedAt.toISOString(),
      };
    })
    .toSorted(
      (one, other) =>
        one.stay.from.localeCompare(other.stay.from) ||
        one.roomType.localeCompare(other.roomType) ||
        (one.position ?? Number.POSITIVE_INFINITY) - (other.position ?? Number.POSITIVE_INFINITY) ||
        one.id - other.id,
    );
}
