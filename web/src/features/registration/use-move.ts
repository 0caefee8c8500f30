// The move that an edit form describes: from which hour to which, with the hours of the chosen exhibitor.
import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useState } from 'react';
import { useMoveHours } from './api.ts';
import { type EditValues, isSameSlot, type Slot, slotOf } from './edit-values.ts';
import type { MoveHour, Parties } from './move-words.ts';
import type { useEdit } from './use-edit.ts';

export interface Move {
  /** The meeting before the change. */
  base: Schedule;
  values: EditValues;
  parties: Parties;
  /** Undefined until known. */
  hours: MoveHours | undefined;
  /** Whether another exhibitor or hour was entered. */
  isMoved: boolean;
  /** The last chosen hour if it is not available; null after another choice or entry. */
  pressed: MoveHour | null;
}

/** @param name of the visitor */
export function useMove(edit: ReturnType<typeof useEdit>, name: string, edition: Edition) {
  const { base, values } = edit;
  const query = useMoveHours(base.id, values.exhibitor.id);
  const [refused, setRefused] = useState<{ values: EditValues; slot: Slot } | null>(null);
  const target = slotOf(values, edition);
  const pressed =
    refused?.values === values
      ? (query.data?.hours.find((hour) => isSameSlot(hour, refused.slot)) ?? null)
      : null;
  const move: Move = {
    base,
    values,
    parties: { name, exhibitor: values.exhibitor.name },
    hours: query.data,
    isMoved: target !== null && (values.exhibitor.id !== base.exhibitorId || !isSameSlot(target, base)),
    pressed,
  };
  return {
    move,
    query,
    target,
    choose: (slot: Slot) => {
      setRefused(null);
      edit.enterSlot(slot);
    },
    refuse: (slot: Slot) => setRefused({ values, slot }),
  };
}
