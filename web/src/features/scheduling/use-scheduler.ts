// State of the scheduler: the open dialog, the state of each hour, and the parts that change the plan.
import { slotHeldForOther } from '@visavis/domain/meeting/messages';
import {
  canSubmit,
  findMeetingWith,
  nextUnscheduled,
  type SlotState,
  slotState,
} from '@visavis/domain/meeting/scheduling';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useDismissToast, useToast } from '../../ui/toast.tsx';
import { useUnavailableSlots } from './api.ts';
import { closedSlots } from './closed-slots.ts';
import { type GridSlot, slotRef } from './grid-slot.ts';
import { isOwn, sameHour } from './holds.ts';
import type { SchedulerDialog, SchedulerInput } from './scheduler-input.ts';
import { useBooking } from './use-booking.ts';
import { useHoldEnds } from './use-hold-ends.ts';
import { useJustTaken } from './use-just-taken.ts';
import { useLostNotice } from './use-lost-notice.ts';
import { useSubmission } from './use-submission.ts';
import { useSuggestion } from './use-suggestion.ts';
import { useUnheld } from './use-unheld.ts';

/** Toast id, so that only one such notice is shown at a time. */
const JUST_TAKEN = 'just-taken';

export function useScheduler(input: SchedulerInput) {
  const { edition, exhibitors, plan, company, holds } = input;
  const text = useText();
  const dates = useDates();
  const toast = useToast();
  const dismissToast = useDismissToast();
  // On another page the notice would refer to an hour that is not visible.
  useEffect(() => () => dismissToast(JUST_TAKEN), [dismissToast]);
  const ids = useMemo(() => exhibitors.map((exhibitor) => exhibitor.id), [exhibitors]);
  const now = useSyncExternalStore(holds.subscribe, holds.now);
  const unavailable = useUnavailableSlots(ids, holds);
  const [dialog, setDialog] = useState<SchedulerDialog | null>(null);
  const latestPlan = useRef(plan);
  useEffect(() => {
    latestPlan.current = plan;
  }, [plan]);

  const closed = useMemo(
    () => closedSlots(edition, company.id, unavailable.slots ?? []),
    [edition, company.id, unavailable.slots],
  );
  const stateOf = (slot: GridSlot): SlotState => slotState(plan, company.id, slotRef(slot), closed);
  const ending = useHoldEnds(now);
  const everySlot = edition.days.flatMap((day) => edition.hours.map((hour) => ({ day, hour })));
  const freeCount = everySlot.filter((slot) => stateOf(slot).kind === 'available').length;
  const isFull =
    !unavailable.unknown &&
    findMeetingWith(plan, company.id) === null &&
    everySlot.every((slot) =>
      closed.some(({ day, time }) => day === slot.day.day && time === slot.hour.label),
    );
  const isGone = (slot: GridSlot): boolean => stateOf(slot).kind === 'unavailable';
  const inform = (...sentences: string[]) => setDialog({ kind: 'information', sentences, refused: null });
  const sentenceOfTaken = ({ day, hour }: GridSlot): string =>
    text('scheduling.justTakenSentence', { time: dates.time(hour.range), weekday: dates.weekday(day.date) });

  /** Hours whose loss has already been reported on screen. */
  const reported = useRef(new Set<string>());
  const markReported = (exhibitorId: number, day: number, minute: number) =>
    reported.current.add(`${exhibitorId}/${day}/${minute}`);
  const isJustTaken = useJustTaken({
    edition,
    companyId: company.id,
    unavailable,
    isOwn: ({ day, minute }) => {
      const label = edition.hours.find((known) => known.minute === minute)?.label;
      return (
        isOwn(holds.now(), { exhibitorId: company.id, day, minute }) ||
        plan.some((meeting) => meeting.day === day && meeting.time === label)
      );
    },
    onTaken: (slots) => {
      const isOpen = (slot: GridSlot) =>
        dialog?.kind === 'confirm' &&
        dialog.slot.day.day === slot.day.day &&
        dialog.slot.hour.minute === slot.hour.minute;
      const news = slots.filter(
        (slot) =>
          !reported.current.delete(`${company.id}/${slot.day.day}/${slot.hour.minute}`) && !isOpen(slot),
      );
      const [first] = news;
      if (first && news.length === 1) toast(sentenceOfTaken(first), 'info', JUST_TAKEN);
      else if (news.length > 1)
        toast(text('scheduling.severalJustTaken', { count: news.length }), 'info', JUST_TAKEN);
    },
  });

  const shared = { ...input, latestPlan, unavailable };
  const sending = useSubmission({ ...shared, onDialog: setDialog });
  const booking = useBooking({
    ...shared,
    isGone,
    inform,
    closeDialog: () => setDialog(null),
    onTaken: (slot) => {
      markReported(company.id, slot.day.day, slot.hour.minute);
      inform(sentenceOfTaken(slot));
      void unavailable.markTaken([{ exhibitorId: company.id, day: slot.day.day, time: slot.hour.label }]);
    },
  });
  const suggestion = useSuggestion({
    ...shared,
    onPlaced: (placed) => input.onCompanyChange(nextUnscheduled(ids, placed, company.id) ?? company.id),
    onTaken: ({ exhibitorId, day, minute }) => {
      if (exhibitorId === company.id) markReported(exhibitorId, day, minute);
      const time = edition.hours.find((known) => known.minute === minute)?.label;
      if (time !== undefined) void unavailable.markTaken([{ exhibitorId, day, time }]);
    },
  });
  const unheld = useUnheld({
    ...shared,
    now,
    slots: unavailable.slots,
    isPaused: sending.submission !== 'open' || input.isUnanswered === true,
  });

  function activate(slot: GridSlot): void {
    if (sending.locked.current || input.isUnanswered) return;
    const state = stateOf(slot);
    if (state.kind === 'unavailable') return;
    if (state.kind === 'other') inform(slotHeldForOther(state.meeting.company));
    else if (state.kind === 'own') setDialog({ kind: 'cancel', meeting: state.meeting });
    else {
      booking.restart();
      setDialog({ kind: 'confirm', slot, replaces: findMeetingWith(plan, company.id) !== null });
    }
  }

  function closeDialog(): void {
    // An hour being held is added to the plan when the response arrives.
    if (dialog?.kind === 'confirm' && booking.confirming === 'holding') return;
    setDialog(null);
    if (dialog?.kind === 'information' && dialog.refused)
      input.onFixField?.(dialog.refused.firstField, dialog.refused.fields);
  }

  return {
    unavailable,
    /** How many hours of the company in view can be chosen now. */
    freeCount,
    /** The company in view has no hour left, and the visitor has none with it. */
    isFull,
    stateOf,
    isJustTaken,
    activate,
    dialog,
    /** What the confirmation says if its hour was taken while it was open. */
    goneSentence:
      dialog?.kind === 'confirm' && booking.confirming !== 'holding' && isGone(dialog.slot)
        ? sentenceOfTaken(dialog.slot)
        : null,
    booking,
    closeDialog,
    ending,
    /** For a planned hour, with this company or another. */
    secondsLeftOf: ({ day, hour }: GridSlot, state: SlotState): number | null => {
      if (state.kind !== 'own' && state.kind !== 'other') return null;
      const held = { exhibitorId: state.meeting.exhibitorId, day: day.day, minute: hour.minute };
      return ending.find((hold) => sameHour(hold, held))?.secondsLeft ?? null;
    },
    unheld,
    suggestion,
    notice: useLostNotice(input.lost, plan, exhibitors, edition),
    submission: sending.submission,
    isReady: canSubmit(exhibitors.length, plan.length),
    submit: sending.submit,
  };
}
