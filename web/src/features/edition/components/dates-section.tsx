// The days of the fair, and its time zone.
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import type { EditionForm } from '../use-edition-form.ts';
import { Section } from './section.tsx';
import { SettingField } from './setting-field.tsx';

export function DatesSection({ form, dates }: { form: EditionForm; dates: readonly string[] }) {
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
      <SettingField form={form} name="timeZone" help="edition.timeZoneHelp" />
    </Section>
  );
}
