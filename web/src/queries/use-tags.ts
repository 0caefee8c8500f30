// The tags of the edition, and how many people of a programme have each.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listTags } from '@visavis/contract/tag/calls';
import { call } from '../lib/api-client.ts';

const KEY = ['registrations', 'tags'] as const;

export type Programme = 'business' | 'hosted' | 'all';

/** Undefined until known. */
export const useTags = (programme: Programme) =>
  useQuery({
    queryKey: [...KEY, programme],
    queryFn: ({ signal }) => call(listTags, { query: { programme }, signal }),
  }).data?.tags;

export const refreshTags = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: KEY });
