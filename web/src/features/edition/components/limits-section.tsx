// How many meetings are chosen and held, how long unconfirmed hours are kept, and when documents are deleted.
import { useText } from '../../../i18n/text.ts';
import type { SettingName } from '../settings-form.ts';
import type { EditionForm } from '../use-edition-form.ts';
import { FIELDS_CLASS, Section } from './section.tsx';
import { SettingField } from './setting-field.tsx';

const NAMES: readonly SettingName[] = [
  'businessMinimum',
  'businessMaximum',
  'hostedMinimum',
  'hostedMaximum',
  'refundAfterMeetings',
  'refundWithinDays',
  'programmeMeetings',
  'meetingsADay',
  'stagePrograms',
  'documentsKeptDays',
  'unconfirmedHoursADay',
];

export function LimitsSection({ form }: { form: EditionForm }) {
  const text = useText();
  return (
    <Section id="limits" title={text('edition.limits')}>
      <div className={FIELDS_CLASS}>
        {NAMES.map((name) => (
          <SettingField key={name} form={form} name={name} />
        ))}
        <SettingField form={form} name="unconfirmedReleasedAfterHours" help="edition.emptyForNever" />
      </div>
    </Section>
  );
}
