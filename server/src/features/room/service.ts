// What other features may ask about rooms: taking one with a booking, and who waits.
import { mayTakeRoom } from '@visavis/domain/booking/room';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteWait, lockRoom, type Room, readSituations } from './repository.ts';

export { keepRoomFor, lockRoom, type Room, readSituations, type WaitRow } from './repository.ts';

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
      throw new AppError('booking.room-full', BOOKING_MESSAGES.roomFull, {
        fields: { roomType: BOOKING_MESSAGES.roomFull },
      });
  }
  await deleteWait(transaction, registrationId, room);
}
