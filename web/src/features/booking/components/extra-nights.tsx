// Toggles for the nights that can be added to a stay; nights that the stay already covers are disabled.
import { type ExtraNight, nightsBetween } from '@visavis/domain/booking/stay';
import { Check, Moon, Plus } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { FieldNote } from '../../../ui/field.tsx';
import styles from './extra-nights.module.css';

interface ExtraNightsProps {
  nights: readonly ExtraNight[];
  /** Price of one night, in minor units. */
  priceMinor: number;
  currency: string;
  /** YYYY-MM-DD each. */
  chosen: readonly string[];
  covered: readonly string[];
  onToggle: (date: string) => void;
  /** Names the nights that a change of the stay removed. */
  notice: string;
  error?: string | undefined;
}

export function ExtraNights(props: ExtraNightsProps) {
  const { nights, priceMinor, currency, chosen, covered, onToggle, notice, error } = props;
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  const stays = useStays();
  const noteId = useId();
  const between = nightsBetween([...covered, ...chosen]);
  return (
    <fieldset className={styles.group} aria-describedby={error ? noteId : undefined}>
      <legend>
        {text('payment.extraNights')}{' '}
        <span className={styles.price}>
          {text('payment.each', { amount: amounts.money(priceMinor, currency) })}
        </span>
      </legend>
      <div className={styles.nights}>
        {nights.map(({ date }) => {
          const isCovered = covered.includes(date);
          const isChosen = chosen.includes(date);
          return (
            <label key={date} className={styles.night}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isCovered}
                onChange={() => onToggle(date)}
              />
              <span className={styles.weekday}>{dates.weekdayShort(date)}</span>
              <span className={styles.date}>{stays.night(date)}</span>
              <span className={styles.state}>
                {isCovered && (
                  <>
                    <Moon aria-hidden />
                    <span>{text('payment.inStay')}</span>
                  </>
                )}
                {isChosen && (
                  <>
                    <Check aria-hidden />
                    <span>{text('payment.added')}</span>
                  </>
                )}
                {!isCovered && !isChosen && <Plus aria-hidden />}
              </span>
            </label>
          );
        })}
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <p role="status" className={styles.notice}>
        {covered.length > 0 &&
          between.length > 0 &&
          text('payment.nightsBetween', { nights: dates.series(between.map(stays.night)) })}
      </p>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
