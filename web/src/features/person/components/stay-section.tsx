// The section with the stay of a hosted buyer: nights, room, guests, and passports as far as the role may see them.
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useRefresh } from '../api.ts';
import styles from './sections.module.css';
import { StayDialog } from './stay-dialog.tsx';
import { StayDifference } from './stay-difference.tsx';

export function StaySection({ person }: { person: Person }) {
  const { booking, application } = person;
  const text = useText();
  const role = useRole();
  const refresh = useRefresh(person.reference);
  const { data: edition } = useDashboardEdition();
  const [isChanging, setChanging] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
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
    <Section
      id="stay"
      title={text('people.stay')}
      aside={
        booking &&
        edition &&
        can(role, 'booking.change') && (
          <Button
            variant="secondary"
            className={styles.compact}
            icon={<Pencil aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {text('people.changeStay')}
          </Button>
        )
      }
    >
      <div role="status">{said !== null && <Banner kind="info">{said}</Banner>}</div>
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
      {booking && booking.difference !== 0 && (
        <StayDifference
          id={person.id}
          booking={booking}
          onDone={(message) => {
            setSaid(message);
            void refresh();
          }}
          onRefused={() => void refresh()}
        />
      )}
      {isChanging && booking && edition && (
        <StayDialog
          id={person.id}
          booking={booking}
          hosted={edition.hosted}
          onClose={() => setChanging(false)}
          onRefused={() => void refresh()}
          onDone={(message) => {
            setChanging(false);
            setSaid(message);
            void refresh();
          }}
        />
      )}
      {waiting.map(({ id, stay, roomType }) => (
        <p key={id} className={styles.foot}>
          {text('people.waitsFor', { room: text.choice('roomType', roomType), stay: stays.stay(stay.label) })}
        </p>
      ))}
    </Section>
  );
}
