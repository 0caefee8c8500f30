// The languages of the edition that the dashboard works on: those in which organisers write for its visitors.
import { DEFAULT_LANGUAGE, type EditionLanguages, LANGUAGES } from '@visavis/domain/language/languages';
import { useDashboardEdition } from './use-dashboard-edition.ts';

/** In the usual order, whichever is the main one. */
export function useEditionLanguages(): EditionLanguages {
  const { languages } = useDashboardEdition().data ?? {};
  return languages ? LANGUAGES.filter((language) => languages.includes(language)) : LANGUAGES;
}

/** The same with English, in which names and texts of exhibitors and categories are kept that have no translation. */
export function useTranslatedLanguages(): EditionLanguages {
  const languages = useEditionLanguages();
  return languages.includes(DEFAULT_LANGUAGE) ? languages : [DEFAULT_LANGUAGE, ...languages];
}
