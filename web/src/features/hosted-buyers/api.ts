// Queries for hosted buyer applications, their documents and their payments.

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDocument } from '@visavis/contract/document/calls';
import { countHostedBuyers, getHostedMark, listHostedBuyers } from '@visavis/contract/hosted-review/calls';
import type { ApplicationSort } from '@visavis/contract/hosted-review/filter';
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { requeryTransaction } from '@visavis/contract/payment/calls';
import type { ApplicationDecision, ApplicationState } from '@visavis/domain/application/state';
import type { CompanySize } from '@visavis/domain/profile/fields';
import type { Progress } from '@visavis/domain/registration/progress';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { callFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { useUserPresent } from '../../lib/use-user-present.ts';
import { defineList, type Page } from '../../list/define-list.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { useCounts } from '../../list/use-counts.ts';

const REFRESH_MS = 15_000;
/** While an email is queued: the mail server accepts or refuses it within moments. */
const SENDING_REFRESH_MS = 1_500;

/** Changes by another organiser appear within this plus one request. */
const MARK_MS = 2_000;

const MARK_KEY = 'hosted-mark';
const DOCUMENT_KEY = 'hosted-document';

export interface HostedFilter {
  search?: string;
  status?: ApplicationState;
  decision?: ApplicationDecision;
  companySize?: CompanySize;
  country?: string;
  /** What is to be done for the meetings. */
  progress?: Progress;
  /** That staff put on the person. */
  tag?: string;
  /** A document was asked for and has not been handed in. */
  asked?: '1';
  /** A payment is to be looked at. */
  payments?: 'odd';
  /** Applied after this ISO instant. */
  registeredAfter?: string;
}

export interface HostedOrder {
  sort?: ApplicationSort;
  direction?: 'ascending' | 'descending';
}

const isBeingSent = ({ mail }: HostedRow): boolean => mail?.state === 'queued';

export const HOSTED_BUYERS = defineList({
  name: 'hosted-buyers',
  step: 'preferred',
  idOf: ({ id }: HostedRow) => id,
  load: async (query: HostedFilter & HostedOrder & Page, signal) => {
    const { items, total } = await callPart(listHostedBuyers, { query, signal });
    return { rows: items.data, total, facts: null };
  },
  refreshMs: (known) => (known?.rows.some(isBeingSent) ? SENDING_REFRESH_MS : REFRESH_MS),
});

/** How many of a search there are by decision and by what is to be done, and the countries of all. */
export const useHostedCounts = ({ decision: _decision, progress: _progress, ...filter }: HostedFilter) =>
  useCounts(HOSTED_BUYERS.name, filter, REFRESH_MS, (query, signal) =>
    call(countHostedBuyers, { query, signal }),
  );

/** Polls every two seconds whether the table has changed, and refetches the rows only if it has. */
export function useLiveRows(): void {
  const queries = useQueryClient();
  const isAttended = useUserPresent();
  const { data } = useQuery({
    queryKey: [MARK_KEY],
    queryFn: async ({ signal }) => (await call(getHostedMark, { signal })).mark,
    staleTime: 0,
    retry: false,
    refetchInterval: isAttended && MARK_MS,
  });
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (data === undefined || data === known.current) return;
    const isFirst = known.current === undefined;
    known.current = data;
    if (!isFirst) void refreshList(queries, HOSTED_BUYERS);
  }, [data, queries]);
}

/**
 * The content of a document. The server records every fetch as a view, so it is fetched once while the dialog is open;
 * `forgetDocuments` removes it from memory afterwards.
 */
export function useDocument(id: number) {
  return useQuery({
    queryKey: [DOCUMENT_KEY, id],
    queryFn: async ({ signal }) => (await callFile(getDocument, { params: { id }, signal })).content,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
}

/** Whether a document was fetched since the dialog opened. */
export const isFetched = (queries: QueryClient, id: number): boolean =>
  queries.getQueryData([DOCUMENT_KEY, id]) !== undefined;

export const forgetDocuments = (queries: QueryClient): void =>
  queries.removeQueries({ queryKey: [DOCUMENT_KEY] });

const paymentKey = (row: Pick<HostedRow, 'user_id' | 'company_id'>) => [
  'hosted-payment',
  row.user_id,
  row.company_id,
];

/** The status of a buyer's payment; polled while an attempt is open. */
export function usePayment(row: Pick<HostedRow, 'user_id' | 'company_id'>) {
  const isAttended = useUserPresent();
  const { user_id, company_id } = row;
  return useQuery({
    queryKey: paymentKey(row),
    queryFn: ({ signal }) =>
      call(requeryTransaction, { query: { user_id, company_id }, signal, mayNotSucceed: true }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isAttended && state.data?.attempts.some((attempt) => attempt.state === 'open') ? REFRESH_MS : false,
  });
}

export const refreshPayment = (
  queries: QueryClient,
  row: Pick<HostedRow, 'user_id' | 'company_id'>,
): Promise<void> => queries.invalidateQueries({ queryKey: paymentKey(row) });
