// API calls about staff, and their entries in the query cache.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getAccount, readPasswordLink } from '@visavis/contract/account/calls';
import { changeStaff, inviteAgain, listStaff, removeSecondFactorOf } from '@visavis/contract/staff/calls';
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { call } from '../../lib/api-client.ts';

const STAFF_KEY = ['staff'] as const;
const ACCOUNT_KEY = ['account', 'own'] as const;

export function useStaff() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: STAFF_KEY,
    queryFn: ({ signal }) => call(listStaff, { signal }),
    staleTime: 0,
  });
  /** Puts the member from a response in the cache at once. */
  const accept = async (member: StaffMember): Promise<void> => {
    await client.cancelQueries({ queryKey: STAFF_KEY });
    client.setQueryData<StaffMember[]>(STAFF_KEY, (known = []) =>
      known.some(({ id }) => id === member.id)
        ? known.map((one) => (one.id === member.id ? member : one))
        : [...known, member],
    );
  };
  return {
    staff: query.data,
    failed: query.isError,
    fetching: query.isFetching,
    refresh: () => void query.refetch(),
    accept,
    change: async (id: number, body: { role?: StaffMember['role']; isDisabled?: boolean }) =>
      accept(await call(changeStaff, { params: { id }, body })),
    inviteAgain: (id: number) => call(inviteAgain, { params: { id } }),
    removeSecondFactor: async (member: StaffMember) => {
      await call(removeSecondFactorOf, { params: { id: member.id } });
      await accept({ ...member, hasSecondFactor: false });
    },
  };
}

export type Staff = ReturnType<typeof useStaff>;

/** The logged-in account, as stored on the server. */
export function useOwnAccount() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: ({ signal }) => call(getAccount, { signal }),
    staleTime: 0,
  });
  return {
    account: query.data,
    failed: query.isError,
    fetching: query.isFetching,
    refresh: () => void query.refetch(),
    setSecondFactor: (hasSecondFactor: boolean) => {
      client.setQueryData<typeof query.data>(ACCOUNT_KEY, (known) => known && { ...known, hasSecondFactor });
    },
  };
}

/** Who a mailed link is for. Fetched once; this does not use up the link. */
export function usePasswordLink(key: string) {
  return useQuery({
    queryKey: ['password-link', key],
    queryFn: ({ signal }) => call(readPasswordLink, { body: { key }, signal }),
    enabled: key !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
