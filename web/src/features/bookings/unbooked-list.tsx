// The list of approved buyers who have neither booked nor wait for a room.

import type { Output } from '@visavis/contract/endpoint';
import { listWithoutRoom } from '@visavis/contract/hosted-booking/calls';
import type {
  listWithoutRoom as ListWithoutRoom,
  UnbookedBuyer,
} from '@visavis/contract/hosted-booking/endpoints';
import { type UnbookedFilter, unbookedFilterSchema } from '@visavis/contract/hosted-booking/filter';
import { BedDouble } from 'lucide-react';
import { callPart } from '../../lib/part-call.ts';
import { defineList } from '../../list/define-list.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import type { ListOf } from '../../list/list-of.ts';
import { BuyerCell, ContactCell } from './components/unbooked-cells.tsx';
import { BOOKINGS_PER_STEP } from './list.tsx';

/** One of those in line for a room. */
export type Waiting = Output<typeof ListWithoutRoom>['waiting'][number];

interface UnbookedList extends ListOf {
  row: UnbookedBuyer;
  filter: UnbookedFilter;
  sort: never;
  answer: { waiting: readonly Waiting[] };
}

const SOURCE = defineRows({
  part: 'bookings',
  name: 'without-room',
  step: BOOKINGS_PER_STEP,
  idOf: ({ id }: UnbookedBuyer) => id,
  load: async (query: UnbookedFilter & Page, signal) => {
    const { items, total } = await callPart(listWithoutRoom, { query, signal });
    return { rows: items.unbooked, total, facts: { waiting: items.waiting } };
  },
});

export const UNBOOKED_LIST = defineList<UnbookedList>({
  source: SOURCE,
  nameOf: ({ name }) => name,
  words: {
    title: () => 'bookings.unbooked',
    search: 'bookings.search',
    placeholder: 'bookings.searchPlaceholder',
    caption: 'bookings.unbooked',
    loading: 'bookings.waitingLoading',
    found: 'bookings.unbookedFound',
    failed: (_, text) => text('bookings.waitingFailed'),
    none: ({ search }) => (search === undefined ? 'bookings.unbookedNone' : 'bookings.noneFound'),
  },
  noneIcon: <BedDouble aria-hidden />,
  filterSchema: unbookedFilterSchema,
  filters: {},
  columns: [
    { key: 'buyer', title: 'bookings.buyer', cell: (row) => <BuyerCell row={row} /> },
    { key: 'contact', title: 'bookings.contact', cell: (row) => <ContactCell row={row} /> },
    {
      key: 'approved',
      title: 'bookings.approved',
      cell: ({ approvedAt }, { instants }) => (approvedAt === null ? '' : instants.instant(approvedAt)),
    },
  ],
});
