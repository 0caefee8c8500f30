// The rooms a buyer may book, and the waiting list for full ones.

import type { OfferedRoom } from '@visavis/contract/room/endpoints';
import { countAhead, mayTakeRoom, queueOf, stayNamed } from '@visavis/domain/booking/room';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import type { Own } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { type Buyer, getBuyer, requireStep } from '../hosted-step/public.ts';
import { lockRegistration } from '../registration/public.ts';
import { deleteWait, insertWait, lockRoom, type Room, readSituations } from './repository.ts';

export interface RoomDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

interface Choice {
  stayingDuration: string;
  roomType: string;
}

const UNKNOWN = message('link.unknown');
const FREE = message('room.free');
const JOINED = 'You are on the waiting list. We will email you when a room is free.';
const LEFT = 'You are not on the waiting list any more.';

/** Every stay and room type of the edition, with its availability for one buyer. */
export async function roomsOf(
  db: Kysely<Database>,
  catalogue: Catalogue,
  registrationId: number,
  now: Date,
): Promise<OfferedRoom[]> {
  const situations = await readSituations(db, catalogue.editionId);
  const { stays, roomTypes = [] } = catalogue.hosted;
  return stays.flatMap((stay) =>
    roomTypes.map((roomType) => {
      const situation = situations.of({ from: stay.from, roomType }, registrationId);
      const queue = queueOf(situation.waiting, now);
      const own = queue.find((one) => one.registrationId === registrationId);
      return {
        stay,
        roomType,
        isFull:
          !situations.hasRoom({ from: stay.from, roomType }, registrationId) &&
          !mayTakeRoom(situation, registrationId, now),
        position: own ? countAhead(queue, registrationId) + 1 : null,
        offeredUntil: own?.offeredUntil?.toISOString() ?? null,
      };
    }),
  );
}

/** @throws AppError 'booking.room-free' if the buyer can book it, 'hosted.step-closed', 'request.invalid' */
export function joinWaiting(
  dependencies: RoomDependencies,
  registrationId: Own<'registration'>,
  choice: Choice,
) {
  return change(
    dependencies,
    registrationId,
    choice,
    async ({ transaction, buyer, room, isOffered, now }) => {
      if (!isOffered) throw invalid({ roomType: BOOKING_MESSAGES.room });
      const places = await lockRoom(transaction, room);
      const situations = await readSituations(transaction, room.editionId);
      const situation = situations.of(room, registrationId);
      const isTheirs = situations.hasRoom(room, registrationId);
      if (places === null || isTheirs || mayTakeRoom(situation, registrationId, now))
        throw new AppError('booking.room-free', FREE);
      await insertWait(transaction, registrationId, room, now);
      await note(transaction, buyer, 'room.wait', room, now);
      return JOINED;
    },
  );
}

/** @throws AppError 'hosted.step-closed', 'request.invalid' */
export function leaveWaiting(
  dependencies: RoomDependencies,
  registrationId: Own<'registration'>,
  choice: Choice,
) {
  return change(dependencies, registrationId, choice, async ({ transaction, buyer, room, now }) => {
    if (await deleteWait(transaction, registrationId, room))
      await note(transaction, buyer, 'room.leave', room, now);
    return LEFT;
  });
}

interface Change {
  transaction: Transaction<Database>;
  buyer: Buyer;
  room: Room;
  /** Whether the edition offers such rooms. */
  isOffered: boolean;
  now: Date;
}

async function change(
  { db, clock, editions }: RoomDependencies,
  registrationId: Own<'registration'>,
  { stayingDuration, roomType }: Choice,
  work: (change: Change) => Promise<string>,
) {
  const catalogue = await editions.of({ registrationId }).current();
  const now = clock();
  const { editionId } = catalogue;
  const { stays, roomTypes = [] } = catalogue.hosted;
  const isOffered = roomTypes.includes(roomType);
  const stay = stayNamed(stayingDuration, stays);
  if (!stay) throw invalid({ stayingDuration: BOOKING_MESSAGES.stay });
  return db.transaction().execute(async (transaction) => {
    if (!(await lockRegistration(transaction, { registrationId, editionId })))
      throw new AppError('resource.not-found', UNKNOWN);
    const buyer = await getBuyer(transaction, registrationId);
    requireStep(buyer, 'booking');
    const room = { editionId, from: stay.from, roomType };
    const message = await work({ transaction, buyer, room, isOffered, now });
    return {
      success: true as const,
      message,
      rooms: await roomsOf(transaction, catalogue, registrationId, now),
    };
  });
}

async function note(
  transaction: Transaction<Database>,
  { registrationId, name, reference }: Buyer,
  action: 'room.wait' | 'room.leave',
  { from, roomType }: Room,
  now: Date,
): Promise<void> {
  await recordAction(transaction, {
    at: now,
    actor: { visitor: reference },
    action,
    subject: `${name} (${reference})`,
    registrationId,
    after: { stay: from, roomType },
  });
}
