// Loads a hosted buyer's meetings, and keeps them up to date while they are displayed.
import { useQuery } from '@tanstack/react-query';
import { getHostedMeetings } from '@visavis/contract/hosted-meetings/calls';
import { ApiError, call } from '../../lib/api-client.ts';

/** Polling is needed because the live stream does not report decisions and marks. */
const REFETCH_MS = 15_000;

interface BuyerKey {
  user: number;
  company: number;
  key: string;
}

export function useHostedMeetings(link: BuyerKey) {
  return useQuery({
    queryKey: ['hosted-meetings', link.user, link.company, link.key],
    queryFn: ({ signal }) =>
      call(getHostedMeetings, {
        key: link.key,
        params: { userId: link.user, companyId: link.company },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : REFETCH_MS),
    refetchOnWindowFocus: 'always',
  });
}

/** The server refused the request: retrying changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
