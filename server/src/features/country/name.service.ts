// By which names a country is known, beside the one in the bundled data.
import { LANGUAGES } from '@visavis/domain/language/languages';
import { regionName } from '@visavis/domain/language/region';
import { OTHER_NAMES } from './alias.service.ts';

/** Names under which people look for a country, apart from the one in the bundled data; none for an unknown code. */
export const otherNamesOf = (cca2: string | null): string[] => [...(OTHER_NAMES[cca2 ?? ''] ?? [])];

/** In every language of the site, and as people say it. @param english its name where it is not translated */
export const namesOfCountry = (cca2: string | null, english: string): string[] => [
  ...LANGUAGES.map((language) => regionName(cca2, english, language)),
  ...otherNamesOf(cca2),
];
