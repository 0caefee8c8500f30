// Actions on many applications at once.
import { decideApplications, undoDecisions } from '@visavis/contract/hosted-buyer/list-calls';
import { call } from '../../lib/api-client.ts';
import type { StepGiven } from '../../list/bulk/bulk-action.ts';
import type { BulkStep } from '../../list/bulk/use-bulk.ts';

export const decisionStep = (
  action: 'approve' | 'reject',
  { text, nameOf, reason }: StepGiven,
): BulkStep => ({
  size: 10,
  run: async (ids) => {
    const body = { ids, action, ...(reason !== '' && { reason }) };
    const { people } = await call(decideApplications, { body });
    const decided = people.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]));
    return {
      done: decided.map(({ id }) => id),
      changes: decided,
      refused: people.flatMap(({ id, name, refused }) =>
        refused
          ? [{ name: name || nameOf(id), sentence: text.message(refused.reason, refused.message) }]
          : [],
      ),
    };
  },
  said: ({ people }) => text(`hostedBuyers.bulkDone.${action}`, { count: people }),
  undo: {
    size: 50,
    run: async (applications) => {
      const { undone, refused } = await call(undoDecisions, { body: { applications } });
      return {
        count: undone,
        refused: refused.map(
          ({ id, name, reason: why, message }) => `${name || nameOf(id)}: ${text.message(why, message)}`,
        ),
      };
    },
    said: (count) => text('hostedBuyers.bulkUndone', { count }),
  },
});
