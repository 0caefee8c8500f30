// Looks up, while it is typed, who is already registered with an address.
import { useQuery } from '@tanstack/react-query';
import { listMeetingGroups } from '@visavis/contract/registration/calls';
import { EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { foldEmail } from '@visavis/domain/text/normalise';
import { call } from '../../lib/api-client.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/** Result limit: the search also finds longer addresses that contain this one. */
const MOST = 20;

/** @returns null while no holder is known; the server refuses a taken address in any case */
export function useHolder(typed: string): { name: string; reference: string } | null {
  const email = useDebounced(foldEmail(typed.trim()));
  const { data } = useQuery({
    queryKey: ['registrations', 'holder', email],
    queryFn: ({ signal }) => call(listMeetingGroups, { query: { search: email, limit: MOST }, signal }),
    enabled: EMAIL_SHAPE.test(email),
    retry: false,
  });
  const holder = data?.find((one) => foldEmail(one.email) === email);
  return holder ? { name: holder.name, reference: holder.registrationNumber } : null;
}
