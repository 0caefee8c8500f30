// Which countries the words of a search mean: by their names in every language of the site, and by others in use.
import { foldForSearch, readSearch, type SearchTerm } from '@visavis/domain/registration/search';
import countries from './countries.json' with { type: 'json' };
import { namesOfCountry } from './name.service.ts';

interface Named {
  /** Folded, as a registration is found by it. */
  stored: string;
  /** Folded, but for the stored one. */
  others: readonly string[];
}

/** A part of a name in this script says enough; of others the whole name does: many are in names of people. */
const HAN_PART = /^\p{Script=Han}{2,}$/u;

let known: readonly Named[] | undefined;

const readNames = (): readonly Named[] =>
  countries.map(({ cca2, name }) => {
    const stored = foldForSearch(name);
    const names = new Set(namesOfCountry(cca2, name).map(foldForSearch));
    return { stored, others: [...names].filter((one) => one !== stored) };
  });

/**
 * @param folded words of a search, as `foldForSearch` leaves them
 * @returns folded names as they are stored; none where the words are no other name of a country
 */
export function countriesMeant(folded: string): string[] {
  known ??= readNames();
  const isPart = HAN_PART.test(folded);
  const isMeant = (name: string) => name === folded || (isPart && name.includes(folded));
  return known.filter(({ others }) => others.some(isMeant)).map(({ stored }) => stored);
}

/** The search of a list of people, in which a country may have its name in any language of the site. */
export const readPeopleSearch = (text: string): SearchTerm[] => readSearch(text, countriesMeant);
