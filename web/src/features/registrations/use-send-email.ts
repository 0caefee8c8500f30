// Send Email of a row: loads the latest registration and sends its decisions, or says why not.
import { useQueryClient } from '@tanstack/react-query';
import { getMeetingGroup, sendStatusEmail } from '@visavis/contract/meeting/calls';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { useState } from 'react';
import { isSessionOver, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { isPending } from '../../list/meeting-words.ts';
import { useToast } from '../../ui/toast.tsx';
import { keepRegistration, REGISTRATIONS } from './api.ts';

type Part = 'details' | 'sending';

/** @param onPending opens the schedule, as a meeting still needs a decision (hosted buyer and dashboard 4) */
export function useSendEmail(onPending: (id: number) => void) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());

  const report = (id: number, sentence: string | null) => {
    setFailures((before) => {
      const next = new Map(before);
      if (sentence === null) next.delete(id);
      else next.set(id, sentence);
      return next;
    });
    if (sentence !== null) toast(sentence, 'error');
  };
  const failureOf = (error: unknown, part: Part): string => {
    const message = error instanceof ApiError ? serverSentence(text, error) : undefined;
    if (message === undefined) return text('review.emailError');
    return text(part === 'details' ? 'review.detailsFailed' : 'review.sendFailed', {
      message,
    });
  };

  const attempt = async (id: number) => {
    let part: Part = 'details';
    try {
      const group = await call(getMeetingGroup, { params: { id } });
      keepRegistration(queries, group);
      if (!group.user_id || !group.visitor_company_id) return report(id, text('review.invalidData'));
      if (group.schedules.some(isPending)) return onPending(id);
      part = 'sending';
      const answer = await call(sendStatusEmail, { body: bodyOf(group) });
      keepRegistration(queries, answer.group);
      toast(
        text.message(answer.outcome, answer.message),
        answer.group.mail?.state === 'unsent' ? 'warning' : 'info',
      );
    } catch (error) {
      if (isSessionOver(error)) return;
      if (error instanceof ApiError && error.code === 'registration.meetings-pending') onPending(id);
      else report(id, failureOf(error, part));
      // Another organiser may have been quicker: refresh the row.
      await refreshList(queries, REGISTRATIONS);
    }
  };

  const send = async ({ id }: MeetingGroup) => {
    if (sending.has(id)) return;
    report(id, null);
    setSending((before) => new Set(before).add(id));
    await attempt(id);
    setSending((before) => new Set([...before].filter((other) => other !== id)));
  };
  return { send, isSending: (id: number) => sending.has(id), failureOf: (id: number) => failures.get(id) };
}

export type Mailing = ReturnType<typeof useSendEmail>;

const bodyOf = ({ user_id, visitor_company_id, schedules }: MeetingGroup) => ({
  user_id,
  visitor_company_id,
  schedules: schedules.map(({ id, day, date, dayOfWeek, time, exhibitor, boothNumber, status }) => ({
    id,
    day,
    date,
    dayOfWeek,
    time,
    exhibitor,
    boothNumber,
    status,
  })),
});
