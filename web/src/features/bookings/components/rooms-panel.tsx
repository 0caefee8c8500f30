// The rooming list: rooms a night, search and filters that add up, and the bookings.
import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import { ROOMING_PAYMENTS } from '@visavis/domain/booking/rooming';
import { BedDouble, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { type useAddressFilter, withPart, withSort } from '../../../lib/use-address-filter.ts';
import rowStyles from '../../../list/filter-row.module.css';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { ListRows } from '../../../list/list-rows.tsx';
import { useList } from '../../../list/use-list.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { BOOKINGS, type BookingFilter, useRoomNights } from '../api.ts';
import page from '../bookings-page.module.css';
import { readOrder } from '../filter.ts';
import { PAYMENT_WORDS } from '../payment-words.ts';
import { NightLegend } from './night-strip.tsx';
import { PrintButton } from './print-button.tsx';
import { RoomNights } from './room-nights.tsx';
import { columnsOf, RoomingTable } from './rooming-table.tsx';

export type Finding = ReturnType<typeof useAddressFilter<BookingFilter>>;

const idOfBooking = ({ id }: HostedBooking): number => id;

export function RoomsPanel({ finding }: { finding: Finding }) {
  const text = useText();
  const { filter, clear } = finding;
  const [address, setAddress] = useSearchParams();
  const order = readOrder(address);
  const sortBy = (sort: string) =>
    setAddress(withSort(address, sort), { replace: true, preventScrollReset: true });
  const write = (name: keyof BookingFilter, value: string) =>
    setAddress((before) => withPart(before, name, value), { replace: true, preventScrollReset: true });
  const list = useList(BOOKINGS, { ...filter, ...order });
  const nights = useRoomNights();
  const isFiltered = Object.keys(filter).length > 0;
  const { rooms = 0, guests = 0, nights: roomNights = 0 } = list.facts ?? {};
  const shown = nights.data?.nights.map(({ date }) => date) ?? [];
  return (
    <>
      <div className={page.onScreen}>
        <RoomNights nights={nights} chosen={filter.night} onChoose={(night) => write('night', night)} />
      </div>
      <Filters finding={finding} nights={nights.data} write={write}>
        {list.rows.length > 0 && (
          <>
            <div className={rowStyles.onCards}>
              <FilterSelect
                label={text('dashboard.sort')}
                any={text('bookings.byArrival')}
                options={columnsOf(text, []).map(({ sort, title }) => ({ value: sort, label: title }))}
                value={order.sort ?? ''}
                onChange={sortBy}
              />
            </div>
            <PrintButton list={list} className={page.print} />
          </>
        )}
      </Filters>
      <ListRows
        list={list}
        idOf={idOfBooking}
        words={{
          loading: text('bookings.loading'),
          failed: text('bookings.failed'),
          tryAgain: text('dashboard.tryAgain'),
          found: (count) =>
            count === 0
              ? text('bookings.foundNone')
              : text('bookings.found', { count, rooms, guests, nights: roomNights }),
        }}
        none={
          isFiltered ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={text('bookings.noneFound')}
              hint={text('dashboard.filteredHint')}
              action={
                <Button variant="secondary" onClick={clear}>
                  {text('dashboard.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<BedDouble aria-hidden />}
              title={text('bookings.none')}
              hint={text('bookings.noneHint')}
            />
          )
        }
        table={(rows, busy) => (
          <>
            <RoomingTable
              rows={rows}
              nights={shown}
              order={{ sort: order.sort, direction: order.direction ?? 'ascending', onSort: sortBy }}
              busy={busy}
            />
            {rows.length > 0 && <NightLegend />}
          </>
        )}
      />
    </>
  );
}

interface FiltersProps {
  finding: Finding;
  nights: ReturnType<typeof useRoomNights>['data'];
  write: (name: keyof BookingFilter, value: string) => void;
  /** What stands beside the filters. */
  children: ReactNode;
}

function Filters({ finding, nights, write, children }: FiltersProps) {
  const text = useText();
  const dates = useDates();
  const stays = useStays();
  const { filter, search } = finding;
  const select = (
    name: 'night' | 'stay' | 'roomType' | 'payment',
    words: { label: string; any: string },
    options: readonly { value: string; label: string }[],
  ) => {
    const value = filter[name] ?? '';
    const isKnown = value === '' || options.some((option) => option.value === value);
    return (
      <SelectField
        label={words.label}
        value={value}
        onChange={(event) => write(name, event.target.value)}
        options={[
          { value: '', label: words.any },
          ...options,
          // From an address of earlier days.
          ...(isKnown ? [] : [{ value, label: value }]),
        ]}
      />
    );
  };
  return (
    <div className={page.finding}>
      <SearchField
        {...search}
        label={text('bookings.search')}
        placeholder={text('bookings.searchPlaceholder')}
      />
      {select(
        'night',
        { label: text('bookings.night'), any: text('bookings.anyNight') },
        (nights?.nights ?? []).map(({ date }) => ({
          value: date,
          label: text('bookings.nightOption', { weekday: dates.weekdayShort(date), day: stays.night(date) }),
        })),
      )}
      {select(
        'stay',
        { label: text('bookings.stay'), any: text('bookings.anyStay') },
        (nights?.stays ?? []).map(({ from, label }) => ({ value: from, label: stays.stay(label) })),
      )}
      {select(
        'roomType',
        { label: text('bookings.roomType'), any: text('bookings.anyRoomType') },
        (nights?.roomTypes ?? []).map((type) => ({ value: type, label: text.choice('roomType', type) })),
      )}
      {select(
        'payment',
        { label: text('bookings.paymentColumn'), any: text('bookings.anyPayment') },
        ROOMING_PAYMENTS.map((value) => ({ value, label: text(PAYMENT_WORDS[value]) })),
      )}
      {children}
    </div>
  );
}
