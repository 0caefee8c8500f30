// The rooming list: its columns, filters and facts.

import { useQuery } from '@tanstack/react-query';
import { listHostedBookings, listRoomNights } from '@visavis/contract/hosted-booking/calls';
import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import {
  type BookingFilter,
  type BookingSort,
  bookingFilterSchema,
} from '@visavis/contract/hosted-booking/filter';
import { ROOMING_PAYMENTS } from '@visavis/domain/booking/rooming';
import { nightsOf } from '@visavis/domain/booking/stay';
import { BedDouble } from 'lucide-react';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useStays } from '../../i18n/use-stays.ts';
import { call } from '../../lib/api-client.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineList } from '../../list/define-list.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import type { ListOf, Order } from '../../list/list-of.ts';
import type { List } from '../../list/use-list.ts';
import { NightHeads, NightLegend, NightStrip } from './components/night-strip.tsx';
import styles from './components/rooming-cells.module.css';
import { GuestsCell, PaymentCell, RoomCell } from './components/rooming-cells.tsx';
import { PAYMENT_WORDS } from './payment-words.ts';

/** Of all bookings found. */
interface Totals {
  rooms: number;
  guests: number;
  nights: number;
}

function useFacts(_: BookingFilter, rows?: List<HostedBooking, Totals>) {
  const rooms = useQuery({
    queryKey: ['bookings', 'nights'],
    queryFn: ({ signal }) => call(listRoomNights, { signal }),
    staleTime: 0,
  });
  const { rooms: roomCount = 0, guests = 0, nights = 0 } = rows?.facts ?? {};
  const ofEdition = rooms.data?.nights.map(({ date }) => date) ?? [];
  // Before the nights of the edition are known, those of the rows.
  const ofRows = rows?.rows.flatMap(({ stay, extraNights }) => [...nightsOf(stay), ...extraNights]) ?? [];
  return {
    /** The rooms of each night, and what the filters offer. */
    rooms,
    /** Of the strip, YYYY-MM-DD each. */
    nights: ofEdition.length > 0 ? ofEdition : [...new Set(ofRows)].toSorted(),
    totals: { rooms: roomCount, guests, nights },
    amounts: useAmounts(),
    stays: useStays(),
  };
}

export interface RoomingList extends ListOf {
  row: HostedBooking;
  filter: BookingFilter;
  sort: BookingSort;
  answer: Totals;
  facts: ReturnType<typeof useFacts>;
}

export const BOOKINGS_PER_STEP = 10;

const SOURCE = defineRows({
  part: 'bookings',
  name: 'bookings',
  step: BOOKINGS_PER_STEP,
  idOf: ({ id }: HostedBooking) => id,
  load: async (query: BookingFilter & Order<RoomingList> & Page, signal) => {
    const { items, total } = await callPart(listHostedBookings, { query, signal });
    const { data: rows, rooms, guests, nights } = items;
    return { rows, total, facts: { rooms, guests, nights } };
  },
});

export const ROOMING_LIST = defineList<RoomingList>({
  source: SOURCE,
  nameOf: ({ guest }) => guest,
  words: {
    title: () => 'bookings.rooms',
    search: 'bookings.search',
    placeholder: 'bookings.searchPlaceholder',
    caption: 'bookings.caption',
    loading: 'bookings.loading',
    found: (count, { text, facts }) =>
      count === 0 ? text('bookings.foundNone') : text('bookings.found', { count, ...facts.totals }),
    failed: (_, text) => text('bookings.failed'),
    none: (filter) => (Object.keys(filter).length > 0 ? 'bookings.noneFound' : 'bookings.none'),
    noneHint: 'bookings.noneHint',
    usualOrder: 'bookings.byArrival',
  },
  noneIcon: <BedDouble aria-hidden />,
  filterSchema: bookingFilterSchema,
  filters: {
    night: {
      control: {
        label: 'bookings.night',
        at: 'beside',
        options: ({ text, dates, facts: { rooms, stays } }) =>
          (rooms.data?.nights ?? []).map(({ date }) => ({
            value: date,
            label: text('bookings.nightOption', {
              weekday: dates.weekdayShort(date),
              day: stays.night(date),
            }),
          })),
      },
      tag: (date, { text, dates, facts: { stays } }) =>
        text('bookings.nightOption', { weekday: dates.weekdayShort(date), day: stays.night(date) }),
    },
    stay: {
      control: {
        label: 'bookings.stay',
        at: 'beside',
        options: ({ facts: { rooms, stays } }) =>
          (rooms.data?.stays ?? []).map(({ from, label }) => ({ value: from, label: stays.stay(label) })),
      },
      tag: (value, { facts: { rooms, stays } }) => {
        const label = rooms.data?.stays.find(({ from }) => from === value)?.label;
        return label === undefined ? value : stays.stay(label);
      },
    },
    roomType: {
      control: {
        label: 'bookings.roomType',
        at: 'beside',
        options: ({ text, facts: { rooms } }) =>
          (rooms.data?.roomTypes ?? []).map((value) => ({ value, label: text.choice('roomType', value) })),
      },
      tag: (value, { text }) => text.choice('roomType', value),
    },
    payment: {
      control: {
        label: 'bookings.paymentColumn',
        at: 'beside',
        options: ({ text }) =>
          ROOMING_PAYMENTS.map((value) => ({ value, label: text(PAYMENT_WORDS[value]) })),
      },
      tag: (value, { text }) => text(PAYMENT_WORDS[value]),
    },
  },
  columns: [
    { key: 'guests', title: 'bookings.guests', sort: 'guests', cell: (row) => <GuestsCell row={row} /> },
    {
      key: 'room',
      title: 'bookings.room',
      sort: 'room',
      small: 'whole',
      cell: (row) => <RoomCell row={row} />,
    },
    {
      key: 'nights',
      title: 'bookings.nights',
      head: ({ facts: { nights } }) => <NightHeads nights={nights} />,
      sort: 'nights',
      small: 'whole',
      cell: ({ stay, extraNights, keepsRoom }, { facts: { nights } }) => (
        <NightStrip nights={nights} stay={nightsOf(stay)} extra={extraNights} isKept={keepsRoom} />
      ),
    },
    {
      key: 'amount',
      title: 'bookings.amount',
      sort: 'amount',
      small: { row: 4, side: 'end' },
      cell: ({ total, currency }, { facts: { amounts } }) => (
        <span className={styles.amount}>{amounts.amount(total, currency)}</span>
      ),
    },
    {
      key: 'payment',
      title: 'bookings.paymentColumn',
      sort: 'payment',
      small: { row: 4, side: 'start' },
      cell: ({ payment }) => <PaymentCell payment={payment} />,
    },
  ],
  below: () => <NightLegend />,
  useFacts,
});
