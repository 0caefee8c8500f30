// 'Suggest a schedule': computes a suggestion, and places it by holding one hour after another.

import { placeMeeting } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { Remedy, SuggestedMeeting, Suggestion } from '@visavis/domain/meeting/suggestion';
import { type RefObject, useState } from 'react';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
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

  /** Holds each hour in turn, skipping taken ones; stops at any other failure. */
  async function place(wanted: readonly SuggestedMeeting[]): Promise<Outcome> {
    let plan = latestPlan.current ?? [];
    const gone: SuggestedMeeting[] = [];
    let placedCount = 0;
    for (const { exhibitorId, day, minute } of wanted) {
      const exhibitor = exhibitors.find(({ id }) => id === exhibitorId);
      const slot = gridSlotOf(edition, { day, minute });
      if (!exhibitor || !slot) continue;
      const meeting = meetingAt(slot, exhibitor);
      const added = (current: readonly PlannedMeeting[]): PlannedMeeting[] => {
        const placed = placeMeeting(current, meeting);
        return placed.ok ? inOrderOf(placed.plan, ids) : [...current];
      };
      try {
        await holds.hold({ exhibitorId, day, minute, length: edition.slotMinutes }, () =>
          input.onPlanChange(added),
        );
        plan = added(plan);
        placedCount += 1;
      } catch (error) {
        const isTaken = error instanceof ApiError && error.code === 'meeting.slot-taken';
        if (!isTaken) {
          if (!(error instanceof ApiError)) console.error(error);
          const problem = sentenceOf(text, error, text('scheduling.suggestFailed'));
          return { plan, gone, placedCount, problem };
        }
        gone.push({ exhibitorId, day, minute });
        input.onTaken({ exhibitorId, day, minute });
      }
    }
    return { plan, gone, placedCount, problem: null };
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
