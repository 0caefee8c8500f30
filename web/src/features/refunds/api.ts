// Lists deposits and second payments, and exports them to a file.
import type { ExportFormat } from '@visavis/contract/export/formats';
import { exportRefunds, listRefunds } from '@visavis/contract/refund/calls';
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import { callFile, saveFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { useList } from '../../list/use-list.ts';

const PAYMENTS_PER_STEP = 20;

export interface RefundFilter {
  search: string;
  state: 'held' | 'due' | 'waiting' | 'done' | null;
  kind: 'deposit' | 'second' | null;
}

const queryOf = ({ search, state, kind }: RefundFilter) => ({
  ...(search === '' ? {} : { search }),
  ...(state === null ? {} : { state }),
  ...(kind === null ? {} : { kind }),
});

const REFUNDS = defineRows({
  part: 'refunds',
  name: 'refunds',
  step: PAYMENTS_PER_STEP,
  idOf: ({ paymentId }: RefundRow) => paymentId,
  load: async (query: ReturnType<typeof queryOf> & Page, signal) => {
    const { items, total } = await callPart(listRefunds, { query, signal });
    return { rows: items, total, facts: null };
  },
});

export const useRefunds = (filter: RefundFilter) => useList(REFUNDS, queryOf(filter));

/** Exports the payments that match the filter. @throws ApiError */
export async function saveRefunds(filter: RefundFilter, format: ExportFormat): Promise<void> {
  saveFile(await callFile(exportRefunds, { query: { ...queryOf(filter), format } }));
}
