// Send Email of a row: loads the latest registration and sends its decisions, or says why not.
import { useQueryClient } from '@tanstack/react-query';
import { sendStatusEmail } from '@visavis/contract/meeting/calls';
import { getMeetingGroup } from '@visavis/contract/registration/calls';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { isPending } from '../../list/meeting-words.ts';
import { Hindrance, useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import { keepRegistration, REGISTRATIONS } from './api.ts';

type Part = 'details' | 'sending';

interface Sending {
  id: number;
  /** Its progress. */
  part: Part;
}

/** @param onPending opens the schedule, as a meeting still needs a decision (hosted buyer and dashboard 4) */
export function useSendEmail(onPending: (id: number) => void) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const action = useAction({
    act: async (sending: Sending) => {
      const { id } = sending;
      const group = await call(getMeetingGroup, { params: { id } });
      keepRegistration(queries, group);
      if (!group.user_id || !group.visitor_company_id) throw new Hindrance(text('review.invalidData'));
      if (group.schedules.some(isPending)) return onPending(id);
      sending.part = 'sending';
      const answer = await call(sendStatusEmail, { body: bodyOf(group) });
      keepRegistration(queries, answer.group);
      toast(
        text.message(answer.outcome, answer.message),
        answer.group.mail?.state === 'unsent' ? 'warning' : 'info',
      );
    },
    failed: text('review.emailError'),
    laneOf: ({ id }) => id,
    refused: async ({ sentence, error }, { id, part }) => {
      if (error instanceof Hindrance) return toast(sentence, 'error');
      const isMissed = error instanceof ApiError && error.code === 'registration.meetings-pending';
      const said = isMissed ? null : failureOf(error, part);
      if (said === null) onPending(id);
      else toast(said, 'error');
      // Another organiser may have been quicker: refresh the row.
      await refreshList(queries, REGISTRATIONS);
      return said;
    },
  });
  const failureOf = (error: unknown, part: Part): string => {
    const message = error instanceof ApiError ? serverSentence(text, error) : undefined;
    if (message === undefined) return text('review.emailError');
    return text(part === 'details' ? 'review.detailsFailed' : 'review.sendFailed', {
      message,
    });
  };
  return {
    send: ({ id }: MeetingGroup) => action.run({ id, part: 'details' }),
    isSending: (id: number) => action.of(id).isBusy,
    failureOf: (id: number) => action.of(id).failure ?? undefined,
  };
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
