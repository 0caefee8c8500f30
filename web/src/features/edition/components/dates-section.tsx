// The fair's days, the length and hours of meetings, its time zone, and what a change of them affects.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { FieldNote } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { datesOf, movedTo, startsOf, withCount, withLength } from '../grid.ts';
import type { EditionForm } from '../use-edition-form.ts';
import styles from './dates-section.module.css';
import { HourChoice } from './hour-choice.tsx';
import { ZoneOptions } from './name-options.tsx';
import { FIELDS_CLASS, Section } from './section.tsx';
import { fieldOf, SettingField } from './setting-field.tsx';

const MOST_DAYS = 14;
const LENGTHS = [10, 15, 20, 25, 30, 40, 45, 60, 90, 120];

interface DatesSectionProps {
  form: EditionForm;
  edition: StoredEdition;
  /** What a change of days and hours affects. */
  children: ReactNode;
}

export function DatesSection({ form, edition, children }: DatesSectionProps) {
  const text = useText();
  const words = useDates();
  const zones = useId();
  const dates = datesOf(form.entry('dates'));
  const starts = startsOf(form.entry('starts'));
  const length = Number(form.entry('slotMinutes'));
  const first = dates[0] ?? '';
  const ofDays = (count: number): string => {
    const days = withCount(dates, count);
    const [from, to] = [days[0], days.at(-1)];
    if (from === undefined || to === undefined) return String(count);
    return count === 1
      ? text('edition.oneDay', { day: words.weekdayShort(from) })
      : text('edition.daysFromTo', { count, from: words.weekdayShort(from), to: words.weekdayShort(to) });
  };
  const lengths = [...new Set([...LENGTHS, length, edition.settings.slotMinutes])].toSorted(
    (one, other) => one - other,
  );
  return (
    <Section id="dates" title={text('edition.datesAndHours')} note={form.entry('timeZone')}>
      <div className={FIELDS_CLASS}>
        <TextField
          name="dates"
          type="date"
          label={text('edition.firstDay')}
          value={first}
          error={form.fault('dates')}
          help={dates.length > 0 ? words.days(dates) : undefined}
          onChange={({ target }) => {
            if (target.value !== '') form.type('dates', movedTo(dates, target.value).join(','));
          }}
        />
        <SelectField
          label={text('edition.days')}
          value={String(dates.length)}
          options={Array.from({ length: MOST_DAYS }, (_, index) => ({
            value: String(index + 1),
            label: ofDays(index + 1),
          }))}
          onChange={({ target }) => form.type('dates', withCount(dates, Number(target.value)).join(','))}
        />
        <SelectField
          name="slotMinutes"
          label={text('edition.slotMinutes')}
          value={String(length)}
          error={form.fault('slotMinutes')}
          options={lengths.map((minutes) => ({
            value: String(minutes),
            label: text('edition.minutes', { minutes }),
          }))}
          onChange={({ target }) => {
            const minutes = Number(target.value);
            form.type('slotMinutes', target.value);
            form.type('starts', withLength({ starts, slotMinutes: length }, minutes).join(','));
          }}
        />
      </div>
      <fieldset className={styles.hours} aria-describedby={`${zones}-note`}>
        <legend>{text('edition.starts')}</legend>
        <HourChoice
          {...fieldOf(form, 'starts')}
          chosen={starts}
          stored={edition.settings.slotMinutes === length ? edition.settings.starts : starts}
          slotMinutes={length}
          onChange={(wanted) => form.type('starts', wanted.join(','))}
        />
        <FieldNote id={`${zones}-note`} error={form.fault('starts')} />
      </fieldset>
      {children}
      <div className={styles.zone}>
        <SettingField form={form} name="timeZone" help="edition.timeZoneHelp" list={zones} />
        <ZoneOptions id={zones} />
      </div>
    </Section>
  );
}
