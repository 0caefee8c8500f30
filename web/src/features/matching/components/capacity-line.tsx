// How many free hours an exhibitor has; reserves its space while that is unknown, so that nothing moves.
import { capacityOf } from '@visavis/domain/matching/capacity';
import { Clock, Hourglass } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './card-lines.module.css';

/** @returns '' while unknown */
export function capacityText(text: Text, freeHours: number | undefined): string {
  const capacity = capacityOf(freeHours);
  if (capacity === 'unknown') return '';
  if (capacity === 'full') return text('matching.fullyBooked');
  return text(capacity === 'few' ? 'matching.hoursLeft' : 'matching.hoursFree', { count: freeHours ?? 0 });
}

export function CapacityLine({ id, freeHours }: { id: string; freeHours: number | undefined }) {
  const text = useText();
  const capacity = capacityOf(freeHours);
  const Icon = capacity === 'free' ? Clock : Hourglass;
  return (
    <p id={id} className={classNames(styles.capacity, capacity !== 'free' && styles.few)}>
      {capacity !== 'unknown' && <Icon aria-hidden />}
      {capacityText(text, freeHours)}
    </p>
  );
}
