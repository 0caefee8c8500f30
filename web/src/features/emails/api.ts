// Queries of the outbox: the list with its counts, and one message.
import { useQuery } from '@tanstack/react-query';
import { getEmail, listEmails } from '@visavis/contract/email/calls';
import type { EmailRow } from '@visavis/contract/email/endpoints';
import type { EmailState } from '@visavis/domain/email/schema';
import { call } from '../../lib/api-client.ts';
import { useUserPresent } from '../../lib/use-user-present.ts';
import { defineList, type Page } from '../../list/define-list.ts';
import { useList } from '../../list/use-list.ts';

/** Rows shown at first, and added by each Show More. */
const EMAILS_PER_STEP = 20;
/** While the page is visible and in use. */
const REFETCH_MS = 10_000;
/** While a message is queued: it is sent within moments. */
const REFETCH_SOON_MS = 2_000;

interface EmailFilter {
  search: string;
  state: EmailState | undefined;
  /** ISO instant after which each was last tried, or written where it was never tried. */
  triedAfter: string | undefined;
}

const EMAILS = defineList({
  name: 'emails',
  step: EMAILS_PER_STEP,
  idOf: ({ id }: EmailRow) => id,
  load: async (query: { search?: string; state?: EmailState; triedAfter?: string } & Page, signal) => {
    const { emails, total, ...facts } = await call(listEmails, { query, signal });
    return { rows: emails, total, facts };
  },
  refreshMs: (known) => ((known?.facts.counts.queued ?? 0) > 0 ? REFETCH_SOON_MS : REFETCH_MS),
});

/** The messages of a search, a state and a time, newest first. */
export const useEmails = ({ search, state, triedAfter }: EmailFilter) =>
  useList(EMAILS, {
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(triedAfter ? { triedAfter } : {}),
  });

export function useEmail(id: number) {
  const isAttended = useUserPresent();
  return useQuery({
    queryKey: ['emails', 'one', id],
    queryFn: ({ signal }) => call(getEmail, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isAttended && (data?.state === 'queued' ? REFETCH_SOON_MS : REFETCH_MS),
    staleTime: 0,
  });
}
