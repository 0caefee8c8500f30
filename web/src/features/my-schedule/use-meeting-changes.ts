// A visitor's changes to a meeting: cancelling it, requesting another hour, and every refusal in words.

import { useState } from 'react';
import { isRefusal, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import type { MyMeeting, OwnSchedule } from './api.ts';
import { whenOf, wordOf } from './meetings.ts';

/** The message above the list, and where the focus goes. */
export type Outcome =
  | { kind: 'refused'; sentence: string }
  | { kind: 'done'; sentence: string; meetingId: number };

interface ChangesInput {
  own: OwnSchedule;
  /** Marks these changes as known to the visitor. */
  know: (schedule: NonNullable<OwnSchedule['schedule']>) => void;
}

interface Move {
  meeting: MyMeeting;
  to: { day: number; minute: number };
  /** Why it failed, if the page does not already say it. */
  unsaid: unknown;
}

export function useMeetingChanges({ own, know }: ChangesInput) {
  const text = useText();
  const dates = useDates();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [cancelling, setCancelling] = useState<MyMeeting | null>(null);

  function reportChange(now: MyMeeting): void {
    const values = { company: now.exhibitor, status: wordOf(text, now), when: whenOf(text, dates, now) };
    setOutcome({ kind: 'refused', sentence: text('mySchedule.stale', values) });
  }

  /** @returns whether the page itself shows the reason; otherwise the caller has to */
  function isShownByPage(meeting: MyMeeting, error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error.code === 'meeting.stale' && error.meeting)
      reportChange({ ...error.meeting, hasBegun: meeting.hasBegun });
    else if (error.code === 'meeting.stale' || error.code === 'meeting.ended')
      setOutcome({ kind: 'refused', sentence: serverSentence(text, error) ?? text('mySchedule.gone') });
    else if (error.code !== 'resource.not-found') return false;
    own.refresh();
    return true;
  }

  const cancel = useAction({
    act: own.cancel,
    failed: text('mySchedule.cancelFailed'),
    isOutageHidden: true,
    done: async (answer, meeting: MyMeeting) => {
      know(answer);
      await own.accept(answer);
      setCancelling(null);
      const sentence = text('mySchedule.isCancelled', { company: meeting.exhibitor });
      setOutcome({ kind: 'done', sentence, meetingId: meeting.id });
    },
    refused: ({ error }, meeting) => {
      if (isShownByPage(meeting, error)) {
        setCancelling(null);
        return null;
      }
      // It may have succeeded all the same.
      if (!isRefusal(error)) own.refresh();
    },
  });

  const moving = useAction({
    act: ({ meeting, to }: Move) => own.move(meeting, to),
    // The page on which the hour is chosen says it.
    failed: '',
    done: async (answer, { meeting, to }) => {
      know(answer);
      await own.accept(answer);
      const moved = answer.meetings.find(({ id }) => id === meeting.id);
      const when = moved ? whenOf(text, dates, moved) : dates.hour(to.minute);
      const sentence = text('mySchedule.isMoved', { company: meeting.exhibitor, when });
      setOutcome({ kind: 'done', sentence, meetingId: meeting.id });
    },
    refused: ({ error }, attempt) => {
      if (isShownByPage(attempt.meeting, error)) return;
      own.refresh();
      attempt.unsaid = error;
    },
  });
  /** Returns once moved or refused for good. @throws ApiError for what another hour or a retry may fix */
  async function move(meeting: MyMeeting, to: Move['to']): Promise<void> {
    const attempt: Move = { meeting, to, unsaid: null };
    await moving.run(attempt);
    if (attempt.unsaid !== null) throw attempt.unsaid;
  }

  return {
    outcome,
    cancelling,
    isBusy: cancel.isBusy,
    problem: cancel.failure,
    cancel: cancel.run,
    move,
    reportChange,
    askToCancel: (meeting: MyMeeting) => {
      cancel.forget();
      setOutcome(null);
      setCancelling(meeting);
    },
    keep: () => {
      if (!cancel.isBusy) setCancelling(null);
    },
    forget: () => setOutcome(null),
  };
}
