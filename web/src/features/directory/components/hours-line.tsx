// How many free hours an exhibitor has: the same three styles as on Top Matches, and a badge when fully booked.
import { capacityOf } from '@visavis/domain/matching/capacity';
import { Ban, Clock, Hourglass } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useFairOver } from '../../../lib/fair-over.ts';
import styles from './hours-line.module.css';

const ICONS = { unknown: Clock, free: Clock, few: Hourglass, full: Ban };

export function hoursText(text: Text, freeHours: number, isOver = false): string {
  if (isOver) return text('directory.bookingClosed');
  const capacity = capacityOf(freeHours);
  if (capacity === 'full') return text('directory.fullyBooked');
  return text(capacity === 'few' ? 'directory.hoursLeft' : 'directory.hoursFree', { count: freeHours });
}

export function HoursLine({ freeHours }: { freeHours: number }) {
  const text = useText();
  const isOver = useFairOver();
  const capacity = capacityOf(freeHours);
  const Icon = ICONS[capacity];
  return (
    <p className={styles.line} data-capacity={capacity}>
      <Icon aria-hidden />
      {hoursText(text, freeHours, isOver)}
    </p>
  );
}
