// Deletes many registrations of either programme, one after another; a deletion cannot be undone.
import { deleteRegistration, getMeetingGroup } from '@visavis/contract/registration/calls';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { call } from '../../lib/api-client.ts';
import type { StepGiven } from './bulk-action.ts';
import type { BulkStep } from './use-bulk.ts';

export const removeStep = ({ text, nameOf }: StepGiven): BulkStep => ({
  size: 1,
  run: async ([id = 0]) => {
    try {
      const { user_id, visitor_company_id } = await call(getMeetingGroup, { params: { id } });
      await call(deleteRegistration, { body: { id, user_id, visitor_company_id } });
      return { done: [id], changes: [], refused: [] };
    } catch (error) {
      if (isSessionOver(error)) throw error;
      const sentence = sentenceOf(text, error, text('review.deleteFailed'));
      return { done: [], changes: [], refused: [{ name: nameOf(id), sentence }] };
    }
  },
  said: ({ people }) => text('review.bulkDone.delete', { people }),
});
