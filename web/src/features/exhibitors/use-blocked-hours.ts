// Blocks and opens hours of one exhibitor: shown at once, undone when refused; hours with meetings are asked about first.
import { blockHours, freeBlockedHours } from '@visavis/contract/blocked-hours/calls';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFair, useRefreshExhibitors } from './api.ts';
import type { HourState } from './components/hours-grid.tsx';
import type { Slot } from './slot-range.ts';

/** As the calls take it. */
export interface Stretch extends Slot {
  length: number;
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
  const [failure, setFailure] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const [asked, ask] = useState<readonly Stretch[] | null>(null);
  /** Hours that were pressed and not read back yet. */
  const [pressed, setPressed] = useState<{
    version: unknown;
    slots: readonly Slot[];
    isBlocked: boolean;
  } | null>(null);
  const isPending = pressed !== null && pressed.version === exhibitor.slots;

  const stateOf = (slot: Slot): HourState => {
    const known = exhibitor.slots.find(isAt(slot));
    const isPressed = isPending && pressed.slots.some(isAt(slot));
    return {
      places: known?.places ?? 0,
      taken: known?.taken ?? 0,
      isBlocked: isPressed ? pressed.isBlocked : (known?.isBlocked ?? false),
    };
  };

  const send = async (slots: readonly Slot[], isBlocking: boolean) => {
    setFailure(null);
    setPressed({ version: exhibitor.slots, slots, isBlocked: isBlocking });
    const hours = slots.map((slot) => ({ ...slot, length: slotMinutes }));
    const query = { edition: exhibitor.editionId };
    const body = { exhibitorIds: [exhibitor.id], hours };
    try {
      if (isBlocking) await call(blockHours, { query, body });
      else await call(freeBlockedHours, { query, body });
      setSpoken(text(isBlocking ? 'exhibitors.nowBlocked' : 'exhibitors.nowOpen', { count: slots.length }));
    } catch (error) {
      setPressed(null);
      // A visitor took one of them in the meantime.
      if (error instanceof ApiError && error.code === 'edition.touches-meetings') ask(hours);
      else if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('exhibitors.hoursFailed')));
    }
    refresh();
  };

  return {
    stateOf,
    failure,
    spoken,
    /** Hours with meetings that are to be blocked, while the question about them is open. */
    asked,
    ask,
    press: (range: readonly Slot[]) => {
      const open = range.filter((slot) => !stateOf(slot).isBlocked);
      if (open.length === 0) void send(range, false);
      else if (open.some((slot) => stateOf(slot).taken > 0))
        ask(open.map((slot) => ({ ...slot, length: slotMinutes })));
      else void send(open, true);
    },
    finish: ({ moved, kept, cancelled, told }: TouchedOutcome) => {
      ask(null);
      toast(text('exhibitors.blockedOutcome', { moved, kept, cancelled, told }));
      refresh();
    },
  };
}
