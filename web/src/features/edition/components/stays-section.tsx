// The free stays that follow from the days of the fair, over the nights that can be booked.
import { extraNightOptions, nightsOf, stayOptions } from '@visavis/domain/booking/stay';
import { useText } from '../../../i18n/text.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Section } from './section.tsx';
import styles from './stays-section.module.css';

export function StaysSection({ dates }: { dates: readonly string[] }) {
  const text = useText();
  const { stay: inWords } = useStays();
  const nights = extraNightOptions(dates);
  return (
    <Section id="stays" title={text('edition.stays')} note={text('edition.staysFollow')}>
      <ul className={styles.stays}>
        {stayOptions(dates).map((stay) => {
          const own = nightsOf(stay);
          return (
            <li key={stay.from}>
              <span className={styles.label}>{inWords(stay.label)}</span>
              <span className={styles.nights} aria-hidden>
                {nights.map(({ date }) => (
                  <span key={date} data-own={own.includes(date) ? '' : undefined} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
