// Deletes a row after a browser confirmation, and removes it without a reload.
import { useQueryClient } from '@tanstack/react-query';
import { deleteRegistration } from '@visavis/contract/registration/calls';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import { forgetRegistration, REGISTRATIONS } from './api.ts';

/** @param onGone called before the row is removed, so that the focus can move first */
export function useDelete(onGone: (id: number) => void) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const action = useAction({
    act: ({ id, user_id, visitor_company_id }: MeetingGroup) =>
      call(deleteRegistration, { body: { id, user_id, visitor_company_id } }),
    failed: text('review.deleteFailed'),
    done: async (_, { id }) => {
      onGone(id);
      forgetRegistration(queries, id);
      toast(text('review.deleted'));
      await refreshList(queries, REGISTRATIONS);
    },
    refused: ({ sentence }) => toast(sentence, 'error'),
  });
  const remove = (group: MeetingGroup) => {
    if (action.isBusy) return;
    const whose = text('dashboard.whose', { name: group.name, company: group.company });
    if (window.confirm(`${whose}\n\n${text('review.confirmDelete')}`)) void action.run(group);
  };
  return { remove, deleting: action.busyWith?.id ?? null };
}
