// 'Suggest a schedule': computes a suggestion, and places it by holding its hours in one call.

import { placeMeeting } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { Remedy, SuggestedMeeting, Suggestion } from '@visavis/domain/meeting/suggestion';
import { type RefObject, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import type { UnavailableSlots } from './api.ts';
import { freeHours } from './closed-slots.ts';
import { gridSlotOf, hourOfMeeting, meetingAt } from './grid-slot.ts';
import { inOrderOf } from './plan-of-edition.ts';
import type { SchedulerInput } from './scheduler-input.ts';
import type { Review, SuggestionReview } from './suggestion-review.ts';

interface SuggestionInput extends Pick<SchedulerInput, 'edition' | 'exhibitors' | 'holds' | 'onPlanChange'> {
  latestPlan: RefObject<SchedulerInput['plan']>;
  unavailable: UnavailableSlots;
  /** The suggested meetings are in the plan. */
  onPlaced: (plan: readonly PlannedMeeting[]) => void;
  /** Somebody took the hour in the meantime; the dialog says so. */
  onTaken: (meeting: SuggestedMeeting) => void;
}

type Parts = typeof import('./suggesting.ts');
const fetchParts = (): Promise<Parts> => import('./suggesting.ts');

type Outcome = Pick<Review, 'gone' | 'placedCount' | 'problem'> & { plan: readonly PlannedMeeting[] };

interface OpenedSuggestion extends SuggestionReview {
  /** Null until the first review opens. */
  Dialog: Parts['SuggestionDialog'] | null;
  /** Preloads the code before the first press; a failure is handled at the press. */
  preload: () => void;
  open: () => Promise<void>;
}

interface Placing {
  hours: Parameters<SuggestionInput['holds']['holdMany']>[0];
  onHeld: Parameters<SuggestionInput['holds']['holdMany']>[1];
  /** Why none was held, in words. */
  problem: string | null;
}

export function useSuggestion(input: SuggestionInput): OpenedSuggestion {
  const { edition, exhibitors, holds, latestPlan, unavailable } = input;
  const text = useText();
  const toast = useToast();
  const [parts, setParts] = useState<Parts | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const ids = exhibitors.map((exhibitor) => exhibitor.id);

  function suggest(
    { suggestSchedule }: Parts,
    plan: readonly PlannedMeeting[],
    gone: readonly SuggestedMeeting[] = [],
  ): Suggestion {
    const slots = unavailable.slots ?? [];
    const free = (exhibitorId: number) =>
      freeHours(edition, exhibitorId, slots).filter(
        ({ day, minute }) =>
          !gone.some((one) => one.exhibitorId === exhibitorId && one.day === day && one.minute === minute),
      );
    const confirmed = plan.flatMap((meeting) => hourOfMeeting(meeting) ?? []);
    const isConfirmed = (id: number) => confirmed.some(({ exhibitorId }) => exhibitorId === id);
    return suggestSchedule({
      days: edition.days.map(({ day }) => day),
      hours: edition.hours.map(({ minute }) => minute),
      companies: ids
        .filter((id) => !isConfirmed(id))
        .map((exhibitorId) => ({ exhibitorId, free: free(exhibitorId) })),
      confirmed: confirmed.map((meeting) => ({ ...meeting, free: free(meeting.exhibitorId) })),
    });
  }

  /** The plan with hours that are held by now. */
  function withHeld(plan: readonly PlannedMeeting[], held: readonly SuggestedMeeting[]): PlannedMeeting[] {
    let after = [...plan];
    for (const { exhibitorId, day, minute } of held) {
      const exhibitor = exhibitors.find(({ id }) => id === exhibitorId);
      const slot = gridSlotOf(edition, { day, minute });
      const placed = exhibitor && slot ? placeMeeting(after, meetingAt(slot, exhibitor)) : null;
      if (placed?.ok) after = placed.plan;
    }
    return inOrderOf(after, ids);
  }

  const placing = useAction({
    act: ({ hours, onHeld }: Placing) => holds.holdMany(hours, onHeld),
    failed: text('scheduling.suggestFailed'),
    refused: ({ sentence }, attempt) => {
      attempt.problem = sentence;
    },
  });
  /** Holds the hours, all but those that others have taken in the meantime. */
  async function place(wanted: readonly SuggestedMeeting[]): Promise<Outcome> {
    let plan = latestPlan.current ?? [];
    const hours = wanted.map(({ exhibitorId, day, minute }) => ({
      exhibitorId,
      day,
      minute,
      length: edition.slotMinutes,
    }));
    const attempt: Placing = {
      hours,
      onHeld: (held) => {
        plan = withHeld(plan, held);
        input.onPlanChange((current) => withHeld(current, held));
      },
      problem: null,
    };
    const held = await placing.run(attempt);
    if (!held) return { plan, gone: [], placedCount: 0, problem: attempt.problem };
    for (const hour of held.came) input.onTaken(hour);
    return { plan, gone: [...held.came], placedCount: hours.length - held.came.length, problem: null };
  }

  async function carryOut(wanted: readonly SuggestedMeeting[], closesWhenDone: boolean): Promise<void> {
    if (!parts || !review || review.isHolding) return;
    setReview({ ...review, isHolding: true });
    const { plan, gone, placedCount, problem } = await place(wanted);
    if (placedCount > 0) input.onPlaced(plan);
    if (closesWhenDone && problem === null && gone.length === 0) setReview(null);
    else
      setReview({
        suggestion: suggest(parts, plan, gone),
        confirmedCount: plan.length,
        isHolding: false,
        problem,
        gone,
        placedCount: review.placedCount + placedCount,
      });
  }

  async function open(): Promise<void> {
    let loaded: Parts;
    try {
      loaded = await fetchParts();
    } catch {
      toast(text('app.unreachable'), 'error');
      return;
    }
    const plan = latestPlan.current ?? [];
    setParts(loaded);
    setReview({
      suggestion: suggest(loaded, plan),
      confirmedCount: plan.length,
      isHolding: false,
      problem: null,
      gone: [],
      placedCount: 0,
    });
  }

  return {
    review,
    Dialog: parts?.SuggestionDialog ?? null,
    preload: () => void fetchParts().catch(() => undefined),
    open,
    close: () => {
      if (!review?.isHolding) setReview(null);
    },
    use: () => carryOut(review?.suggestion.placed ?? [], true),
    change: ({ moves }: Remedy) =>
      carryOut(
        moves.map(({ exhibitorId, to }) => ({ exhibitorId, ...to })),
        false,
      ),
  };
}
