// Sending the plan: once at a time, and what a refusal means for it.
import { canSubmit } from '@visavis/domain/meeting/scheduling';
import { type RefObject, useRef, useState } from 'react';
import { loadWords } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import type { UnavailableSlots } from './api.ts';
import { takeOutLost } from './lost-slots.ts';
import type { SchedulerDialog, SchedulerInput } from './scheduler-input.ts';
import { readSubmissionFailure } from './submission-failure.ts';

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
  /** Known before the next drawing, so that a second press finds it. */
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
      locked.current = false;
      setSubmission('open');
      if (!(error instanceof ApiError)) console.error(error);
      await tell(error);
    }
  }

  async function tell(error: unknown): Promise<void> {
    // A refusal may be of a field, whose words are on the page of its form.
    await loadWords(['fields']).catch(() => undefined);
    const failure = readSubmissionFailure(text, error, input.failedSentence);
    if (failure.kind === 'told') {
      const isAway = error instanceof ApiError && error.status === 0;
      const sentences = [...failure.sentences, ...(isAway ? [text('scheduling.planKept')] : [])];
      input.onDialog({ kind: 'information', sentences, refused: failure.refused });
      return;
    }
    const before = input.latestPlan.current ?? plan;
    const { lost, plan: kept, taken } = takeOutLost(before, failure.lost, exhibitors, edition);
    input.onPlanChange(kept);
    input.onLostChange({ slots: failure.lost, keptCount: kept.length });
    const first = lost.find((meeting) => meeting.exhibitorId !== null)?.exhibitorId;
    if (first != null) input.onCompanyChange(first);
    await unavailable.markTaken(taken);
  }

  return { submission, locked, submit };
}
