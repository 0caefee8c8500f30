// The hours at which meetings start, as checkboxes; a stored hour that is no longer chosen is marked as closing.
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { startsToChoose } from '../grid.ts';
import styles from './hour-choice.module.css';

interface HourChoiceProps {
  name: string;
  /** In minutes from midnight, in order. */
  chosen: readonly number[];
  stored: readonly number[];
  slotMinutes: number;
  onChange: (chosen: number[]) => void;
}

export function HourChoice({ name, chosen, stored, slotMinutes, onChange }: HourChoiceProps) {
  const text = useText();
  const words = useDates();
  return (
    <ul className={styles.hours}>
      {startsToChoose(chosen, stored, slotMinutes).map((start) => {
        const isChosen = chosen.includes(start);
        const closes = !isChosen && stored.includes(start);
        const hour = words.hour(start);
        return (
          <li key={start} data-chosen={isChosen || undefined} data-closes={closes || undefined}>
            <Checkbox
              name={name}
              tone="neutral"
              label={closes ? text('edition.hourCloses', { hour }) : hour}
              checked={isChosen}
              onChange={(isWanted) =>
                onChange(
                  isWanted
                    ? [...chosen, start].toSorted((one, other) => one - other)
                    : chosen.filter((other) => other !== start),
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
