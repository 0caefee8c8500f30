// Queries for messages to groups: the list, one message, its recipients, and its preview.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '@visavis/contract/endpoint';
import {
  getGroupMessage,
  listGroupMessages,
  listGroupPeople,
  previewGroupMessage,
} from '@visavis/contract/group-message/calls';
import type { listGroupPeople as listPeople } from '@visavis/contract/group-message/endpoints';
import type { GroupMessage, GroupRow } from '@visavis/contract/group-message/message';
import type { Language } from '@visavis/domain/language/languages';
import { call } from '../../lib/api-client.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';

const NAME = 'messages';
const PER_STEP = 20;

export const MESSAGES = defineRows({
  part: NAME,
  name: 'messages',
  step: PER_STEP,
  idOf: ({ id }: GroupRow) => id,
  load: async (query: Page, signal) => {
    const { messages, total } = await call(listGroupMessages, { query, signal });
    return { rows: messages, total, facts: {} };
  },
});

export type GroupPerson = Output<typeof listPeople>['people'][number];

/** @param version of the message: a different version may reach different people */
export const PEOPLE = defineRows({
  part: NAME,
  name: 'message-people',
  step: PER_STEP,
  idOf: ({ id }: GroupPerson) => id,
  load: async ({ id, version: _, ...query }: Page & { id: number; version: number }, signal) => {
    const { people, total } = await call(listGroupPeople, { params: { id }, query, signal });
    return { rows: people, total, facts: {} };
  },
});

const keyOf = (id: number) => [NAME, 'one', id] as const;

export function useMessage(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getGroupMessage, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Caches the response of a call, so that it is shown. */
export function useTakeOver() {
  const queries = useQueryClient();
  return (answer: GroupMessage) => {
    queries.setQueryData(keyOf(answer.id), answer);
    void queries.invalidateQueries({ queryKey: [NAME], refetchType: 'none' });
  };
}

/** Refetches a message and shows it; null if that failed. */
export function useReadAgain() {
  const takeOver = useTakeOver();
  return async (id: number): Promise<GroupMessage | null> => {
    try {
      const known = await call(getGroupMessage, { params: { id } });
      takeOver(known);
      return known;
    } catch {
      return null;
    }
  };
}

/**
 * @param version of the previewed message
 * @param language of its recipients
 */
export function usePreview(
  { id, version }: Pick<GroupMessage, 'id' | 'version'>,
  { place, language }: { place: number; language: Language },
) {
  return useQuery({
    queryKey: [NAME, 'preview', id, version, language, place],
    queryFn: ({ signal }) =>
      call(previewGroupMessage, { params: { id }, query: { place, language }, signal }),
  });
}
