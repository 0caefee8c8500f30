// Approve, Reject and Approve All of one registration: the action in progress and its outcome.
import { useQueryClient } from '@tanstack/react-query';
import { approveAllMeetings, approveMeeting, rejectMeeting } from '@visavis/contract/meeting/calls';
import type { approvalResultSchema } from '@visavis/contract/meeting/endpoints';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { keepRegistration, loadRegistration } from './api.ts';
import { type Refusal, refusalOf } from './refusal.ts';

export type ApprovalResult = z.infer<typeof approvalResultSchema>;
export type RecordedAction = 'approve' | 'reject' | 'approve-all' | 'load';

/** The outcome shown for the last action. */
export type Outcome =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'results'; results: ApprovalResult[] }
  | { kind: 'done'; sentence: string };

interface Decision {
  kind: RecordedAction;
  work: () => Promise<MeetingGroup>;
  meeting: Schedule | undefined;
}

export function useDecisions({ id: registrationId, schedules }: MeetingGroup) {
  const text = useText();
  const queries = useQueryClient();
  const [last, setLast] = useState<{ of: number; outcome: Outcome } | null>(null);
  // The outcome belongs to the person it was about.
  const outcome = last?.of === registrationId ? last.outcome : null;
  const setOutcome = (next: Outcome | null) => setLast(next && { of: registrationId, outcome: next });

  const action = useAction({
    act: ({ work }: Decision) => work(),
    failed: text('review.notChanged'),
    atOnce: () => setOutcome(null),
    done: (group) => keepRegistration(queries, group),
    refused: (failure, { meeting }) => setOutcome({ kind: 'refused', refusal: refusalOf(failure, meeting) }),
  });
  /** @param meeting as it was on screen @returns the registration afterwards; null if it was refused */
  const run = async (kind: RecordedAction, work: Decision['work'], meeting?: Schedule) =>
    (await action.run({ kind, work, meeting }))?.came ?? null;

  const seen = ({ id, version }: Schedule) => ({ params: { id }, query: { version } });
  const approve = (meeting: Schedule) =>
    run('approve', async () => (await call(approveMeeting, seen(meeting))).group, meeting);
  /** @param meeting as it was when the question opened @param reason empty for none */
  const reject = (meeting: Schedule, reason: string) =>
    run(
      'reject',
      async () =>
        (await call(rejectMeeting, { ...seen(meeting), body: reason === '' ? {} : { reason } })).group,
      meeting,
    );
  /**
   * @param withRejected whether rejected meetings are approved as well
   * @returns the registration once all of them are approved; otherwise null, and the results stay on screen
   */
  const approveAll = async (withRejected: boolean): Promise<MeetingGroup | null> => {
    let areAllApproved = false;
    const after = await run('approve-all', async () => {
      const { group, results } = await call(approveAllMeetings, {
        params: { id: registrationId },
        // A meeting that somebody else changed in the meantime is not approved unseen.
        body: {
          versions: schedules.map(({ id, version }) => ({ id, version })),
          ...(!withRejected && { only: 'pending' as const }),
        },
      });
      areAllApproved = results.every(({ ok }) => ok);
      setOutcome({ kind: 'results', results });
      return group;
    });
    return areAllApproved ? after : null;
  };
  const loadLatest = () => run('load', () => loadRegistration(queries, registrationId));

  /** Another meeting came into view: clears the outcome of the previous one, but keeps the results of Approve All. */
  const turn = () => {
    if (outcome?.kind !== 'results') setOutcome(null);
  };
  const reportDone = (sentence: string) => setOutcome({ kind: 'done', sentence });

  return {
    busy: action.busyWith?.kind ?? null,
    outcome,
    approve,
    reject,
    approveAll,
    loadLatest,
    turn,
    reportDone,
  };
}
