// Loads which rooms are full for this buyer, and joins or leaves the waiting list.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRooms, joinWaitingList, leaveWaitingList } from '@visavis/contract/room/calls';
import type { OfferedRoom } from '@visavis/contract/room/endpoints';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';
import { useAction } from '../../queries/use-action.ts';
import type { BookingLink } from './api.ts';

export type Rooms = ReturnType<typeof useRooms>;

export function useRooms({ key }: BookingLink) {
  const text = useText();
  const client = useQueryClient();
  const queryKey = ['hosted-rooms', key] as const;
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getRooms, { key, signal })).rooms,
    staleTime: 0,
    retry: false,
    ...asked(() => EVERY_FEW_SECONDS),
  });
  const waiting = useAction({
    act: ({
      called,
      room,
    }: {
      called: typeof joinWaitingList | typeof leaveWaitingList;
      room: OfferedRoom;
    }) => call(called, { key, body: { stayingDuration: room.stay.label, roomType: room.roomType } }),
    failed: text('payment.roomFailed'),
    isOutageHidden: true,
    done: async ({ rooms }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, rooms);
    },
    refused: () => void refetch(),
  });

  return {
    /** Null while the room's state is unknown: then only the server decides. */
    find: (stay: string, roomType: string): OfferedRoom | null =>
      data?.find((room) => room.stay.label === stay && room.roomType === roomType) ?? null,
    /** Every room type of a stay is full. */
    isStayFull: (stay: string): boolean => {
      const rooms = data?.filter((room) => room.stay.label === stay) ?? [];
      return rooms.length > 0 && rooms.every(({ isFull }) => isFull);
    },
    waiting,
    join: (room: OfferedRoom) => waiting.run({ called: joinWaitingList, room }),
    leave: (room: OfferedRoom) => waiting.run({ called: leaveWaitingList, room }),
    /** Refetches after a refusal caused by stale data. */
    refresh: () => void refetch(),
  };
}
