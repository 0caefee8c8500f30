// Detects hours of the company in view that somebody else took while the visitor was looking.
import type { Edition } from '@visavis/domain/edition/schema';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UnavailableSlots } from './api.ts';
import { closedHours } from './closed-slots.ts';
import { type GridSlot, gridSlotOf } from './grid-slot.ts';

const keyOf = ({ day, minute }: { day: number; minute: number }): string => `${day}/${minute}`;

interface JustTakenInput {
  edition: Edition;
  companyId: number;
  unavailable: UnavailableSlots;
  /** The visitor's own hour, with this company or another, which does not count as taken. */
  isOwn: (slot: { day: number; minute: number }) => boolean;
  /** Announces them, unless something on screen already says so. */
  onTaken: (slots: GridSlot[]) => void;
}

/** An hour stays 'just taken' until it is freed or the company changes. */
export function useJustTaken(input: JustTakenInput): (slot: GridSlot) => boolean {
  const { companyId, unavailable, edition } = input;
  const [taken, setTaken] = useState<{ companyId: number; keys: ReadonlySet<string> }>();
  const before = useRef<{ companyId: number; keys: ReadonlySet<string> }>(undefined);
  const isOwn = useEffectEvent(input.isOwn);
  const onTaken = useEffectEvent(input.onTaken);
  const slotAt = useEffectEvent((at: { day: number; minute: number }) => gridSlotOf(edition, at));
  const { slots } = unavailable;
  const wasFound = useEffectEvent((at: { day: number; minute: number }) =>
    unavailable.wasFound({ exhibitorId: companyId, ...at }),
  );

  // Before painting, so that the hour is never shown as merely unavailable first.
  useLayoutEffect(() => {
    if (!slots) return;
    const closed = closedHours(companyId, slots);
    const keys = new Set(closed.map(keyOf));
    const last = before.current;
    before.current = { companyId, keys };
    if (last?.companyId !== companyId) {
      setTaken(undefined);
      return;
    }
    // An hour found taken on return to the page was not taken while the visitor was looking.
    const isNews = (at: { day: number; minute: number }) =>
      !last.keys.has(keyOf(at)) && !isOwn(at) && !wasFound(at);
    const gone = closed.filter(isNews);
    setTaken((known) => {
      const kept = known?.companyId === companyId ? [...known.keys].filter((key) => keys.has(key)) : [];
      return { companyId, keys: new Set([...kept, ...gone.map(keyOf)]) };
    });
    const named = gone.flatMap((at) => slotAt(at) ?? []);
    if (named.length > 0) onTaken(named);
  }, [slots, companyId]);

  return ({ day, hour }) =>
    taken?.companyId === companyId && taken.keys.has(keyOf({ day: day.day, minute: hour.minute }));
}
