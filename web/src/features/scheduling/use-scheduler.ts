// What happens on the scheduler: which company is in view, which dialog is open, what a confirmation changes.
import type { Edition, FairDay, FairHour } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { companyAlreadyScheduled, slotHeldForOther } from '@visavis/domain/meeting/messages';
import {
  canSubmit,
  findMeetingWith,
  nextUnscheduled,
  placeMeeting,
  removeMeeting,
  slotState,
} from '@visavis/domain/meeting/scheduling';
import type { LostSlot, PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useUnavailableSlots } from './api.ts';
import { closedSlots } from './closed-slots.ts';
import { type LostMeeting, takeOutLost } from './lost-slots.ts';
import { type RefusedForm, readSubmissionFailure } from './submission-failure.ts';

export interface GridSlot {
  day: FairDay;
  hour: FairHour;
}

export type SchedulerDialog =
  | { kind: 'confirm'; slot: GridSlot; replaces: boolean }
  | { kind: 'cancel'; meeting: PlannedMeeting }
  | { kind: 'information'; sentences: string[]; refused: RefusedForm | null };

/** As the server named them. */
export interface LostHours {
  slots: LostSlot[];
  keptCount: number;
}

export interface LostNotice {
  lost: LostMeeting[];
  keptCount: number;
}

interface SchedulerInput {
  edition: Edition;
  exhibitors: readonly Exhibitor[];
  plan: readonly PlannedMeeting[];
  onPlanChange: (plan: PlannedMeeting[]) => void;
  lost: LostHours | null;
  onLostChange: (lost: LostHours | null) => void;
  /** The company in view. */
  company: Exhibitor;
  onCompanyChange: (exhibitorId: number) => void;
  onSubmit: () => Promise<void>;
  onFixField: (firstField: string, fields: Record<string, string>) => void;
  /** Said when the server gives no sentence of its own. */
  failedSentence: string;
}

/** Companies keep their pigments from page to page when their order stays that of choosing. */
const inOrderOfChoosing = (plan: readonly PlannedMeeting[], ids: readonly number[]): PlannedMeeting[] =>
  [...plan].sort((a, b) => ids.indexOf(a.exhibitorId) - ids.indexOf(b.exhibitorId));

const slotRef = ({ day, hour }: GridSlot) => ({ day: day.day, time: hour.label });

export function useScheduler(input: SchedulerInput) {
  const { edition, exhibitors, plan, company, onPlanChange, onCompanyChange } = input;
  const text = useText();
  const ids = useMemo(() => exhibitors.map((exhibitor) => exhibitor.id), [exhibitors]);
  const unavailable = useUnavailableSlots(ids);
  const [dialog, setDialog] = useState<SchedulerDialog | null>(null);
  const [submission, setSubmission] = useState<'open' | 'in-flight' | 'done'>('open');
  const locked = useRef(false);
  const latestPlan = useRef(plan);
  useEffect(() => {
    latestPlan.current = plan;
  }, [plan]);

  const closed = useMemo(
    () => closedSlots(edition, company.id, unavailable.slots ?? []),
    [edition, company.id, unavailable.slots],
  );
  const isFull =
    !unavailable.unknown &&
    findMeetingWith(plan, company.id) === null &&
    edition.days.every(({ day }) =>
      edition.hours.every(({ label }) => closed.some((slot) => slot.day === day && slot.time === label)),
    );
  const stateOf = (slot: GridSlot) => slotState(plan, company.id, slotRef(slot), closed);
  const inform = (...sentences: string[]) => setDialog({ kind: 'information', sentences, refused: null });

  function activate(slot: GridSlot): void {
    if (locked.current) return;
    const state = stateOf(slot);
    if (state.kind === 'unavailable') return;
    if (state.kind === 'other') inform(slotHeldForOther(state.meeting.company));
    else if (state.kind === 'own') setDialog({ kind: 'cancel', meeting: state.meeting });
    else setDialog({ kind: 'confirm', slot, replaces: findMeetingWith(plan, company.id) !== null });
  }

  /** Another tab, or the list of unavailable slots, may have moved on since the dialog opened. */
  function confirm(slot: GridSlot, replaces: boolean): void {
    if (stateOf(slot).kind === 'unavailable') {
      inform(text('scheduling.slotGone'));
      return;
    }
    if (!replaces && findMeetingWith(plan, company.id)) {
      inform(companyAlreadyScheduled(company.company_name));
      return;
    }
    const placed = placeMeeting(plan, {
      day: slot.day.day,
      date: slot.day.date,
      dayOfWeek: slot.day.dayOfWeek,
      time: slot.hour.label,
      company: company.company_name,
      boothNumber: company.booth_number,
      exhibitorId: company.id,
    });
    if (!placed.ok) {
      inform(slotHeldForOther(placed.heldBy.company));
      return;
    }
    setDialog(null);
    onPlanChange(inOrderOfChoosing(placed.plan, ids));
    onCompanyChange(nextUnscheduled(ids, placed.plan, company.id) ?? company.id);
  }

  function cancelBooking(meeting: PlannedMeeting): void {
    setDialog(null);
    onPlanChange(removeMeeting(plan, meeting.exhibitorId));
  }

  function closeDialog(): void {
    setDialog(null);
    if (dialog?.kind === 'information' && dialog.refused)
      input.onFixField(dialog.refused.firstField, dialog.refused.fields);
  }

  async function submit(): Promise<void> {
    if (locked.current || !canSubmit(exhibitors.length, plan.length)) return;
    locked.current = true;
    setSubmission('in-flight');
    if (input.lost) input.onLostChange(null);
    try {
      await input.onSubmit();
      setSubmission('done');
    } catch (error) {
      locked.current = false;
      setSubmission('open');
      if (!(error instanceof ApiError)) console.error(error);
      const failure = readSubmissionFailure(error, input.failedSentence);
      if (failure.kind === 'told') {
        setDialog({ kind: 'information', sentences: failure.sentences, refused: failure.refused });
        return;
      }
      const { lost, plan: kept, taken } = takeOutLost(latestPlan.current, failure.lost, exhibitors, edition);
      onPlanChange(kept);
      input.onLostChange({ slots: failure.lost, keptCount: kept.length });
      const first = lost.find((meeting) => meeting.exhibitorId !== null)?.exhibitorId;
      if (first != null) onCompanyChange(first);
      await unavailable.markTaken(taken);
    }
  }

  const notice = useMemo(
    (): LostNotice | null =>
      input.lost && {
        lost: takeOutLost([], input.lost.slots, exhibitors, edition).lost,
        keptCount: input.lost.keptCount,
      },
    [input.lost, exhibitors, edition],
  );
  const stillLost = notice?.lost.some(
    ({ exhibitorId }) => exhibitorId === null || findMeetingWith(plan, exhibitorId) === null,
  );
  return {
    unavailable,
    /** No hour is left at the company in view, and none is the visitor's. */
    isFull,
    stateOf,
    activate,
    dialog,
    confirm,
    cancelBooking,
    closeDialog,
    /** Stays until every company that lost its hour has another. */
    notice: stillLost ? notice : null,
    submission,
    isReady: canSubmit(exhibitors.length, plan.length),
    submit,
  };
}
