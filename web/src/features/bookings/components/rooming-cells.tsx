// What a row of the rooming list shows: its guests, room and payment.
import { personPath } from '@visavis/contract/dashboard-path';
import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import type { RoomingPayment } from '@visavis/domain/booking/rooming';
import { Check, CircleAlert, Hourglass, type LucideIcon, Minus, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PAYMENT_WORDS } from '../payment-words.ts';
import styles from './rooming-cells.module.css';

interface CellProps {
  row: HostedBooking;
}

export function GuestsCell({ row }: CellProps) {
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

export function RoomCell({ row }: CellProps) {
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

export function PaymentCell({ payment }: { payment: RoomingPayment }) {
  const text = useText();
  const Icon = ICONS[payment];
  return (
    <span className={classNames(styles.payment, styles[payment])}>
      <Icon aria-hidden />
      {text(PAYMENT_WORDS[payment])}
    </span>
  );
}
