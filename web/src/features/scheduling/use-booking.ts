// Confirms an hour, first held on the server, then added to the plan; and cancels one.

import { useQueryClient } from '@tanstack/react-query';
import { companyAlreadyScheduled, slotHeldForOther } from '@visavis/domain/meeting/messages';
import {
  findMeetingWith,
  nextUnscheduled,
  placeMeeting,
  removeMeeting,
} from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { RefObject } from 'react';
import { isRefusal, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useAction } from '../../queries/use-action.ts';
import { editionQuery } from '../../queries/use-edition.ts';
import type { UnavailableSlots } from './api.ts';
import { type GridSlot, meetingAt } from './grid-slot.ts';
import { inOrderOf } from './plan-of-edition.ts';
import type { SchedulerInput } from './scheduler-input.ts';

interface BookingInput extends SchedulerInput {
  latestPlan: RefObject<SchedulerInput['plan']>;
  unavailable: UnavailableSlots;
  isGone: (slot: GridSlot) => boolean;
  /** The hour was taken before it could be held. */
  onTaken: (slot: GridSlot) => void;
  inform: (...sentences: string[]) => void;
  closeDialog: () => void;
}

/** State of the open confirmation. */
export type ConfirmState = 'open' | 'holding' | 'failed';

interface Wanted {
  slot: GridSlot;
  wanted: PlannedMeeting;
  /** The plan with it. */
  after: readonly PlannedMeeting[];
}

export function useBooking(input: BookingInput) {
  const { exhibitors, company, holds, onPlanChange, onCompanyChange, inform } = input;
  const text = useText();
  const queries = useQueryClient();
  const ids = exhibitors.map((exhibitor) => exhibitor.id);

  async function confirm(slot: GridSlot, replaces: boolean): Promise<void> {
    const plan = input.latestPlan.current ?? [];
    // The dialog already says so.
    if (holding.isBusy || input.isGone(slot)) return;
    // Another tab may have changed the plan since the dialog opened.
    if (!replaces && findMeetingWith(plan, company.id)) {
      inform(companyAlreadyScheduled(company.company_name));
      return;
    }
    const wanted = meetingAt(slot, company);
    const placed = placeMeeting(plan, wanted);
    if (!placed.ok) {
      inform(slotHeldForOther(placed.heldBy.company));
      return;
    }
    await holding.run({ slot, wanted, after: placed.plan });
  }

  const planned = (current: PlannedMeeting[], wanted: PlannedMeeting): PlannedMeeting[] => {
    const placed = placeMeeting(current, wanted);
    return placed.ok ? inOrderOf(placed.plan, ids) : current;
  };

  const holding = useAction({
    act: ({ slot, wanted, after }: Wanted) => {
      const hour = {
        exhibitorId: company.id,
        day: slot.day.day,
        minute: slot.hour.minute,
        length: input.edition.slotMinutes,
      };
      // Done once the hour is held: the next one may be confirmed while the draft is still working.
      return new Promise<void>((resolve, reject) => {
        const onHeld = () => {
          // In one batch, so that the company is never rendered as already scheduled.
          onPlanChange((current) => planned(current, wanted));
          input.closeDialog();
          onCompanyChange(nextUnscheduled(ids, after, company.id) ?? company.id);
          resolve();
        };
        void holds.hold(hour, onHeld).then(() => resolve(), reject);
      });
    },
    failed: text('scheduling.holdFailed'),
    isOutageHidden: true,
    refused: ({ error }, { slot }) => {
      // The dialog says that no response came.
      if (!isRefusal(error)) return;
      // The lists have changed, so the grid may differ by now.
      if (error.code === 'resource.not-found') void queries.invalidateQueries(editionQuery());
      if (error.code === 'meeting.slot-taken') input.onTaken(slot);
      else inform(serverSentence(text, error) || error.serverError || text('scheduling.holdFailed'));
      return null;
    },
  });
  const confirming: ConfirmState = holding.isBusy ? 'holding' : holding.failure === null ? 'open' : 'failed';

  return {
    confirming,
    confirm,
    /** The holds of the draft notice that the hour left the plan, and release it. */
    cancelBooking: (meeting: PlannedMeeting) => {
      input.closeDialog();
      onPlanChange((current) => removeMeeting(current, meeting.exhibitorId));
    },
    /** Resets the state for a new confirmation. */
    restart: () => holding.forget(),
  };
}
