// What can be done with many registrations of Business Matching at once.
import { decideRegistrations, mailRegistrations, reopenMeetings } from '@visavis/contract/meeting/bulk-calls';
import { askDetails } from '@visavis/contract/person/calls';
import { type Text, useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { removeStep } from '../../list/bulk/remove-step.ts';
import type { BulkStep } from '../../list/bulk/use-bulk.ts';

export type BulkAction = 'approve' | 'reject' | 'mail' | 'ask' | 'delete';

export function useBulkSteps(nameOf: (id: number) => string) {
  const text = useText();
  return (action: BulkAction, reason = ''): BulkStep => {
    if (action === 'delete') return removeStep(text, nameOf);
    if (action === 'ask') return askStep(text, nameOf);
    return action === 'mail' ? mailStep(text, nameOf) : decisionStep(text, { action, reason, nameOf });
  };
}

type Why = { reason?: Parameters<Text['message']>[0]; message: string };
const sentenceFor = (text: Text, { reason, message }: Why): string => text.message(reason, message);

interface Decision {
  action: 'approve' | 'reject';
  reason: string;
  nameOf: (id: number) => string;
}

const decisionStep = (text: Text, { action, reason, nameOf }: Decision): BulkStep => ({
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

const mailStep = (text: Text, nameOf: (id: number) => string): BulkStep => ({
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

const askStep = (text: Text, nameOf: (id: number) => string): BulkStep => ({
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
