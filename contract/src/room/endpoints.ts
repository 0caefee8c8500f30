// Endpoints for hotel rooms: availability and waiting list for buyers, quotas for organisers.

import { ROOMS_LIMIT } from '@visavis/domain/booking/room';
import { ROOM_TYPE_LENGTH } from '@visavis/domain/booking/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { hostedRowSchema } from '../hosted-buyer/row.ts';
import { outcomeFields } from '../outcome.ts';
import * as calls from './calls.ts';

const roomType = z.string().check(z.maxLength(ROOM_TYPE_LENGTH));
const stay = z.object({ from: z.iso.date(), to: z.iso.date(), label: z.string() });

/** A room's availability for the buyer identified by the key. */
export const offeredRoomSchema = z.object({
  stay,
  roomType,
  /** The buyer cannot book it now: either none is free, or others are waiting for the free ones. */
  isFull: z.boolean(),
  /** Position on the waiting list, 1 for the next in line; null if not waiting, or if an offer expired. */
  position: z.nullable(z.int()),
  /** ISO instant until which a free room is reserved for the buyer; null if none is reserved. */
  offeredUntil: z.nullable(z.string()),
});
export type OfferedRoom = z.infer<typeof offeredRoomSchema>;

const rooms = z.array(offeredRoomSchema);

export const getRooms = endpoint(calls.getRooms, {
  permission: 'hosted-buyer.act',
  summary:
    'Which rooms the buyer whose key is sent can book, which are full, and the buyer’s waiting-list positions',
  output: z.object({ rooms }),
});

const choice = {
  permission: 'hosted-buyer.act',
  body: z.object({
    /** The label of the stay, or its start date. */
    stayingDuration: z.string().check(z.maxLength(40)),
    roomType,
  }),
  output: z.object({ success: z.literal(true), message: z.string(), rooms }),
} as const;

export const joinWaitingList = endpoint(calls.joinWaitingList, {
  ...choice,
  summary: 'Joins the waiting list for a full room; refused if the room is free',
  records: ['room.wait'],
  errors: ['hosted.step-closed', 'booking.room-free'],
});

export const leaveWaitingList = endpoint(calls.leaveWaitingList, {
  ...choice,
  summary: 'Leaves the waiting list',
  records: ['room.leave'],
  errors: ['hosted.step-closed'],
});

/** The quota of one room type for a stay, as organisers see it. */
export const roomQuotaSchema = z.object({
  stay,
  roomType,
  /** Number of rooms; null without a limit. */
  places: z.nullable(z.int()),
  booked: z.int(),
  /** Booked rooms whose deposit is paid. */
  paid: z.int(),
  waiting: z.int(),
});
export type RoomQuota = z.infer<typeof roomQuotaSchema>;

const quotas = z.object({
  rooms: z.array(roomQuotaSchema),
  /** Sent back with a change, so that a stale form cannot overwrite a newer one. */
  version: z.int(),
});

export const listRooms = endpoint(calls.listRooms, {
  permission: 'room.read',
  summary: 'Rooms of each stay and type: quota, booked, paid, and how many people are waiting',
  output: quotas,
});

export const changeRooms = endpoint(calls.changeRooms, {
  permission: 'room.set',
  summary:
    'Sets the number of rooms for each given stay and type; null for no limit. Bookings beyond the new quota are kept',
  body: z.strictObject({
    version: z.int(),
    rooms: z
      .array(
        z.strictObject({
          from: z.iso.date(),
          roomType,
          places: z.nullable(z.int().check(z.minimum(0), z.maximum(ROOMS_LIMIT))),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  output: quotas,
  records: ['edition.change'],
  errors: ['edition.stale'],
});

const wholeId = z.int().check(z.positive(), z.maximum(2147483647));

export const offerRoom = endpoint(calls.offerRoom, {
  permission: 'room.offer',
  summary: 'Reserves a free room for a waiting buyer for 48 hours and mails the link to book it',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  body: z.object({
    user_id: wholeId,
    visitor_company_id: wholeId,
    version: z.optional(wholeId),
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields, row: hostedRowSchema }),
  records: ['room.offer'],
  errors: ['application.stale', 'application.replaced', 'booking.room-full'],
});
