// Blocks and opens hours of an exhibitor: shown at once, and reverted if refused; hours with meetings are asked about.
import { blockHours, freeBlockedHours } from '@visavis/contract/blocked-hours/calls';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFair, useRefreshExhibitors } from './api.ts';
import type { HourState } from './components/hours-grid.tsx';
import type { Slot } from './slot-range.ts';

/** A slot with its length in minutes, as the endpoints accept it. */
export interface Stretch extends Slot {
  length: number;
}

interface Press {
  slots: readonly Slot[];
  isBlocking: boolean;
}

const isAt =
  (slot: Slot) =>
  (other: Slot): boolean =>
    slot.day === other.day && slot.minute === other.minute;

export function useBlockedHours(exhibitor: ExhibitorProfile) {
  const text = useText();
  const toast = useToast();
  const refresh = useRefreshExhibitors();
  const slotMinutes = useFair(exhibitor.editionId).data?.slotMinutes ?? 0;
  const [spoken, setSpoken] = useState('');
  const [asked, ask] = useState<readonly Stretch[] | null>(null);
  /** The hours that were changed here, until the exhibitor is read again. */
  const [pressed, setPressed] = useState<{
    version: unknown;
    slots: readonly Slot[];
    isBlocked: boolean;
  } | null>(null);
  const isPending = pressed !== null && pressed.version === exhibitor.slots;

  const stretchOf = (slot: Slot): Stretch => ({ ...slot, length: slotMinutes });
  const stateOf = (slot: Slot): HourState => {
    const known = exhibitor.slots.find(isAt(slot));
    const isPressed = isPending && pressed.slots.some(isAt(slot));
    return {
      places: known?.places ?? 0,
      taken: known?.taken ?? 0,
      isBlocked: isPressed ? pressed.isBlocked : (known?.isBlocked ?? false),
    };
  };

  const send = useAction({
    act: async ({ slots, isBlocking }: Press) => {
      const query = { edition: exhibitor.editionId };
      const body = { exhibitorIds: [exhibitor.id], hours: slots.map(stretchOf) };
      await (isBlocking ? call(blockHours, { query, body }) : call(freeBlockedHours, { query, body }));
    },
    failed: text('exhibitors.hoursFailed'),
    atOnce: ({ slots, isBlocking }) => {
      setPressed({ version: exhibitor.slots, slots, isBlocked: isBlocking });
      return () => setPressed(null);
    },
    done: (_, { slots, isBlocking }) =>
      setSpoken(text(isBlocking ? 'exhibitors.nowBlocked' : 'exhibitors.nowOpen', { count: slots.length })),
    refused: ({ error }, { slots }) => {
      if (!(error instanceof ApiError && error.code === 'edition.touches-meetings')) return;
      // A visitor has taken one of the hours in the meantime.
      ask(slots.map(stretchOf));
      return null;
    },
    settled: refresh,
    // Each hour has its own lane, so other hours can be pressed at the same time.
    laneOf: ({ slots: [first] }) => (first ? first.day * 1440 + first.minute : 0),
  });

  return {
    stateOf,
    failure: send.failure,
    spoken,
    /** The hours with meetings that are to be blocked, while the question about them is open; otherwise null. */
    asked,
    ask,
    press: (range: readonly Slot[]) => {
      const open = range.filter((slot) => !stateOf(slot).isBlocked);
      if (open.length === 0) void send.run({ slots: range, isBlocking: false });
      else if (open.some((slot) => stateOf(slot).taken > 0)) ask(open.map(stretchOf));
      else void send.run({ slots: open, isBlocking: true });
    },
    finish: ({ moved, kept, cancelled, told }: TouchedOutcome) => {
      ask(null);
      toast(text('exhibitors.blockedOutcome', { moved, kept, cancelled, told }));
      refresh();
    },
  };
}
