// The edition in view, from the server.
import { useQuery } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition';
import { call } from '../lib/api-client.ts';

/** Asked anew every minute while a page is open: hours begin, and the browser's clock decides nothing. */
const ASK_AGAIN_MS = 60_000;

export function useEdition() {
  return useQuery({
    queryKey: ['edition'],
    queryFn: ({ signal }) => call(getEdition, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  });
}
