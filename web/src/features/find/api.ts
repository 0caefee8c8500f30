// Finds people, exhibitors and payments; rows of an earlier search stay until those of the next one arrive.
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
  /** Of the search or, while it has no answer, of an earlier one. */
  answer: Answer | undefined;
  /** The answer is that of the search. */
  isSettled: boolean;
  /** Why the search failed. */
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** @param search without spaces around it; nothing is searched for when it is empty */
export function useFound(search: string): Finding {
  const queries = useQueryClient();
  // What was found of people is not kept once Find is closed, and the next opening finds who has come since.
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
