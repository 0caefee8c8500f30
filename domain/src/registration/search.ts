// What organisers find a person by: the text that a registration is found in, and what a search asks of it.
import { plainDigits } from './text.ts';

/** Accents of Latin, Greek and Cyrillic letters, voicing of kana, vowels of Arabic: marks that people leave out. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u3099\u309a]/g;
/** Letters that Unicode does not take apart, as they are typed without them; kept in step with fold_for_search in SQL. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/**
 * Text as searches compare it: without case, accents and width of script, digits of any script as 0 to 9
 * (decisions 10, dashboard search).
 */
export function foldForSearch(text: string): string {
  return plainDigits(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

export interface SearchedPerson {
  name: string;
  company: string;
  companySize: string;
  reference: string;
  email: string;
  country: string;
  /** Dialling code and digits, as they are stored; empty ones are left out. */
  phones: readonly string[];
}

/**
 * The text that a registration is found in, beside its state (decisions 10, dashboard search).
 * @returns folded: name, company, size, reference with and without its dashes, email, country, digits of phones
 */
export function registrationSearchText({ reference, phones, ...person }: SearchedPerson): string {
  const { name, company, companySize, email, country } = person;
  const parts = [name, company, companySize, reference, reference.replaceAll('-', ''), email, country];
  const digits = phones.map((phone) => plainDigits(phone).replace(/\D/g, ''));
  return foldForSearch([...parts, ...digits].filter((part) => part !== '').join(' '));
}

/**
 * What must be found together for a part of a search to be met: one of the alternatives, each of parts that must
 * all be there.
 */
export type SearchTerm = readonly (readonly string[])[];

/** Words that may be pieces of one phone number, such as (012) or 345-6789. */
const PHONE_PIECE = /^[+(]?[\d().\-/]*\d[\d().\-/]*$/;
const LEAST_PHONE_DIGITS = 4;

/** So many words the name of a country has, such as 'Saint Vincent and the Grenadines'. */
const MOST_COUNTRY_WORDS = 6;

/**
 * Reads a search as people type it: words in any order, all of them wanted. A phone number may be spelt in any way:
 * with a national or international prefix, in groups, with signs between them. A country may have its name in any
 * language of the site.
 * @param countriesMeant folded names as they are stored, of the countries that folded words mean beside what they say
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
 * Whether a text meets a search.
 * @param folded as `foldForSearch` leaves it
 */
export const meetsSearch = (folded: string, terms: readonly SearchTerm[]): boolean =>
  terms.every((term) => term.some((parts) => parts.every((part) => folded.includes(part))));

/** The country that the most of these words name, which may also stand in a text as they are. */
function countryAt(
  words: readonly string[],
  countriesMeant: (folded: string) => readonly string[],
): { term: SearchTerm; length: number } | null {
  for (let length = words.length; length > 0; length -= 1) {
    const said = words.slice(0, length);
    const names = countriesMeant(said.join(' '));
    if (names.length > 0) return { term: [said, ...names.map((name) => [name])], length };
  }
  return null;
}

/** A name that is written with a hyphen is also found where it is written in two words. */
function alternativesOf(word: string): SearchTerm {
  const names = word.split('-');
  return names.length > 1 && names.every((name) => /^\p{L}{2,}$/u.test(name)) ? [[word], names] : [[word]];
}

/** The digits that every spelling of a number ends with: without '(0)' and the prefixes for a country or abroad. */
function phoneDigits(text: string): string {
  return text
    .replace(/\(0+\)/g, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}
