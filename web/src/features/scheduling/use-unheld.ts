// Planned hours that are no longer held: lists them, holds them again on request, and drops those that were taken.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { removeMeeting } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { closedHours } from './closed-slots.ts';
import { hourOfMeeting } from './grid-slot.ts';
import { type HoldsNow, isHeld } from './holds.ts';
import { addLostMeetings } from './lost-slots.ts';
import type { SchedulerInput } from './scheduler-input.ts';

interface UnheldInput extends Pick<SchedulerInput, 'plan' | 'holds' | 'onPlanChange' | 'onLostChange'> {
  now: HoldsNow;
  latestPlan: RefObject<SchedulerInput['plan']>;
  slots: readonly UnavailableSlot[] | undefined;
  /** A submission is in flight: its holds are becoming meetings. */
  isPaused: boolean;
}

export interface Unheld {
  meetings: PlannedMeeting[];
  state: 'open' | 'holding' | 'failed';
  holdAgain(): Promise<void>;
}

const sameMeeting = (a: PlannedMeeting, b: PlannedMeeting): boolean =>
  a.exhibitorId === b.exhibitorId && a.day === b.day && a.time === b.time;

export function useUnheld(input: UnheldInput): Unheld {
  const { plan, now, slots, isPaused } = input;
  const [state, setState] = useState<Unheld['state']>('open');
  const meetings =
    now.known && !isPaused
      ? plan.filter((meeting) => {
          const hour = hourOfMeeting(meeting);
          return hour !== null && !isHeld(now, hour);
        })
      : [];

  async function hold(wanted: readonly PlannedMeeting[]): Promise<void> {
    setState('holding');
    try {
      const hours = wanted.flatMap((meeting) => hourOfMeeting(meeting) ?? []);
      const taken = await input.holds.holdMany(hours, () => {});
      for (const meeting of wanted)
        if (taken.some(({ exhibitorId }) => exhibitorId === meeting.exhibitorId)) lose(meeting);
      setState('open');
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      setState('failed');
    }
  }

  function lose(meeting: PlannedMeeting): void {
    const before = input.latestPlan.current ?? plan;
    if (!before.some((planned) => sameMeeting(planned, meeting))) return;
    const kept = removeMeeting(before, meeting.exhibitorId);
    input.latestPlan.current = kept;
    input.onPlanChange((current) => current.filter((planned) => !sameMeeting(planned, meeting)));
    input.onLostChange((current) => addLostMeetings(current, [meeting], kept));
  }

  // An unheld hour listed as taken is claimed once more: only the server knows whose it is.
  const tried = useRef<{ slots: unknown; hours: Set<string> }>({ slots: null, hours: new Set() });
  const claimTaken = useEffectEvent((listed: readonly UnavailableSlot[]) => {
    if (tried.current.slots !== listed) tried.current = { slots: listed, hours: new Set() };
    const taken = meetings.filter((meeting) => {
      const at = hourOfMeeting(meeting);
      const name = `${meeting.exhibitorId}/${meeting.day}/${meeting.time}`;
      if (at === null || tried.current.hours.has(name)) return false;
      const isTaken = closedHours(meeting.exhibitorId, listed).some(
        ({ day, minute }) => day === at.day && minute === at.minute,
      );
      if (isTaken) tried.current.hours.add(name);
      return isTaken;
    });
    if (taken.length > 0) void hold(taken);
  });
  const unheldNames = meetings
    .map((meeting) => `${meeting.exhibitorId}/${meeting.day}/${meeting.time}`)
    .join();
  useEffect(() => {
    if (slots && unheldNames !== '') claimTaken(slots);
  }, [slots, unheldNames]);

  return { meetings, state, holdAgain: () => hold(meetings) };
}
