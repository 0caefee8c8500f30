// Queries for hosted buyer applications, their documents and their payments.

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getDocument } from '@visavis/contract/document/calls';
import { countHostedBuyers, listHostedBuyers } from '@visavis/contract/hosted-buyer/calls';
import type { ApplicationFilter, ApplicationOrder } from '@visavis/contract/hosted-buyer/filter';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { requeryTransaction } from '@visavis/contract/payment/calls';
import { call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';
import { callFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { useUserPresent } from '../../lib/use-user-present.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { useCounts } from '../../list/use-counts.ts';

const DOCUMENT_KEY = 'document';

export const HOSTED_BUYERS = defineRows({
  part: 'hosted-buyers',
  name: 'hosted-buyers',
  step: 'preferred',
  idOf: ({ id }: HostedRow) => id,
  load: async (query: ApplicationFilter & ApplicationOrder & Page, signal) => {
    const { items, total } = await callPart(listHostedBuyers, { query, signal });
    return { rows: items.data, total, facts: null };
  },
});

/**
 * Counts a search's results by decision and by open task, whichever of these it filters by, and lists all countries.
 */
export const countBuyers = (
  { decision: _decision, progress: _progress, ...query }: ApplicationFilter,
  signal: AbortSignal,
) => call(countHostedBuyers, { query, signal });

export const useHostedCounts = ({ decision: _decision, progress: _progress, ...filter }: ApplicationFilter) =>
  useCounts(HOSTED_BUYERS, filter, countBuyers);

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

const paymentKey = ({ user_id, company_id }: Pick<HostedRow, 'user_id' | 'company_id'>) =>
  ['payment', user_id, company_id] as const;

/** The status of a buyer's payment, queried from the provider; polled while an attempt is open. */
export function usePayment(row: Pick<HostedRow, 'user_id' | 'company_id'>) {
  const isPresent = useUserPresent();
  const { user_id, company_id } = row;
  return useQuery({
    queryKey: paymentKey(row),
    queryFn: ({ signal }) =>
      call(requeryTransaction, { query: { user_id, company_id }, signal, mayNotSucceed: true }),
    staleTime: 0,
    gcTime: 0,
    ...asked<{ attempts: readonly { state: string }[] }>(
      ({ data }) =>
        isPresent && data?.attempts.some(({ state }) => state === 'open') === true && EVERY_FEW_SECONDS,
    ),
  });
}

export const refreshPayment = (
  queries: QueryClient,
  row: Pick<HostedRow, 'user_id' | 'company_id'>,
): Promise<void> => queries.invalidateQueries({ queryKey: paymentKey(row) });
