// The section with an exhibitor's hours: a press blocks or opens an hour at once; an hour with meetings asks first.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFair } from '../api.ts';
import type { Slot } from '../slot-range.ts';
import { useBlockedHours } from '../use-blocked-hours.ts';
import { BlockDialog } from './block-dialog.tsx';
import { HoursGrid } from './hours-grid.tsx';
import styles from './hours-section.module.css';

export function HoursSection({ exhibitor }: { exhibitor: ExhibitorProfile }) {
  const text = useText();
  const fair = useFair(exhibitor.editionId);
  const mayChange = can(useRole(), 'exhibitor.set-hours') && !exhibitor.isArchived;
  const hours = useBlockedHours(exhibitor);
  const [current, setCurrent] = useState<Slot | null>(null);
  return (
    <Section id="hours" title={text('exhibitors.hours')}>
      <p className={styles.hint}>{text(mayChange ? 'exhibitors.hoursHint' : 'exhibitors.hoursReadOnly')}</p>
      {hours.failure !== null && <Banner kind="error">{hours.failure}</Banner>}
      {fair.isError && !fair.data && (
        <LoadFailure again={fair.refetch}>{text('exhibitors.hoursUnread')}</LoadFailure>
      )}
      {fair.data ? (
        <HoursGrid
          edition={fair.data}
          label={text('exhibitors.hours')}
          stateOf={hours.stateOf}
          isReadOnly={!mayChange}
          onPress={hours.press}
          onCurrent={setCurrent}
        />
      ) : (
        !fair.isError && <Skeleton height="16rem" />
      )}
      <ul className={styles.legend} aria-label={text('exhibitors.legend')}>
        <li>
          <span aria-hidden /> {text('exhibitors.hourFree')}
        </li>
        <li>
          <span className={styles.taken} aria-hidden /> {text('exhibitors.taken')}
        </li>
        <li>
          <span className={styles.blocked} aria-hidden /> {text('exhibitors.hourBlocked')}
        </li>
      </ul>
      <p role="status" className="visually-hidden">
        {hours.spoken}
      </p>
      {current && <CurrentHour exhibitor={exhibitor} slot={current} taken={hours.stateOf(current).taken} />}
      {hours.asked && (
        <BlockDialog
          edition={exhibitor.editionId}
          exhibitorIds={[exhibitor.id]}
          hours={hours.asked}
          onDone={hours.finish}
          onClose={() => hours.ask(null)}
        />
      )}
    </Section>
  );
}

interface CurrentHourProps {
  exhibitor: ExhibitorProfile;
  slot: Slot;
  taken: number;
}

/** A link from the focused hour to its meetings; nothing if it has none. */
function CurrentHour({ exhibitor: { id, editionId }, slot: { day, minute }, taken }: CurrentHourProps) {
  const text = useText();
  const dates = useDates();
  const date = useFair(editionId).data?.days.find((one) => one.day === day)?.date;
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
