// Reads and writes room quotas, the bookings that take rooms, and the waiting list.
import type { RoomSituation } from '@visavis/domain/booking/room';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** The rooms of one type for a stay. */
export interface Room {
  editionId: number;
  /** Arrival date, YYYY-MM-DD. */
  from: string;
  roomType: string;
}

export interface WaitRow {
  id: number;
  registrationId: number;
  from: string;
  roomType: string;
  joinedAt: Date;
  offeredUntil: Date | null;
}

export interface BookedRow {
  registrationId: number;
  from: string;
  roomType: string;
  isPaid: boolean;
}

/**
 * Locks the rooms of a stay and type until the transaction ends, which serialises taking a room, waiting for one and
 * changing the quota. The registration is locked first.
 * @returns the number of rooms; null if there is no limit and so nothing is locked
 */
export async function lockRoom(transaction: Transaction<Database>, room: Room): Promise<number | null> {
  const row = await transaction
    .selectFrom('room_quota')
    .select('places')
    .where('edition_id', '=', room.editionId)
    .where('stay_from', '=', room.from)
    .where('room_type', '=', room.roomType)
    .forUpdate()
    .executeTakeFirst();
  return row?.places ?? null;
}

export async function listQuotas(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('room_quota')
    .select(['stay_from as from', 'room_type as roomType', 'places'])
    .where('edition_id', '=', editionId)
    .execute();
}

/**
 * Whether a booking of a live registration keeps its room: that of an approved buyer does, paid or not, unless the
 * deposit was refunded to somebody who did not come. A buyer who held a meeting did come, and gets it back for that.
 */
export const KEEPS_ROOM = sql<boolean>`(application.decision = 'approved' and (
  not exists (select from refund join payment on payment.id = payment_id
    where payment.booking_id = booking.id and not is_surplus)
  or exists (select from meeting where meeting.registration_id = booking.registration_id
    and meeting.status = ${STATUS.approved} and attendance = 'held')))`;

/** Bookings that occupy a room. */
export async function listBooked(db: Kysely<Database>, editionId: number): Promise<BookedRow[]> {
  return db
    .selectFrom('booking')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .select([
      'registration.id as registrationId',
      'stay_from as from',
      'room_type as roomType',
      sql<boolean>`(booking.deposit_by = 'none' or exists (select from payment
        where payment.booking_id = booking.id and payment.state = 'paid' and not is_surplus))`.as('isPaid'),
    ])
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .where(KEEPS_ROOM)
    .execute();
}

/** The waits of approved buyers, in the order in which they joined. */
export async function listWaiting(db: Kysely<Database>, editionId: number): Promise<WaitRow[]> {
  return db
    .selectFrom('room_wait')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .select([
      'room_wait.id',
      'room_wait.registration_id as registrationId',
      'stay_from as from',
      'room_type as roomType',
      'joined_at as joinedAt',
      'offered_until as offeredUntil',
    ])
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .where('decision', '=', 'approved')
    .orderBy('joined_at')
    .orderBy('room_wait.id')
    .execute();
}

/** Adds a buyer at the end; one already waiting keeps their place, unless an offer has lapsed. */
export async function insertWait(
  transaction: Transaction<Database>,
  registrationId: number,
  { from, roomType }: Pick<Room, 'from' | 'roomType'>,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('room_wait')
    .values({ registration_id: registrationId, stay_from: from, room_type: roomType, joined_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('room_wait_once')
        .doUpdateSet({ joined_at: now, offered_until: null })
        .where('room_wait.offered_until', '<=', now),
    )
    .execute();
}

/** @returns whether the registration was waiting */
export async function deleteWait(
  transaction: Transaction<Database>,
  registrationId: number,
  { from, roomType }: Pick<Room, 'from' | 'roomType'>,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('room_wait')
    .where('registration_id', '=', registrationId)
    .where('stay_from', '=', from)
    .where('room_type', '=', roomType)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function keepRoomFor(
  transaction: Transaction<Database>,
  waitId: number,
  until: Date,
): Promise<void> {
  await transaction.updateTable('room_wait').set({ offered_until: until }).where('id', '=', waitId).execute();
}

/** The rooms of an edition, with their quotas, bookings and waits. */
export async function readSituations(db: Kysely<Database>, editionId: number) {
  const [quotas, booked, waiting] = [
    await listQuotas(db, editionId),
    await listBooked(db, editionId),
    await listWaiting(db, editionId),
  ];
  return {
    quotas,
    waiting,
    booked,
    /** Whether the registration has a booking of the room. */
    hasRoom: ({ from, roomType }: Pick<Room, 'from' | 'roomType'>, registrationId: number): boolean =>
      booked.some(
        (one) => one.registrationId === registrationId && one.from === from && one.roomType === roomType,
      ),
    /** @param registrationId whose own booking does not count as taken */
    of({ from, roomType }: Pick<Room, 'from' | 'roomType'>, registrationId: number): RoomSituation {
      const isOfRoom = (one: { from: string; roomType: string }) =>
        one.from === from && one.roomType === roomType;
      return {
        places: quotas.find(isOfRoom)?.places ?? null,
        taken: booked.filter((one) => isOfRoom(one) && one.registrationId !== registrationId).length,
        waiting: waiting.filter(isOfRoom),
      };
    },
  };
}
