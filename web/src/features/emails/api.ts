// What the outbox asks the server: the list with its counts, one message, and another try.
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getEmail, listEmails, makeTrialLink, retryEmail } from '@visavis/contract/email/calls';
import type { EmailRow } from '@visavis/contract/email/endpoints';
import type { EmailState } from '@visavis/domain/email/schema';
import { call } from '../../lib/api-client.ts';
import { useKeptParts } from '../../lib/use-kept-parts.ts';
import { useAttended } from '../../lib/use-user-present.ts';

/** Rows shown at first, and added by each Show More. */
const EMAILS_PER_PART = 20;
/** While the page is visible and somebody is at it. */
const ASK_AGAIN_MS = 10_000;
/** While something is on its way: it is sent within moments. */
const ASK_SOON_MS = 2_000;

interface EmailFilter {
  search: string;
  state: EmailState | undefined;
}

/** The messages of a search and state, newest first, a part at a time. */
export function useEmails({ search, state }: EmailFilter) {
  const isAttended = useAttended();
  const list = useInfiniteQuery({
    queryKey: ['emails', 'list', search, state ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listEmails, {
        query: {
          limit: EMAILS_PER_PART,
          offset: pageParam,
          ...(search === '' ? {} : { search }),
          ...(state ? { state } : {}),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.length * EMAILS_PER_PART;
      return loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      isAttended && ((data?.pages.at(-1)?.counts.queued ?? 0) > 0 ? ASK_SOON_MS : ASK_AGAIN_MS),
    staleTime: 0,
  });
  return useKeptParts(list, EMAILS_PER_PART);
}

/** Messages of all parts, each once: a new one moves the others on between two calls. */
export function rowsOf(parts: readonly { emails: readonly EmailRow[] }[]): EmailRow[] {
  const byId = new Map(parts.flatMap(({ emails }) => emails.map((email) => [email.id, email] as const)));
  return [...byId.values()];
}

export function useEmail(id: number) {
  const isAttended = useAttended();
  return useQuery({
    queryKey: ['emails', 'one', id],
    queryFn: ({ signal }) => call(getEmail, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isAttended && (data?.state === 'queued' ? ASK_SOON_MS : ASK_AGAIN_MS),
    staleTime: 0,
  });
}

export function useRetry(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(retryEmail, { params: { id } }),
    // Refused or not, it may have changed meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: ['emails'] }),
  });
}

/** A link with a key, where a demonstration has no mail server. */
export function useTrialLink(id: number) {
  return useMutation({ mutationFn: () => call(makeTrialLink, { params: { id } }) });
}
