// The organisers' endpoints for stays: the list, its nights, people without a room, and the rooming list for the hotel.
import type { HandlerInput } from '@visavis/contract/endpoint';
import {
  exportRooming,
  exportRoomingWithPassports,
  listHostedBookings,
  listRoomingChanges,
  listRoomNights,
  listWithoutRoom,
} from '@visavis/contract/hosted-booking/endpoints';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { FastifyReply } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { sendFile } from '../export/public.ts';
import {
  exportRoomingList,
  type HostedBookingDependencies,
  readRoomingChanges,
} from './rooming-export.service.ts';
import { listHostedWaits, pageOfBookings, pageWithoutRoom, readRoomNights } from './service.ts';

interface RoomingCall {
  query: HandlerInput<typeof exportRooming>['query'];
  caller: Organiser;
  reply: FastifyReply;
}

export function hostedBookingRoutes(bind: Binder, dependencies: HostedBookingDependencies): void {
  const { db, clock, editions } = dependencies;

  async function sendRooming(
    { query: { format, ...filter }, caller, reply }: RoomingCall,
    withPassports: boolean,
  ): Promise<FastifyReply> {
    const catalogue = await editions.forStaff();
    const request = { organiser: caller, catalogue, format, filter, withPassports };
    return sendFile(
      { format, reply, timeZone: catalogue.timeZone },
      { filename: 'rooming-list', at: clock(), ...(await exportRoomingList(dependencies, request)) },
    );
  }

  bind(listHostedBookings, async ({ query, reply }) => {
    const catalogue = await editions.forStaff();
    const { total, bookings, rooms, guests, nights } = await pageOfBookings(db, catalogue, query);
    const waiting = await listHostedWaits(db, catalogue, query, clock());
    reply.header('x-total-count', total);
    return { success: true, data: bookings, waiting, rooms, guests, nights } as const;
  });

  bind(listRoomNights, async () => readRoomNights(db, await editions.forStaff()));

  bind(listWithoutRoom, async ({ query, reply }) => {
    const { total, ...found } = await pageWithoutRoom(db, await editions.forStaff(), query, clock());
    reply.header('x-total-count', total);
    return found;
  });

  bind(listRoomingChanges, async () => readRoomingChanges(db, await editions.forStaff()));

  bind(exportRooming, (call) => sendRooming(call, false));
  bind(exportRoomingWithPassports, (call) => sendRooming(call, true));
}
