// The booking as a read-only summary: who travels, and where they stay. The server masks passports.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { nightsBetween, nightsOf, readStayLabel } from '@visavis/domain/booking/stay';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import styles from '../booking-page.module.css';
import details from './booking-details.module.css';

interface Item {
  term: string;
  value: string;
  /** Takes its own line on a phone, after the others. */
  isLong?: boolean;
}

export function BookingDetails({ booking }: { booking: BookingSummary }) {
  const text = useText();
  const dates = useDates();
  const stays = useStays();
  const { bookingData: data } = booking;
  const stay = readStayLabel(data.stayingDuration);
  const between = stay ? nightsBetween([...nightsOf(stay), ...data.extraNights]) : [];
  const sections: readonly { title: string; items: readonly Item[] }[] = [
    {
      title: text('payment.personal'),
      items: [
        { term: text('payment.name'), value: data.name },
        { term: text('payment.passport'), value: data.passportNumber },
        { term: text('payment.email'), value: data.email, isLong: true },
        { term: text('payment.phone'), value: data.phoneNumber },
      ],
    },
    {
      title: text('payment.additional'),
      items:
        data.additionalName === ''
          ? []
          : [
              { term: text('payment.name'), value: data.additionalName },
              { term: text('payment.passport'), value: data.additionalPassport },
            ],
    },
    {
      title: text('payment.stayDetails'),
      items: [
        { term: text('payment.stayingDuration'), value: stays.stay(data.stayingDuration) },
        { term: text('payment.roomType'), value: text.choice('roomType', data.roomType) },
        {
          term: text('payment.extraNights'),
          value: dates.series(data.extraNights.map(dates.date)) || text('payment.noExtraNights'),
        },
        ...(between.length === 0
          ? []
          : [
              {
                term: text('payment.nightsBetweenTerm'),
                value: text('payment.nightsBetween', { nights: dates.series(between.map(dates.date)) }),
                isLong: true,
              },
            ]),
      ],
    },
  ].filter(({ items }) => items.length > 0);
  return sections.map(({ title, items }) => (
    <section key={title} className={styles.section}>
      <h2>{title}</h2>
      <dl className={details.items}>
        {items.map(({ term, value, isLong }) => (
          <div key={term} className={isLong ? details.long : undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
