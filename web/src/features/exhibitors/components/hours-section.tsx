// The section with an exhibitor's hours: free, taken or blocked; taken ones lead to their meetings.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useEdition } from '../../../queries/use-edition.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Slot } from '../slot-range.ts';
import { type HourState, HoursGrid } from './hours-grid.tsx';
import styles from './hours-section.module.css';
import { Section } from './section.tsx';

const NO_HOUR: HourState = { places: 0, taken: 0, isBlocked: false };

export function HoursSection({ exhibitor }: { exhibitor: ExhibitorProfile }) {
  const text = useText();
  const { data: edition } = useEdition();
  const stateOf = ({ day, minute }: Slot): HourState =>
    exhibitor.slots.find((slot) => slot.day === day && slot.minute === minute) ?? NO_HOUR;
  const [current, setCurrent] = useState<Slot | null>(null);
  return (
    <Section id="hours" title={text('exhibitors.hours')}>
      <p className={styles.hint}>{text('exhibitors.hoursReadOnly')}</p>
      {edition ? (
        <HoursGrid
          edition={edition}
          label={text('exhibitors.hours')}
          stateOf={stateOf}
          isReadOnly
          onPress={() => {}}
          onCurrent={setCurrent}
        />
      ) : (
        <Skeleton height="16rem" />
      )}
      <ul className={styles.legend} aria-label={text('exhibitors.legend')}>
        <li>
          <span className={styles.free} aria-hidden /> {text('exhibitors.hourFree')}
        </li>
        <li>
          <span className={styles.taken} aria-hidden /> {text('exhibitors.taken')}
        </li>
        <li>
          <span className={styles.blocked} aria-hidden /> {text('exhibitors.hourBlocked')}
        </li>
      </ul>
      {current && <CurrentHour exhibitor={exhibitor} slot={current} taken={stateOf(current).taken} />}
    </Section>
  );
}

interface CurrentHourProps {
  exhibitor: ExhibitorProfile;
  slot: Slot;
  taken: number;
}

/** Leads from a taken hour to its meetings. */
function CurrentHour({ exhibitor: { id }, slot: { day, minute }, taken }: CurrentHourProps) {
  const text = useText();
  const dates = useDates();
  const { data: edition } = useEdition();
  const date = edition?.days.find((one) => one.day === day)?.date;
  if (taken === 0 || date === undefined) return null;
  return (
    <p className={styles.current}>
      {dates.weekday(date)}, {dates.day(date)}, {dates.hour(minute)}:{' '}
      <Link to={registrationsPath({ programme: 'all', exhibitor: id, day, minute })}>
        {text('exhibitors.meetingsOfHour', { count: taken })}
      </Link>
    </p>
  );
}
