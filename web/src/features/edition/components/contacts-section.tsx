// The fair's name, logo and contacts, the country that most visitors come from, and the languages.
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { EditionForm } from '../use-edition-form.ts';
import styles from './contacts-section.module.css';
import { CountryChoice } from './country-choice.tsx';
import { LanguagesChoice } from './languages-choice.tsx';
import { Section } from './section.tsx';
import { SettingField } from './setting-field.tsx';

interface ContactsSectionProps {
  form: EditionForm;
  /** The logo, placed after the wordmark. */
  children: ReactNode;
}

export function ContactsSection({ form, children }: ContactsSectionProps) {
  const text = useText();
  return (
    <Section id="contacts" title={text('edition.contacts')}>
      <div className={styles.fields}>
        <SettingField form={form} name="name" />
        <SettingField form={form} name="senderName" help="edition.senderHelp" />
        <SettingField form={form} name="wordmarkFirst" help="edition.wordmarkHelp" />
        <SettingField form={form} name="wordmarkSecond" />
        {children}
        <SettingField form={form} name="contactEmail" type="email" />
        <SettingField form={form} name="contactWhatsapp" type="tel" help="edition.emptyForNone" />
        <CountryChoice form={form} />
        <LanguagesChoice form={form} />
      </div>
    </Section>
  );
}
