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
import { type RefObject, useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
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

export function useBooking(input: BookingInput) {
  const { exhibitors, company, holds, onPlanChange, onCompanyChange, inform } = input;
  const text = useText();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState<ConfirmState>('open');
  const ids = exhibitors.map((exhibitor) => exhibitor.id);

  async function confirm(slot: GridSlot, replaces: boolean): Promise<void> {
    const plan = input.latestPlan.current ?? [];
    // The dialog already says so.
    if (confirming === 'holding' || input.isGone(slot)) return;
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
    setConfirming('holding');
    try {
      const hour = {
        exhibitorId: company.id,
        day: slot.day.day,
        minute: slot.hour.minute,
        length: input.edition.slotMinutes,
      };
      await holds.hold(hour, () => {
        // In one batch, so that the company is never rendered as already scheduled.
        onPlanChange((current) => planned(current, wanted));
        setConfirming('open');
        input.closeDialog();
        onCompanyChange(nextUnscheduled(ids, placed.plan, company.id) ?? company.id);
      });
    } catch (error) {
      refused(slot, error);
    }
  }

  const planned = (current: PlannedMeeting[], wanted: PlannedMeeting): PlannedMeeting[] => {
    const placed = placeMeeting(current, wanted);
    return placed.ok ? inOrderOf(placed.plan, ids) : current;
  };

  function refused(slot: GridSlot, error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    setConfirming(isRefusal ? 'open' : 'failed');
    if (!isRefusal) return;
    // The lists have changed: the grid may be another by now.
    if (error.code === 'resource.not-found') void queries.invalidateQueries(editionQuery());
    if (error.code === 'meeting.slot-taken') input.onTaken(slot);
    else inform(serverSentence(text, error) || error.serverError || text('scheduling.holdFailed'));
  }

  return {
    confirming,
    confirm,
    /** The holds of the draft notice that the hour left the plan, and release it. */
    cancelBooking: (meeting: PlannedMeeting) => {
      input.closeDialog();
      onPlanChange((current) => removeMeeting(current, meeting.exhibitorId));
    },
    /** Resets the state for a new confirmation. */
    restart: () => setConfirming('open'),
  };
}
