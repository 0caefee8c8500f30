// The query for one person, and the changes to contact and notes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { erasePerson as erase, previewErasure } from '@visavis/contract/erasure/calls';
import { getPerson } from '@visavis/contract/person/calls';
import type { Person } from '@visavis/contract/person/person';
import { useCallback } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';

const personKey = (reference: string) => ['registrations', 'person', reference] as const;
const erasureKey = (id: number) => ['once', 'erasure', id] as const;

/** Everything about one registration. */
export function usePerson(reference: string) {
  return useQuery({
    queryKey: personKey(reference),
    queryFn: ({ signal }) => call(getPerson, { params: { reference }, signal }),
    staleTime: 0,
  });
}

/** Caches what a response says about a person, and refetches what else has changed with it, such as the history. */
export function useTakeOver(reference: string) {
  const queries = useQueryClient();
  return useCallback(
    (change: (before: Person) => Person) => {
      const queryKey = personKey(reference);
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<Person>(queryKey, (before) => before && change(before));
      void queries.invalidateQueries({ queryKey });
    },
    [queries, reference],
  );
}

/** Refetches a person after another call has changed something. */
export function useRefresh(reference: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: personKey(reference) });
}

/** What erasing the person of a registration would delete; refetched each time the question opens. */
export const useErasurePreview = (registrationId: number) =>
  useQuery({
    queryKey: erasureKey(registrationId),
    queryFn: ({ signal }) => call(previewErasure, { params: { id: registrationId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** There is no such person, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Drops what was fetched about an erased person, and refetches the rest. */
export function useForgetPerson() {
  const queries = useQueryClient();
  return async ({ id, reference }: Pick<Person, 'id' | 'reference'>) => {
    for (const queryKey of [personKey(reference), erasureKey(id)]) queries.removeQueries({ queryKey });
    await queries.invalidateQueries();
  };
}

export const erasePerson = (registrationId: number) => call(erase, { params: { id: registrationId } });
