// The languages of the dashboard's edition, in which organisers write for its visitors.
import { DEFAULT_LANGUAGE, type EditionLanguages, LANGUAGES } from '@visavis/domain/language/languages';
import { useDashboardEdition } from './use-dashboard-edition.ts';

/** In the usual order, whichever of them is the main one. */
export function useEditionLanguages(): EditionLanguages {
  const { languages } = useDashboardEdition().data ?? {};
  return languages ? LANGUAGES.filter((language) => languages.includes(language)) : LANGUAGES;
}

/** The same with English, which untranslated names and texts of exhibitors and categories are stored in. */
export function useTranslatedLanguages(): EditionLanguages {
  const languages = useEditionLanguages();
  return languages.includes(DEFAULT_LANGUAGE) ? languages : [DEFAULT_LANGUAGE, ...languages];
}
