// The section with an exhibitor's logo, name, place, website and email, and its texts in three languages.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryOptions } from '../../../queries/use-country-options.ts';
import { CountryCombobox } from '../../../ui/country-combobox.tsx';
import { Section } from '../../../ui/section.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ExhibitorForm } from '../form.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { LogoField } from './logo-field.tsx';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  form: ExhibitorForm;
  /** The number of people with a meeting here, who have been told the stored booth. */
  peopleTold: number;
}

export function ProfileSection({ form, peopleTold }: ProfileSectionProps) {
  const text = useText();
  const { draft, stored, set, errors, isReadOnly } = form;
  const countries = useCountryOptions();
  const isMoved = form.id !== null && stored.boothNumber !== '' && stored.boothNumber !== draft.boothNumber;
  const line = (name: 'companyName' | 'hall' | 'website' | 'contactEmail', optional = true) => ({
    value: draft[name],
    error: errors[name],
    readOnly: isReadOnly,
    optional,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <Section id="profile" title={text('exhibitors.profile')}>
      <div className={styles.columns}>
        <LogoField form={form} />
        <div className={styles.fields}>
          <TextField label={text('exhibitors.companyName')} {...line('companyName', false)} />
          <TextField
            label={text('exhibitors.boothNumber')}
            optional
            readOnly={isReadOnly}
            value={draft.boothNumber}
            error={errors.boothNumber}
            help={
              isMoved && peopleTold > 0
                ? text('exhibitors.boothWas', { booth: stored.boothNumber, count: peopleTold })
                : undefined
            }
            autoComplete="off"
            onChange={({ target }) => set({ boothNumber: target.value })}
          />
          <CountryCombobox
            label={text('exhibitors.country')}
            countries={countries}
            value={draft.regionCountry}
            error={errors.regionCountry}
            emptyText={text('exhibitors.noCountry')}
            onChange={(regionCountry) => !isReadOnly && set({ regionCountry })}
          />
          <TextField label={text('exhibitors.hall')} {...line('hall')} />
          <TextField label={text('exhibitors.website')} inputMode="url" {...line('website')} />
          <TextField
            label={text('exhibitors.contactEmail')}
            type="email"
            help={text('exhibitors.contactEmailHelp')}
            {...line('contactEmail')}
          />
        </div>
      </div>
      <Texts form={form} />
    </Section>
  );
}

const PARTS = ['productProfile', 'description'] as const;

function Texts({ form: { draft, set, errors, isReadOnly } }: { form: ExhibitorForm }) {
  const text = useText();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [seenErrors, setSeenErrors] = useState(errors);
  if (errors !== seenErrors) {
    setSeenErrors(errors);
    // The language of a refused text is shown, so that its error is visible.
    setLanguage(LANGUAGES.find((one) => PARTS.some((part) => errors[`${part}.${one}`])) ?? language);
  }
  const field = (name: 'productProfile' | 'description') => ({
    value: draft[name][language],
    error: errors[`${name}.${language}`] ?? (language === DEFAULT_LANGUAGE ? errors[name] : undefined),
    readOnly: isReadOnly,
    lang: language,
    dir: 'auto',
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: { ...draft[name], [language]: target.value } }),
  });
  return (
    <LanguageTabs
      name="profile"
      current={language}
      onChange={setLanguage}
      isWritten={(one) => draft.productProfile[one].trim() !== '' || draft.description[one].trim() !== ''}
    >
      <div className={stackStyles.column4}>
        <TextField label={text('exhibitors.productProfile')} {...field('productProfile')} />
        <TextArea label={text('exhibitors.description')} {...field('description')} />
      </div>
    </LanguageTabs>
  );
}
