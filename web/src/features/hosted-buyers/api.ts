// Asks the server for applications, and keeps what it answers.

import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDocument } from '@visavis/contract/document/calls';
import { erasePerson, previewErasure } from '@visavis/contract/erasure/calls';
import { getHostedMark, listHostedBuyers } from '@visavis/contract/hosted-review/calls';
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { requeryTransaction } from '@visavis/contract/payment/calls';
import type { ApplicationDecision, ApplicationState } from '@visavis/domain/application/state';
import { useEffect, useRef } from 'react';
import { call, callPart, type Part } from '../../lib/api-client.ts';
import { callFile } from '../../lib/file-call.ts';
import { useAttended } from '../../lib/use-user-present.ts';
import type { EraseCalls } from '../../ui/erase-button.tsx';

/** Rows that Show More adds. */
export const PAGE_ROWS = 10;
/** Most rows that one call gives. */
const CALL_ROWS = 100;
const REFRESH_MS = 15_000;
/** While a letter is on its way: whether the mail server took it is known in moments. */
const SENDING_REFRESH_MS = 1_500;

/** What another organiser does is seen within this and the time of an answer. */
const MARK_MS = 2_000;

const MARK_KEY = 'hosted-mark';
const LIST_KEY = 'hosted-buyers';
const DOCUMENT_KEY = 'hosted-document';

export interface HostedFilter {
  search?: string;
  status?: ApplicationState;
  decision?: ApplicationDecision;
}

/** The first rows of a search, asked for anew while somebody looks. */
export function useHostedBuyers(filter: HostedFilter, shown: number) {
  const isAttended = useAttended();
  return useQuery({
    queryKey: [LIST_KEY, filter, shown],
    queryFn: ({ signal }) => loadRows(filter, shown, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isAttended && (state.data?.items.some(isBeingSent) ? SENDING_REFRESH_MS : REFRESH_MS),
  });
}

/** Asks every two seconds whether anything of the table has changed, and for the rows only when it has. */
export function useLiveRows(): void {
  const queries = useQueryClient();
  const isAttended = useAttended();
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
    if (!isFirst) void refreshRows(queries);
  }, [data, queries]);
}

const isBeingSent = ({ mail }: HostedRow): boolean => mail?.state === 'queued';

async function loadRows(
  filter: HostedFilter,
  shown: number,
  signal: AbortSignal,
): Promise<Part<HostedRow[]>> {
  const offsets = Array.from({ length: Math.ceil(shown / CALL_ROWS) }, (_, part) => part * CALL_ROWS);
  const parts = await Promise.all(
    offsets.map((offset) => {
      const limit = Math.min(CALL_ROWS, shown - offset);
      return callPart(listHostedBuyers, { query: { ...filter, limit, offset }, signal });
    }),
  );
  // An application that arrives between two answers moves the others along.
  const byId = new Map(parts.flatMap(({ items }) => items.data.map((row) => [row.id, row] as const)));
  return { items: [...byId.values()], total: parts[0]?.total ?? 0 };
}

/** Puts what an answer said of an application wherever it is shown. */
export function changeRow(queries: QueryClient, id: number, change: (row: HostedRow) => HostedRow): void {
  // An answer that is on its way was made before the change.
  void queries.cancelQueries({ queryKey: [LIST_KEY] });
  queries.setQueriesData<Part<HostedRow[]>>({ queryKey: [LIST_KEY] }, (list) =>
    list ? { ...list, items: list.items.map((row) => (row.id === id ? change(row) : row)) } : list,
  );
}

export function forgetRow(queries: QueryClient, id: number): void {
  void queries.cancelQueries({ queryKey: [LIST_KEY] });
  queries.setQueriesData<Part<HostedRow[]>>({ queryKey: [LIST_KEY] }, (list) =>
    list?.items.some((row) => row.id === id)
      ? { items: list.items.filter((row) => row.id !== id), total: list.total - 1 }
      : list,
  );
}

export const refreshRows = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [LIST_KEY] });

/**
 * The content of a document. Every fetch is written down as a view, so it is fetched once while the dialog stands;
 * `forgetDocuments` takes it out of memory afterwards.
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

export const forgetDocuments = (queries: QueryClient): void =>
  queries.removeQueries({ queryKey: [DOCUMENT_KEY] });

const paymentKey = (row: Pick<HostedRow, 'user_id' | 'company_id'>) => [
  'hosted-payment',
  row.user_id,
  row.company_id,
];

/** What is known of a buyer's payment; asked for anew while an attempt is open. */
export function usePayment(row: Pick<HostedRow, 'user_id' | 'company_id'>) {
  const isAttended = useAttended();
  const { user_id, company_id } = row;
  return useQuery({
    queryKey: paymentKey(row),
    queryFn: ({ signal }) => call(requeryTransaction, { query: { user_id, company_id }, signal }),
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

/** Erases the person of a row. */
export const ERASE_CALLS: EraseCalls = {
  preview: (id, signal) => call(previewErasure, { params: { id }, signal }),
  erase: (id) => call(erasePerson, { params: { id } }),
};
