// Tabs of the three languages; one without a text says so.
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { TabList, TabPanel } from '../../../ui/tab-list.tsx';

interface LanguageTabsProps {
  /** Distinguishes its ids from those of other tabs on the page. */
  name: string;
  current: Language;
  onChange: (language: Language) => void;
  isWritten: (language: Language) => boolean;
  children: ReactNode;
}

export function LanguageTabs({ name, current, onChange, isWritten, children }: LanguageTabsProps) {
  const text = useText();
  const idOf = (language: Language) => `${name}-${language}`;
  return (
    <div>
      <TabList
        label={text('exhibitors.languages')}
        current={idOf(current)}
        onChange={(id) => {
          const chosen = LANGUAGES.find((language) => idOf(language) === id);
          if (chosen) onChange(chosen);
        }}
        tabs={LANGUAGES.map((language) => ({
          id: idOf(language),
          title: LANGUAGE_NAMES[language],
          ...(isWritten(language) ? {} : { note: text('exhibitors.notWritten') }),
        }))}
      />
      <TabPanel id={idOf(current)}>{children}</TabPanel>
    </div>
  );
}
