// Deletes a row after a browser confirmation, and removes it without a reload.
import { useQueryClient } from '@tanstack/react-query';
import { deleteRegistration } from '@visavis/contract/meeting/calls';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { useToast } from '../../ui/toast.tsx';
import { forgetRegistration, REGISTRATIONS } from './api.ts';

/** @param onGone called before the row is removed, so that the focus can move first */
export function useDelete(onGone: (id: number) => void) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState<number | null>(null);

  const remove = async ({ id, name, company, user_id, visitor_company_id }: MeetingGroup) => {
    if (deleting !== null) return;
    const whose = text('dashboard.whose', { name, company });
    if (!window.confirm(`${whose}\n\n${text('review.confirmDelete')}`)) return;
    setDeleting(id);
    try {
      await call(deleteRegistration, { body: { id, user_id, visitor_company_id } });
      onGone(id);
      forgetRegistration(queries, id);
      toast(text('review.deleted'));
      await refreshList(queries, REGISTRATIONS);
    } catch (error) {
      if (!isSessionOver(error)) toast(sentenceOf(text, error, text('review.deleteFailed')), 'error');
    } finally {
      setDeleting(null);
    }
  };
  return { remove, deleting };
}
