// The days of the fair.
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Section } from './section.tsx';

export function DatesSection({ dates }: { dates: readonly string[] }) {
  const text = useText();
  const words = useDates();
  return (
    <Section id="dates" title={text('edition.datesAndHours')}>
      <ul>
        {dates.map((date) => (
          <li key={date}>
            {words.weekday(date)}, {words.date(date)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
