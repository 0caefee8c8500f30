// Names of a country besides the one in the bundled data.
import { LANGUAGES } from '@visavis/domain/language/languages';
import { regionName } from '@visavis/domain/language/region';
import { OTHER_NAMES } from './alias.service.ts';

/** Names by which people search for a country, apart from the one in the bundled data; none for an unknown code. */
export const otherNamesOf = (cca2: string | null): string[] => [...(OTHER_NAMES[cca2 ?? ''] ?? [])];

/** Names in every language of the site, and other common ones. @param english where there is no translation */
export const namesOfCountry = (cca2: string | null, english: string): string[] => [
  ...LANGUAGES.map((language) => regionName(cca2, english, language)),
  ...otherNamesOf(cca2),
];
