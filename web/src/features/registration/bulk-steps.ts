// Bulk actions on registrations of Business Matching.
import { decideRegistrations, mailRegistrations, reopenMeetings } from '@visavis/contract/meeting/bulk-calls';
import { askDetails } from '@visavis/contract/person/calls';
import type { Text } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import type { StepGiven } from '../../list/bulk/bulk-action.ts';
import type { BulkStep } from '../../list/bulk/use-bulk.ts';

type Why = { reason?: Parameters<Text['message']>[0]; message: string };
const sentenceFor = (text: Text, { reason, message }: Why): string => text.message(reason, message);

export const decisionStep = (
  action: 'approve' | 'reject',
  { text, nameOf, reason }: StepGiven,
): BulkStep => ({
  size: 10,
  run: async (ids) => {
    const body = { ids, action, ...(reason !== '' && { reason }) };
    const { people } = await call(decideRegistrations, { body });
    return {
      done: people.filter(({ decided }) => decided.length > 0).map(({ id }) => id),
      changes: people.flatMap(({ decided }) => decided),
      refused: people.flatMap(({ id, name, refused }) =>
        refused.map((one) => ({ name: name || nameOf(id), sentence: sentenceFor(text, one) })),
      ),
    };
  },
  said: ({ people, changes }) => text(`review.bulkDone.${action}`, { people, meetings: changes }),
  undo: {
    size: 200,
    run: async (meetings) => {
      const { reopened, refused } = await call(reopenMeetings, { body: { meetings } });
      return { count: reopened, refused: refused.map((one) => sentenceFor(text, one)) };
    },
    said: (count) => text('review.bulkUndone', { count }),
  },
  isMailed: true,
});

export const mailStep = ({ text, nameOf }: Omit<StepGiven, 'reason'>): BulkStep => ({
  size: 25,
  run: async (ids) => {
    const { people } = await call(mailRegistrations, { body: { ids } });
    return {
      done: people.filter(({ refused }) => refused === null).map(({ id }) => id),
      changes: [],
      refused: people.flatMap(({ id, name, refused }) =>
        refused ? [{ name: name || nameOf(id), sentence: sentenceFor(text, refused) }] : [],
      ),
    };
  },
  said: ({ people }) => text('review.bulkDone.mail', { people }),
});

export const askStep = ({ text, nameOf }: StepGiven): BulkStep => ({
  size: 25,
  run: async (ids) => {
    const { people } = await call(askDetails, { body: { ids: [...ids] } });
    return {
      done: people.filter(({ refused }) => refused === null).map(({ id }) => id),
      changes: [],
      refused: people.flatMap(({ id, refused }) =>
        refused ? [{ name: nameOf(id), sentence: sentenceFor(text, refused) }] : [],
      ),
    };
  },
  said: ({ people }) => text('review.bulkDone.ask', { people }),
});
