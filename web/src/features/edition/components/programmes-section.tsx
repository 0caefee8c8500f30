// The edition's programmes: which it has, when each takes registrations, and the terms that registrants accept.
import { DASHBOARD_PATHS, ofEdition } from '@visavis/contract/dashboard-path';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import type { EditionForm } from '../use-edition-form.ts';
import { labelOf } from '../words.ts';
import styles from './programmes-section.module.css';
import { Section } from './section.tsx';
import { SettingField } from './setting-field.tsx';

interface ProgrammesSectionProps {
  form: EditionForm;
  edition: StoredEdition;
  /** Name of the fair's time zone, which all times are in. */
  zone: string;
}

export function ProgrammesSection({ form, edition, zone }: ProgrammesSectionProps) {
  const text = useText();
  return (
    <Section id="programmes" title={text('edition.programmes')} note={text('edition.fairTime', { zone })}>
      <div>
        <Programme form={form} on="businessOn" opens="businessOpens" closes="businessCloses" />
        <Programme form={form} on="hostedOn" opens="hostedOpens" closes="hostedCloses" />
      </div>
      <p className={styles.terms}>
        {text('edition.termsInForce', { version: edition.termsVersion })}{' '}
        <Link to={ofEdition(`${DASHBOARD_PATHS.words}?text=terms`, edition.id)}>
          {text('edition.seeTerms')}
        </Link>
      </p>
    </Section>
  );
}

interface ProgrammeProps {
  form: EditionForm;
  on: 'businessOn' | 'hostedOn';
  opens: 'businessOpens' | 'hostedOpens';
  closes: 'businessCloses' | 'hostedCloses';
}

function Programme({ form, on, opens, closes }: ProgrammeProps) {
  const text = useText();
  const noteId = useId();
  const isOn = form.entry(on) === 'on';
  return (
    <div className={styles.programme}>
      <div>
        <Checkbox
          name={on}
          label={text(labelOf(on))}
          tone="neutral"
          checked={isOn}
          describedBy={form.fault(on) && noteId}
          onChange={(checked) => form.type(on, checked ? 'on' : 'off')}
        />
        <FieldNote id={noteId} error={form.fault(on)} help={isOn ? undefined : text('edition.offMeans')} />
      </div>
      {isOn && (
        <>
          <SettingField form={form} name={opens} type="datetime-local" help="edition.emptyForAtOnce" />
          <SettingField form={form} name={closes} type="datetime-local" help="edition.emptyForFairEnd" />
        </>
      )}
    </div>
  );
}
