// The bookings: guests, room, nights, amount and payment of each.
import { personPath } from '@visavis/contract/dashboard-path';
import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import type { RoomingPayment } from '@visavis/domain/booking/rooming';
import { nightsOf } from '@visavis/domain/booking/stay';
import { Check, CircleAlert, Hourglass, type LucideIcon, Minus, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { type DataColumn, DataTable } from '../../../list/data-table.tsx';
import type { TableOrder } from '../../../list/sort-heading.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PAYMENT_WORDS } from '../payment-words.ts';
import { NightHeads, NightStrip } from './night-strip.tsx';
import styles from './rooming-table.module.css';

interface RoomingTableProps {
  rows: readonly HostedBooking[];
  /** YYYY-MM-DD each. */
  nights: readonly string[];
  order: TableOrder;
  busy: boolean;
}

/** Each is sorted by its key. @param nights those of the strip, YYYY-MM-DD each */
export const columnsOf = (text: Text, nights: readonly string[]) =>
  [
    { key: 'guests', sort: 'guests', title: text('bookings.guests') },
    { key: 'room', sort: 'room', title: text('bookings.room'), small: 'whole' },
    {
      key: 'nights',
      sort: 'nights',
      title: text('bookings.nights'),
      head: <NightHeads nights={nights} />,
      small: 'whole',
    },
    { key: 'amount', sort: 'amount', title: text('bookings.amount'), small: { row: 4, side: 'end' } },
    {
      key: 'payment',
      sort: 'payment',
      title: text('bookings.paymentColumn'),
      small: { row: 4, side: 'start' },
    },
  ] as const satisfies readonly DataColumn[];

export function RoomingTable({ rows, nights, order, busy }: RoomingTableProps) {
  const text = useText();
  const amounts = useAmounts();
  // Before the nights of the edition are known, those of the rows.
  const shown =
    nights.length > 0
      ? nights
      : [...new Set(rows.flatMap((row) => [...nightsOf(row.stay), ...row.extraNights]))].toSorted();
  return (
    <div className={styles.place}>
      <DataTable
        caption={text('bookings.caption')}
        columns={columnsOf(text, shown)}
        order={order}
        rows={rows.map((row) => ({
          id: row.id,
          cells: {
            guests: <Guests row={row} />,
            room: <Room row={row} />,
            nights: (
              <NightStrip
                nights={shown}
                stay={nightsOf(row.stay)}
                extra={row.extraNights}
                isKept={row.keepsRoom}
              />
            ),
            amount: <span className={styles.amount}>{amounts.amount(row.total, row.currency)}</span>,
            payment: <Payment payment={row.payment} />,
          },
        }))}
        busy={busy}
      />
    </div>
  );
}

function Guests({ row }: { row: HostedBooking }) {
  const text = useText();
  const countryName = useCountryName();
  return (
    <div className={styles.guests}>
      <Link className={styles.guest} to={personPath(row.reference)}>
        {row.guest}
      </Link>
      {row.additionalName !== '' && (
        <p className={styles.second}>
          <span className="visually-hidden">{text('bookings.secondGuest')} </span>
          {row.additionalName}
        </p>
      )}
      <p className={styles.note}>
        {/* The booking may be in another name than the application. */}
        {row.guest === row.name ? '' : <span>{`${row.name}, `}</span>}
        <span>{text('bookings.companyIn', { company: row.company, country: countryName(row.country) })}</span>
        <span>{` · ${row.reference}`}</span>
      </p>
      {row.lacksPassport && <p className={styles.note}>{text('bookings.lacksPassport')}</p>}
    </div>
  );
}

function Room({ row }: { row: HostedBooking }) {
  const text = useText();
  const stays = useStays();
  return (
    <div className={styles.room}>
      <span>{text.choice('roomType', row.roomType)}</span>
      <span className={styles.note}>{stays.stay(row.stay.label)}</span>
      {!row.keepsRoom && (
        <span className={styles.note}>
          {text(row.decision === 'approved' ? 'bookings.givenBackRefund' : 'bookings.givenBackRejected')}
        </span>
      )}
    </div>
  );
}

const ICONS: Record<RoomingPayment, LucideIcon> = {
  paid: Check,
  waiting: Hourglass,
  failed: CircleAlert,
  refunded: Undo2,
  'not-asked': Minus,
  none: Minus,
};

function Payment({ payment }: { payment: RoomingPayment }) {
  const text = useText();
  const Icon = ICONS[payment];
  return (
    <span className={classNames(styles.payment, styles[payment])}>
      <Icon aria-hidden />
      {text(PAYMENT_WORDS[payment])}
    </span>
  );
}
