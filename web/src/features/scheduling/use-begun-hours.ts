// Removes an hour from the plan when it begins, and reports it as lost.
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useEffect, useEffectEvent } from 'react';
import { addLostMeetings } from './lost-slots.ts';
import type { SchedulerInput } from './scheduler-input.ts';

type BegunInput = Pick<
  SchedulerInput,
  'edition' | 'onPlanChange' | 'onLostChange' | 'isUnanswered' | 'isSending'
>;

export function useBegunHours(plan: readonly PlannedMeeting[], input: BegunInput): void {
  const { edition, isUnanswered, isSending } = input;
  const begun = plan.filter(({ day, time }) =>
    edition.begun.some((slot) => slot.day === day && slot.minute === parseSlotTime(time)),
  );
  // A submitted plan may already be registered.
  const isOpen = !isUnanswered && !isSending;
  const removeBegun = useEffectEvent(() => {
    const kept = plan.filter((meeting) => !begun.includes(meeting));
    input.onPlanChange((current) =>
      current.filter(
        ({ exhibitorId, day, time }) =>
          !begun.some((one) => one.exhibitorId === exhibitorId && one.day === day && one.time === time),
      ),
    );
    input.onLostChange((lost) => addLostMeetings(lost, begun, kept, true));
  });
  useEffect(() => {
    if (isOpen && begun.length > 0) removeBegun();
  }, [isOpen, begun.length]);
}
