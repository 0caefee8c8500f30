// Queries for hosted buyer applications, their documents and their payments.

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getDocument } from '@visavis/contract/document/calls';
import { countHostedBuyers, listHostedBuyers } from '@visavis/contract/hosted-buyer/calls';
import type { ApplicationSort } from '@visavis/contract/hosted-buyer/filter';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { requeryTransaction } from '@visavis/contract/payment/calls';
import type { ApplicationDecision, ApplicationState } from '@visavis/domain/hosted-buyer/state';
import type { CompanySize } from '@visavis/domain/profile/fields';
import type { Progress } from '@visavis/domain/registration/progress';
import { call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';
import { callFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { useUserPresent } from '../../lib/use-user-present.ts';
import { defineList, type Page } from '../../list/define-list.ts';
import { useCounts } from '../../list/use-counts.ts';

const DOCUMENT_KEY = 'document';

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

export const HOSTED_BUYERS = defineList({
  part: 'hosted-buyers',
  name: 'hosted-buyers',
  step: 'preferred',
  idOf: ({ id }: HostedRow) => id,
  load: async (query: HostedFilter & HostedOrder & Page, signal) => {
    const { items, total } = await callPart(listHostedBuyers, { query, signal });
    return { rows: items.data, total, facts: null };
  },
});

/** How many of a search there are by decision and by what is to be done, and the countries of all. */
export const useHostedCounts = ({ decision: _decision, progress: _progress, ...filter }: HostedFilter) =>
  useCounts(HOSTED_BUYERS, filter, (query, signal) => call(countHostedBuyers, { query, signal }));

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

/** The status of a buyer's payment, for which the provider is asked; again while an attempt is open. */
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
