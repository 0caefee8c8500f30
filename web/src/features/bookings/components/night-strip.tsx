// The nights of one booking as a row of cells: those of the stay solid, extra ones hatched, named for screen readers.
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './night-strip.module.css';

interface NightStripProps {
  /** All nights of the page, YYYY-MM-DD each. */
  nights: readonly string[];
  stay: readonly string[];
  extra: readonly string[];
  /** Whether the room is slept in; other nights are only outlined. */
  isKept: boolean;
}

export function NightStrip({ nights, stay, extra, isKept }: NightStripProps) {
  const text = useText();
  const stays = useStays();
  const { list } = useDates();
  const named = (dates: readonly string[]) => list(dates.map(stays.night));
  const label = text(isKept ? 'bookings.nightsOf' : 'bookings.nightsGivenBack', {
    stay: named(stay),
    count: extra.length,
    extra: named(extra),
  });
  return (
    <div className={styles.strip} role="img" aria-label={label}>
      {nights.map((night) => (
        <span
          key={night}
          className={classNames(
            styles.night,
            stay.includes(night) && styles.stay,
            extra.includes(night) && styles.extra,
            !isKept && styles.given,
          )}
        />
      ))}
    </div>
  );
}

/** The nights as the heading of their column; only seen, as each strip names its own. */
export function NightHeads({ nights }: { nights: readonly string[] }) {
  const dates = useDates();
  return (
    <span className={styles.strip} aria-hidden>
      {nights.map((night) => (
        <span key={night} className={styles.head}>
          <strong>{Number(night.slice(8))}</strong>
          <span>{dates.weekdayShort(night)}</span>
        </span>
      ))}
    </span>
  );
}

export function NightLegend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('bookings.legend')}>
      <li>
        <span className={classNames(styles.night, styles.stay)} aria-hidden />
        {text('bookings.inStay')}
      </li>
      <li>
        <span className={classNames(styles.night, styles.extra)} aria-hidden />
        {text('bookings.extraNight')}
      </li>
    </ul>
  );
}
