// The section with the stay of a hosted buyer: nights, room, guests, and passports as far as they may be seen.
import type { Person } from '@visavis/contract/person/person';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './sections.module.css';

export function StaySection({ person: { booking, application } }: { person: Person }) {
  const text = useText();
  const dates = useDates();
  const stays = useStays();
  const amounts = useAmounts();
  const waiting = application?.waiting ?? [];
  const items: [term: string, value: string][] = booking
    ? [
        [text('people.nights'), stays.stay(booking.stay.label)],
        [text('people.extraNights'), dates.list(booking.extraNights.map(stays.night))],
        [text('people.room'), text.choice('roomType', booking.roomType)],
        [text('people.guest'), booking.guest],
        [text('people.passport'), booking.passport],
        [text('people.secondApplicant'), booking.additionalName],
        [text('people.secondPassport'), booking.additionalPassport],
        [
          text('people.total'),
          text(booking.isPaid ? 'people.totalPaid' : 'people.totalOpen', {
            amount: amounts.amount(booking.total, booking.currency),
          }),
        ],
      ]
    : [];
  return (
    <Section id="stay" title={text('people.stay')}>
      {!booking && <p className={styles.none}>{text('people.noStay')}</p>}
      {booking && (
        <dl className={styles.details}>
          {items.map(
            ([term, value]) =>
              value !== '' && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {waiting.map(({ id, stay, roomType }) => (
        <p key={id} className={styles.foot}>
          {text('people.waitsFor', { room: text.choice('roomType', roomType), stay: stays.stay(stay.label) })}
        </p>
      ))}
    </Section>
  );
}
