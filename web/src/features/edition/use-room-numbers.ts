// How many rooms each stay has: typed values overlay stored ones, and are saved with the edition's settings.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeRooms, listRooms } from '@visavis/contract/room/calls';
import type { RoomQuota } from '@visavis/contract/room/endpoints';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';

const WHOLE = /^\d{0,6}$/;

const nameOf = ({ stay, roomType }: RoomQuota): string => `rooms ${stay.from} ${roomType}`;
const storedOf = ({ places }: RoomQuota): string => (places === null ? '' : String(places));

/** The typed text, and the stored value when typing began. */
interface Typed {
  entry: string;
  from: string;
}

/** @param edition its id: the page may show an edition other than the dashboard's */
export function useRoomNumbers(edition: number) {
  const client = useQueryClient();
  const key = ['editions', 'rooms', edition] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listRooms, { edition, signal }),
    staleTime: 0,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const rooms = data?.rooms ?? [];
  const entry = (room: RoomQuota): string => typed[nameOf(room)]?.entry ?? storedOf(room);
  const changed = rooms.filter((room) => entry(room).trim() !== storedOf(room));
  const isWrong = (room: RoomQuota): boolean => !WHOLE.test(entry(room).trim());
  const refetch = () => client.invalidateQueries({ queryKey: key });

  /** Throws what the call throws. */
  async function save(): Promise<void> {
    if (!data || changed.length === 0) return;
    const wanted = changed.map((room) => {
      const places = entry(room).trim();
      return { from: room.stay.from, roomType: room.roomType, places: places === '' ? null : Number(places) };
    });
    client.setQueryData(
      key,
      await call(changeRooms, { edition, body: { version: data.version, rooms: wanted } }),
    );
    setTyped({});
  }

  const wrong = changed.find(isWrong);
  return {
    rooms,
    nameOf,
    entry,
    isWrong,
    changed,
    /** The name of the first unreadable field; undefined if there is none. */
    wrong: wrong && nameOf(wrong),
    /** Whether fewer rooms are typed than are taken. */
    isBelowTaken: (room: RoomQuota): boolean =>
      entry(room).trim() !== '' && !isWrong(room) && Number(entry(room)) < room.booked,
    /** What somebody else stored for a room while it was being edited. */
    meanwhile: (room: RoomQuota): string | undefined => {
      const one = typed[nameOf(room)];
      const stored = storedOf(room);
      return one && one.from !== stored && one.entry !== stored ? stored : undefined;
    },
    type: (room: RoomQuota, value: string) =>
      setTyped((before) => {
        const from = before[nameOf(room)]?.from ?? storedOf(room);
        return { ...before, [nameOf(room)]: { entry: value, from } };
      }),
    save,
    refetch,
    discard: () => setTyped({}),
  };
}

export type RoomNumbers = ReturnType<typeof useRoomNumbers>;
