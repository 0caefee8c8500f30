// Finds people, exhibitors and payments; earlier results stay until the next ones arrive.
import { useQueryClient } from '@tanstack/react-query';
import { findAnything } from '@visavis/contract/find/calls';
import type { Found } from '@visavis/contract/find/endpoints';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useOptions } from '../../list/use-options.ts';

const NAME = ['find'] as const;

export interface Answer {
  /** What was searched for. */
  search: string;
  found: Found;
}

export interface Finding {
  /** For the search or, until it is answered, for an earlier one. */
  answer: Answer | undefined;
  /** Whether the answer is for the current search. */
  isSettled: boolean;
  /** Why the search failed. */
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** @param search trimmed; nothing is fetched when it is empty */
export function useFound(search: string): Finding {
  const queries = useQueryClient();
  // Results about people are dropped when Find closes, and reopening it also finds newcomers.
  useEffect(() => () => queries.removeQueries({ queryKey: NAME }), [queries]);
  const wanted = useDebounced(search);
  const { data, error, isFetching, refetch } = useOptions(
    NAME,
    wanted,
    wanted !== '',
    async (asked, signal): Promise<Answer> => ({
      search: asked,
      found: await call(findAnything, { query: { search: asked }, signal }),
    }),
  );
  const hasFailed = search !== '' && search === wanted && error !== null;
  return {
    answer: search === '' || hasFailed ? undefined : data,
    isSettled: search === '' || data?.search === search,
    error: hasFailed ? error : null,
    isFetching,
    retry: () => void refetch(),
  };
}
