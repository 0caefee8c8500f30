// A visitor's changes to a meeting: cancelling it, requesting another hour, and every refusal in words.

import { useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ApiError } from '../../lib/api-client.ts';
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

export function useMeetingChanges({ own, know }: ChangesInput) {
  const text = useText();
  const dates = useDates();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [cancelling, setCancelling] = useState<MyMeeting | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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

  async function cancel(meeting: MyMeeting): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await own.cancel(meeting);
      know(answer);
      await own.accept(answer);
      setCancelling(null);
      const sentence = text('mySchedule.isCancelled', { company: meeting.exhibitor });
      setOutcome({ kind: 'done', sentence, meetingId: meeting.id });
    } catch (error) {
      if (isShownByPage(meeting, error)) setCancelling(null);
      else {
        if (!(error instanceof ApiError)) console.error(error);
        const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
        setProblem((isRefusal && serverSentence(text, error)) || text('mySchedule.cancelFailed'));
        // It may have succeeded all the same.
        if (!isRefusal) own.refresh();
      }
    } finally {
      setBusy(false);
    }
  }

  /** Returns once moved or refused for good. @throws ApiError for what another hour or a retry may fix */
  async function move(meeting: MyMeeting, to: { day: number; minute: number }): Promise<void> {
    try {
      const answer = await own.move(meeting, to);
      know(answer);
      await own.accept(answer);
      const moved = answer.meetings.find(({ id }) => id === meeting.id);
      const when = moved ? whenOf(text, dates, moved) : dates.hour(to.minute);
      const sentence = text('mySchedule.isMoved', { company: meeting.exhibitor, when });
      setOutcome({ kind: 'done', sentence, meetingId: meeting.id });
    } catch (error) {
      if (isShownByPage(meeting, error)) return;
      own.refresh();
      throw error;
    }
  }

  return {
    outcome,
    cancelling,
    isBusy,
    problem,
    cancel,
    move,
    reportChange,
    askToCancel: (meeting: MyMeeting) => {
      setProblem(null);
      setOutcome(null);
      setCancelling(meeting);
    },
    keep: () => {
      if (!isBusy) setCancelling(null);
    },
    forget: () => setOutcome(null),
  };
}
