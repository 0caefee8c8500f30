// The edition in view, from the server.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition/calls';
import { call } from '../lib/api-client.ts';

/**
 * Asked anew every minute while a page is open, and when an hour begins by the browser's clock: that clock decides
 * when to ask, and nothing else.
 */
const ASK_AGAIN_MS = 60_000;
const HOUR_MS = 3_600_000;
const AFTER_THE_HOUR_MS = 500;

const untilNextAsking = (): number =>
  Math.min(ASK_AGAIN_MS, HOUR_MS - (Date.now() % HOUR_MS) + AFTER_THE_HOUR_MS);

export const editionQuery = () =>
  queryOptions({ queryKey: ['edition'], queryFn: ({ signal }) => call(getEdition, { signal }) });

export function useEdition() {
  return useQuery({ ...editionQuery(), refetchInterval: untilNextAsking });
}
