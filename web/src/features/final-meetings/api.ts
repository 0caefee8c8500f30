// A hosted buyer's meetings as the server has them, kept up to date while they are looked at.
import { useQuery } from '@tanstack/react-query';
import { getHostedMeetings } from '@visavis/contract/hosted-meetings/calls';
import { ApiError, call } from '../../lib/api-client.ts';

/** Decisions and marks are not told by the live stream. */
const ASK_AGAIN_MS = 15_000;

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
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : ASK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });
}

/** The server has understood and said no: asking again changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
