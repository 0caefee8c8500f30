// Submits the plan, one request at a time, and applies a refusal to it.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { canSubmit } from '@visavis/domain/meeting/scheduling';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { type RefObject, useRef, useState } from 'react';
import { loadWords } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import type { UnavailableSlots } from './api.ts';
import { removeLost } from './lost-slots.ts';
import type { SchedulerDialog, SchedulerInput } from './scheduler-input.ts';
import { lostIn, readSubmissionFailure } from './submission-failure.ts';

interface SubmissionInput extends SchedulerInput {
  latestPlan: RefObject<SchedulerInput['plan']>;
  unavailable: UnavailableSlots;
  onDialog: (dialog: SchedulerDialog) => void;
}

export type Submission = 'open' | 'in-flight' | 'done';

export function useSubmission(input: SubmissionInput) {
  const { edition, exhibitors, plan, unavailable } = input;
  const text = useText();
  const [submission, setSubmission] = useState<Submission>('open');
  /** A ref, so that a second press sees it before the next render. */
  const locked = useRef(false);

  async function submit(): Promise<void> {
    if (submission === 'done' && input.submitted)
      input.onDialog({ kind: 'information', sentences: [input.submitted.again], refused: null });
    if (locked.current || input.isUnanswered || !canSubmit(exhibitors.length, plan.length)) return;
    locked.current = true;
    setSubmission('in-flight');
    if (input.lost) input.onLostChange(null);
    try {
      await input.onSubmit();
      setSubmission('done');
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      const lost = lostIn(error);
      // Before anything is awaited: an open page holds its plan again, and would itself find the lost hours taken.
      const taken = lost ? drop(lost) : [];
      locked.current = false;
      setSubmission('open');
      input.onRefused?.();
      if (lost) await unavailable.markTaken(taken);
      else await report(error);
    }
  }

  /** Removes lost hours from the plan. @returns those of the visitor's companies */
  function drop(slots: LostSlot[]): UnavailableSlot[] {
    const before = input.latestPlan.current ?? plan;
    const { lost, plan: kept, taken } = removeLost(before, slots, exhibitors, edition);
    input.onPlanChange(kept);
    input.onLostChange({ slots, keptCount: kept.length });
    const first = lost.find((meeting) => meeting.exhibitorId !== null)?.exhibitorId;
    if (first != null) input.onCompanyChange(first);
    return taken;
  }

  async function report(error: unknown): Promise<void> {
    // A refusal may concern a field, whose texts are otherwise loaded with its form.
    await loadWords(['fields']).catch(() => undefined);
    const failure = readSubmissionFailure(text, error, input.failedSentence);
    const isAway = error instanceof ApiError && error.status === 0;
    const sentences = [...failure.sentences, ...(isAway ? [text('scheduling.planKept')] : [])];
    input.onDialog({ kind: 'information', sentences, refused: failure.refused });
  }

  return { submission, locked, submit };
}
