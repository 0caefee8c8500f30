// Loads a hosted buyer's meetings, and keeps them up to date while they are displayed.
import { useQuery } from '@tanstack/react-query';
import { getHostedMeetings } from '@visavis/contract/hosted-meetings/calls';
import { ApiError, call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';

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
    ...asked(({ error }) => !isRefusal(error) && EVERY_FEW_SECONDS),
    refetchOnWindowFocus: 'always',
  });
}

/** The server refused the request: retrying changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
