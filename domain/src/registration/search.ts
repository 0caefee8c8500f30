// The organisers' search for a person: builds a registration's search text and parses searches against it.
import { foldForSearch } from '../text/fold.ts';
import { plainDigits } from '../text/normalise.ts';

export interface SearchedPerson {
  name: string;
  company: string;
  companySize: string;
  reference: string;
  email: string;
  country: string;
  /** Dialling code and digits, as stored; empty ones are omitted. */
  phones: readonly string[];
}

/**
 * The searchable text of a registration, apart from its state (decisions 10, dashboard search).
 * @returns folded: name, company, size, reference with and without its dashes, email, country, digits of phones
 */
export function registrationSearchText({ reference, phones, ...person }: SearchedPerson): string {
  const { name, company, companySize, email, country } = person;
  const parts = [name, company, companySize, reference, reference.replaceAll('-', ''), email, country];
  const digits = phones.map((phone) => plainDigits(phone).replace(/\D/g, ''));
  return foldForSearch([...parts, ...digits].filter((part) => part !== '').join(' '));
}

/**
 * A term of a search: one of the alternatives must match, and all parts of that alternative must be found.
 */
export type SearchTerm = readonly (readonly string[])[];

/** Words that may be pieces of one phone number, such as (012) or 345-6789. */
const PHONE_PIECE = /^[+(]?[\d().\-/]*\d[\d().\-/]*$/;
const LEAST_PHONE_DIGITS = 4;

/** Maximum words in the name of a country, such as 'Saint Vincent and the Grenadines'. */
const MOST_COUNTRY_WORDS = 6;

/**
 * Parses a typed search: words in any order, all required. A phone number may be written in any format: with a
 * national or international prefix, in groups, with punctuation. A country may be named in any language of the site.
 * @param countriesMeant returns the folded stored names of countries that folded words may refer to
 * @returns no terms for a blank search
 */
export function readSearch(
  text: string,
  countriesMeant: (folded: string) => readonly string[] = () => [],
): SearchTerm[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const country = countryAt(words.slice(at, at + MOST_COUNTRY_WORDS), countriesMeant);
    if (country) {
      terms.push(country.term);
      at += country.length;
      continue;
    }
    const run: string[] = [];
    while (at + run.length < words.length && PHONE_PIECE.test(words[at + run.length] ?? ''))
      run.push(words[at + run.length] ?? '');
    if (run.length === 0) {
      terms.push(alternativesOf(words[at] ?? ''));
      at += 1;
      continue;
    }
    const digits = phoneDigits(run.join(''));
    if (digits.length >= LEAST_PHONE_DIGITS) terms.push([run, [digits]]);
    else terms.push(...run.map((word) => [[word]]));
    at += run.length;
  }
  return terms;
}

/**
 * Whether a text matches a search.
 * @param folded from `foldForSearch`
 */
export const meetsSearch = (folded: string, terms: readonly SearchTerm[]): boolean =>
  terms.every((term) => term.some((parts) => parts.every((part) => folded.includes(part))));

/** The country named by the longest prefix of the words, which may also match literally. */
function countryAt(
  words: readonly string[],
  countriesMeant: (folded: string) => readonly string[],
): { term: SearchTerm; length: number } | null {
  for (let length = words.length; length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const names = countriesMeant(typed.join(' '));
    if (names.length > 0) return { term: [typed, ...names.map((name) => [name])], length };
  }
  return null;
}

/** A hyphenated name also matches when written as separate words. */
function alternativesOf(word: string): SearchTerm {
  const names = word.split('-');
  return names.length > 1 && names.every((name) => /^\p{L}{2,}$/u.test(name)) ? [[word], names] : [[word]];
}

/** The digits that any notation of a number ends with: without '(0)' and leading zeros of dialling prefixes. */
function phoneDigits(text: string): string {
  return text
    .replace(/\(0+\)/g, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}
