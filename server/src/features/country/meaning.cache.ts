// Resolves search words to countries, by their names in every language of the site and other common names.
import { readSearch, type SearchTerm } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import countries from './countries.json' with { type: 'json' };
import { namesOfCountry } from './name.service.ts';
import { countryNameOf } from './written.cache.ts';

interface Named {
  /** The folded name by which registrations are searched. */
  stored: string;
  /** Other folded names. */
  others: readonly string[];
}

/** Part of a name is enough in this script; in others only a whole name counts, as parts occur in names of people. */
const HAN_PART = /^\p{Script=Han}{2,}$/u;

/** Read on first use from bundled data, which never changes while the server runs. */
let known: readonly Named[] | undefined;

const readNames = (): readonly Named[] =>
  countries.map(({ cca2, name }) => {
    const stored = foldForSearch(name);
    const names = new Set(namesOfCountry(cca2, name).map(foldForSearch));
    return { stored, others: [...names].filter((one) => one !== stored) };
  });

/**
 * @param folded words of a search, as returned by `foldForSearch`
 * @returns folded names as they are stored; empty if the words are not another name of a country
 */
export function countriesMeant(folded: string): string[] {
  known ??= readNames();
  const isPart = HAN_PART.test(folded);
  const isMeant = (name: string) => name === folded || (isPart && name.includes(folded));
  return known.filter(({ others }) => others.some(isMeant)).map(({ stored }) => stored);
}

/** Parses the search of a list of people, in which a country may be named in any language of the site. */
export const readPeopleSearch = (text: string): SearchTerm[] => readSearch(text, countriesMeant);

/** How saved filters interpret countries. */
export const COUNTRY_MEANINGS = {
  read: readPeopleSearch,
  isCountry: (text: string): boolean => countryNameOf(text) !== null,
};
