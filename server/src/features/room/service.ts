// Rooms for other features: takes a room for a booking, and lists the waits.

import type { RoomWait } from '@visavis/contract/hosted-buyer/row';
import { countAhead, mayTakeRoom, queueOf } from '@visavis/domain/booking/room';
import { message } from '@visavis/domain/message/message';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import { deleteWait, lockRoom, type Room, readSituations } from './repository.ts';

/**
 * Takes a room for the buyer and ends the buyer's wait for it. Called in the transaction that stores the booking, with
 * the registration locked. A booking that already has the room keeps it.
 * @throws AppError 'booking.room-full'
 */
export async function takeRoom(
  transaction: Transaction<Database>,
  registrationId: number,
  room: Room,
  now: Date,
): Promise<void> {
  if ((await lockRoom(transaction, room)) !== null) {
    // Read after locking, to see rooms taken by earlier transactions.
    const situations = await readSituations(transaction, room.editionId);
    if (!mayTakeRoom(situations.of(room, registrationId), registrationId, now))
      throw new AppError('booking.room-full', message('booking.room-full'), {
        fields: { roomType: message('booking.room-full') },
      });
  }
  await deleteWait(transaction, registrationId, room);
}

/** All waits for rooms of an edition, ordered by stay, room and position on the list. */
export async function listWaits(
  db: Kysely<Database>,
  { editionId, hosted: { stays, roomTypes = [] } }: Catalogue,
  now: Date,
): Promise<(RoomWait & { registrationId: number })[]> {
  const situations = await readSituations(db, editionId);
  return situations.waiting
    .flatMap(({ id, registrationId, from, roomType, joinedAt, offeredUntil }) => {
      const stay = stays.find((one) => one.from === from);
      // A wait for days that the edition no longer has.
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
        isFree: roomTypes.includes(roomType) && mayTakeRoom(situation, registrationId, now),
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
