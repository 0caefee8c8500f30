// How many rooms each stay has: read, typed over, and saved apart from the other settings of the edition.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeRooms, listRooms } from '@visavis/contract/room/calls';
import type { RoomQuota } from '@visavis/contract/room/endpoints';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { usePolling } from '../../lib/use-part-changes.ts';

const POLL_MS = 15_000;
const KEY = ['rooms'] as const;
const WHOLE = /^\d{0,6}$/;

const nameOf = ({ stay, roomType }: RoomQuota): string => `${stay.from} ${roomType}`;
const storedOf = ({ places }: RoomQuota): string => (places === null ? '' : String(places));

/** What was typed, and what was stored when it was begun. */
interface Typed {
  entry: string;
  from: string;
}

/** @param isShown whether the rooms of this edition can be read: the calls know that of the dashboard alone */
export function useRoomNumbers(isShown: boolean) {
  const text = useText();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listRooms, { signal }),
    enabled: isShown,
    refetchInterval: usePolling(POLL_MS),
    staleTime: 0,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const rooms = data?.rooms ?? [];
  const entry = (room: RoomQuota): string => typed[nameOf(room)]?.entry ?? storedOf(room);
  const changed = rooms.filter((room) => entry(room).trim() !== storedOf(room));
  const isWrong = (room: RoomQuota): boolean => !WHOLE.test(entry(room).trim());

  async function save(): Promise<void> {
    if (!data || isSaving || changed.length === 0 || changed.some(isWrong)) return;
    setSaving(true);
    setFailure(null);
    const wanted = changed.map((room) => {
      const places = entry(room).trim();
      return { from: room.stay.from, roomType: room.roomType, places: places === '' ? null : Number(places) };
    });
    try {
      const saved = await call(changeRooms, { body: { version: data.version, rooms: wanted } });
      client.setQueryData(KEY, saved);
      setTyped({});
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('edition.notSaved')));
      void client.invalidateQueries({ queryKey: KEY });
    } finally {
      setSaving(false);
    }
  }

  return {
    rooms: isShown ? rooms : [],
    entry,
    isWrong,
    hasChanged: changed.length > 0,
    failure,
    isSaving,
    /** Whether fewer rooms are typed than are taken. */
    isBelowTaken: (room: RoomQuota): boolean =>
      entry(room).trim() !== '' && !isWrong(room) && Number(entry(room)) < room.booked,
    /** What somebody else stored meanwhile for a room that was being changed. */
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
  };
}
