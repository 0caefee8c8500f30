// The list of deposits and second payments: its columns, filters and export.
import { exportRefunds, listRefunds } from '@visavis/contract/refund/calls';
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import {
  REFUND_KINDS,
  REFUND_STATES,
  type RefundFilter,
  refundFilterSchema,
} from '@visavis/contract/refund/filter';
import { useState } from 'react';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { callFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineList } from '../../list/define-list.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import type { ListOf } from '../../list/list-of.ts';
import { Evidence } from './components/evidence.tsx';
import { AmountCell, BuyerCell, CauseCell, OpenButton, StateCell } from './components/refund-cells.tsx';

interface RefundList extends ListOf {
  row: RefundRow & { id: number };
  filter: RefundFilter;
  sort: never;
  facts: { amounts: ReturnType<typeof useAmounts> };
  acts: { opened: RefundRow | null; open: (row: RefundRow | null) => void };
}

const PAYMENTS_PER_STEP = 20;

const SOURCE = defineRows({
  part: 'refunds',
  name: 'refunds',
  step: PAYMENTS_PER_STEP,
  idOf: ({ id }: RefundList['row']) => id,
  load: async (query: RefundFilter & Page, signal) => {
    const { items, total } = await callPart(listRefunds, { query, signal });
    return { rows: items.map((row) => ({ ...row, id: row.paymentId })), total, facts: null };
  },
});

export const REFUND_LIST = defineList<RefundList>({
  source: SOURCE,
  nameOf: ({ name }) => name,
  words: {
    title: () => 'refunds.title',
    search: 'refunds.search',
    placeholder: 'refunds.searchPlaceholder',
    caption: 'refunds.caption',
    loading: 'refunds.loading',
    found: 'refunds.found',
    failed: (_, text) => text('refunds.failed'),
    none: () => 'refunds.none',
    noneHint: 'refunds.noneHint',
  },
  filterSchema: refundFilterSchema,
  filters: {
    state: {
      control: {
        label: 'refunds.state',
        at: 'beside',
        options: ({ text }) => REFUND_STATES.map((value) => ({ value, label: text(`refunds.${value}`) })),
      },
      tag: (state, { text }) => text(`refunds.${state}`),
    },
    kind: {
      control: {
        label: 'refunds.kind',
        at: 'beside',
        options: ({ text }) => REFUND_KINDS.map((value) => ({ value, label: text(`refunds.kind.${value}`) })),
      },
      tag: (kind, { text }) => text(`refunds.kind.${kind}`),
    },
  },
  columns: [
    { key: 'buyer', title: 'refunds.buyer', cell: (row) => <BuyerCell row={row} /> },
    {
      key: 'amount',
      title: 'refunds.amount',
      cell: ({ amount, currency }, { facts }) => (
        <AmountCell amount={facts.amounts.amount(amount, currency)} />
      ),
    },
    { key: 'cause', title: 'refunds.cause', cell: (row) => <CauseCell row={row} /> },
    { key: 'state', title: 'refunds.stateColumn', cell: (row) => <StateCell row={row} /> },
    { key: 'evidence', title: 'refunds.evidence', cell: (row) => <Evidence row={row} /> },
    {
      key: 'action',
      title: 'refunds.action',
      small: 'foot',
      cell: (row, { acts }) => <OpenButton row={row} onOpen={acts.open} />,
    },
  ],
  exports: [
    {
      words: 'refunds.export',
      load: ({ search, state, kind, format }) =>
        callFile(exportRefunds, { query: { search, state, kind, format } }),
    },
  ],
  useFacts: () => ({ amounts: useAmounts() }),
  useActs: () => {
    const [opened, open] = useState<RefundRow | null>(null);
    return { opened, open };
  },
});
