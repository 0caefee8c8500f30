// How many of an exhibitor's hours are taken, as a text and as a bar.
import { useText } from '../../../i18n/text.ts';
import styles from './hours-taken.module.css';

export function HoursTaken({ taken, hours }: { taken: number; hours: number }) {
  const text = useText();
  const share = hours === 0 ? 0 : Math.min(1, taken / hours);
  const words =
    hours === 0
      ? text('exhibitors.noHours')
      : taken >= hours
        ? text('exhibitors.full')
        : text('overview.nOfM', { meetings: taken, capacity: hours });
  return (
    <span className={styles.hours}>
      {words}
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
