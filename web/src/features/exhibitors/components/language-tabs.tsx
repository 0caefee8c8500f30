// Tabs for the languages in which texts can be written; a language without a text is marked.
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useTranslatedLanguages } from '../../../queries/use-edition-languages.ts';
import { TabList, TabPanel } from '../../../ui/tab-list.tsx';

interface LanguageTabsProps {
  /** Part of the element ids, to distinguish them from those of other tabs on the page. */
  name: string;
  current: Language;
  onChange: (language: Language) => void;
  isWritten: (language: Language) => boolean;
  children: ReactNode;
}

export function LanguageTabs({ name, current, onChange, isWritten, children }: LanguageTabsProps) {
  const text = useText();
  const languages = useTranslatedLanguages();
  const idOf = (language: Language) => `${name}-${language}`;
  if (languages.length === 1) return children;
  return (
    <div>
      <TabList
        label={text('exhibitors.languages')}
        current={idOf(current)}
        onChange={(id) => {
          const chosen = languages.find((language) => idOf(language) === id);
          if (chosen) onChange(chosen);
        }}
        tabs={languages.map((language) => ({
          id: idOf(language),
          title: LANGUAGE_NAMES[language],
          ...(isWritten(language) ? {} : { note: text('exhibitors.notWritten') }),
        }))}
      />
      <TabPanel id={idOf(current)}>{children}</TabPanel>
    </div>
  );
}
