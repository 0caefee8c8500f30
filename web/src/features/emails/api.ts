// Queries of the outbox: the list with its counts, and one message.
import { useQuery } from '@tanstack/react-query';
import { getEmail, listEmails } from '@visavis/contract/email/calls';
import type { EmailRow } from '@visavis/contract/email/endpoints';
import type { EmailState } from '@visavis/domain/email/schema';
import { call } from '../../lib/api-client.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { useList } from '../../list/use-list.ts';

/** Rows shown at first, and added by each Show More. */
const EMAILS_PER_STEP = 20;

interface EmailFilter {
  search: string;
  state: EmailState | undefined;
  /** ISO instant after which each was last tried, or written where it was never tried. */
  triedAfter: string | undefined;
}

const EMAILS = defineRows({
  part: 'emails',
  name: 'emails',
  step: EMAILS_PER_STEP,
  idOf: ({ id }: EmailRow) => id,
  load: async (query: { search?: string; state?: EmailState; triedAfter?: string } & Page, signal) => {
    const { emails, total, ...facts } = await call(listEmails, { query, signal });
    return { rows: emails, total, facts };
  },
});

/** The messages of a search, a state and a time, newest first. */
export const useEmails = ({ search, state, triedAfter }: EmailFilter) =>
  useList(EMAILS, {
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(triedAfter ? { triedAfter } : {}),
  });

export function useEmail(id: number) {
  return useQuery({
    queryKey: ['emails', 'one', id],
    queryFn: ({ signal }) => call(getEmail, { params: { id }, signal }),
    staleTime: 0,
  });
}
