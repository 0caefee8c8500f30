// Whether a text that is stored names a person: what erasure looks for in saved views, audiences of messages and the trail.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '../hosted-buyer/state.ts';
import { readSearch, type SearchTerm } from '../registration/search.ts';
import { REGISTRATION_STATES } from '../registration/state.ts';
import { foldForSearch } from '../text/fold.ts';

/** What of a person a stored text can name: as it is, and as it was before their contact was changed. */
export interface Searched {
  names: readonly string[];
  emails: readonly string[];
  /** As stored, with their dialling codes. */
  phones: readonly string[];
  reference: string;
  /** What else a search finds them by, and others with them, such as company and country. */
  shared: readonly string[];
}

/** Shorter words, and names of signs alone, are in too many texts. Chinese names have two signs. */
const isTelling = (word: string): boolean => word.length >= (/^[ -~]*$/.test(word) ? 3 : 2);
const PHONE_DIGITS = 5;

/** The lists find people by their state too; the one at the time of the search is not known. */
const STATES = [...REGISTRATION_STATES, ...APPLICATION_STATES, ...APPLICATION_DECISIONS];

/**
 * Whether a search leads to this person by what is theirs alone: every word is in what lists find them by, and at least
 * one in their name, address, phone number or reference. A company or country by itself names nobody: others share it.
 * @param read parses the search, as the lists do
 */
export function searchNames(
  search: string,
  person: Searched,
  read: (search: string) => readonly SearchTerm[] = readSearch,
): boolean {
  const { names, emails, reference, shared } = person;
  const known = [...names, ...emails, reference, ...shared, ...STATES].map(foldForSearch).join('\n');
  const isOwn = (part: string) => isOwnWord(part, person) || isPhone(part, person);
  const matched = read(search).map((term) =>
    term.filter((parts) => parts.every((part) => known.includes(part) || isOwn(part))),
  );
  return matched.every((term) => term.length > 0) && matched.flat(2).some(isOwn);
}

/**
 * Whether a part of a stored query, whatever it asks for beside, names the person by any word of what is or was known
 * of them: a word of a name or the beginning of one, an address or its mailbox, a phone number, or the reference.
 * @param read parses the search, as the lists do
 */
export function partNames(
  text: string,
  person: Searched,
  read: (search: string) => readonly SearchTerm[] = readSearch,
): boolean {
  if (searchNames(text, person, read) || textNames(text, person)) return true;
  const folded = foldForSearch(text);
  const names = person.names.flatMap((name) => wordsOf(foldForSearch(name)));
  return (
    wordsOf(folded).some((word) => names.some((name) => isBeginning(word, name) || isPiece(word, name))) ||
    hasJoined(folded, person.names.map(foldForSearch)) ||
    hasReference(folded, foldForSearch(person.reference)) ||
    numbersIn(folded).some((digits) => isPhone(digits, person))
  );
}

const hasReference = (folded: string, reference: string): boolean =>
  reference !== '' && folded.replaceAll('-', '').includes(reference.replaceAll('-', ''));

/** What servers know of countries. */
interface Meanings {
  read(search: string): readonly SearchTerm[];
  isCountry(text: string): boolean;
}

/** Keys of filters with values of a list, dates or numbers, of which one may begin as a name does. */
const LISTED_KEYS = new Set(
  'asked category companySize confirmedAfter day decision details direction exhibitor gap limit meetingStatus minute payments programme progress registeredAfter registeredOn registeredWithin sort status subCategory taken unconfirmed'.split(
    ' ',
  ),
);

/** Keys of filters with texts that somebody types. */
const TYPED_KEYS = new Set(['search', 'tag', 'country', 'hall', 'page']);

/** Whether one part of a stored filter names the person. A country names nobody, even where it is a name as well. */
export function filterNames(
  [key, value]: readonly [key: string, value: string],
  person: Searched,
  { read, isCountry }: Meanings,
): boolean {
  if (key === 'country' && isCountry(value)) return false;
  if (LISTED_KEYS.has(key)) return textNames(value, person);
  return partNames(value, person, read) || (!TYPED_KEYS.has(key) && textNames(key, person));
}

/** Letters of a word that few texts have by chance. */
const UNUSUAL = 6;
/** Letters of a word's beginning that say which word it is. */
const BEGINNING = 4;
/** Digits that are part of a phone number among other texts: shorter ones are dates and numbers of rows. */
const NUMBER_DIGITS = 6;

const isBeginning = (word: string, name: string): boolean =>
  word.length >= BEGINNING && name.startsWith(word) && !PARTICLES.has(word) && !PARTICLES.has(name);

/** Given names of scripts that put no spaces between words. */
const isPiece = (word: string, name: string): boolean => isTelling(word) && isWithin(word, name);

/** Whether there is a whole name in it without the spaces between its words. */
function hasJoined(folded: string, names: readonly string[]): boolean {
  const joined = wordsOf(folded).join('');
  return names
    .map((name) => wordsOf(name).join(''))
    .some((name) => name.length >= UNUSUAL && joined.includes(name));
}

/** Numbers as they are written, without the zeros that they may begin with. */
const numbersIn = (folded: string): string[] =>
  (folded.match(/\d[\d\s().\-/]*/g) ?? [])
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .filter((digits) => digits.length >= NUMBER_DIGITS);

/** Whether a text about others, such as a tag of theirs, has a whole name or address in it, or an unusual word of one. */
export function unusuallyNames(text: string, person: Searched): boolean {
  const isUnusual = (word: string) => word.length >= (/^[ -~]*$/.test(word) ? UNUSUAL : 2);
  const names = person.names.map(foldForSearch);
  const words = names.flatMap(wordsOf).filter(isUnusual);
  return (
    quotesPerson(text, { ...person, names: names.filter(isUnusual) }) ||
    textNames(text, { ...person, names: words, emails: [] })
  );
}

/** Whether a text has a whole name or address in it. */
export function quotesPerson(text: string, { names, emails }: Searched): boolean {
  const folded = foldForSearch(text);
  return [...names, ...emails].map(foldForSearch).some((word) => isTelling(word) && folded.includes(word));
}

/** Whether a text that staff wrote, such as the name of a view, has a word of a name or the name of an address in it. */
export function textNames(text: string, person: Searched): boolean {
  if (quotesPerson(text, person)) return true;
  const folded = foldForSearch(text);
  const words = new Set(wordsOf(folded));
  const isNamed = person.names
    .flatMap((name) => wordsOf(foldForSearch(name)))
    .some((word) => isTelling(word) && !PARTICLES.has(word) && (words.has(word) || isWithin(word, folded)));
  return isNamed || person.emails.map(foldForSearch).some((email) => isMailboxIn(folded, email));
}

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Scripts that put no spaces between words. */
const isWithin = (word: string, text: string): boolean =>
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]+$/u.test(word) && text.includes(word);

function isMailboxIn(folded: string, email: string): boolean {
  const [mailbox = ''] = email.split('@');
  if (!isTelling(mailbox) || PARTICLES.has(mailbox) || OFFICES.has(mailbox)) return false;
  return ` ${folded.split(/[\s@,;:()<>"/]+/).join(' ')} `.includes(` ${mailbox} `);
}

/** Parts of names that name nobody, and words before names. */
const PARTICLES = new Set(
  'and anak bin binti binte bint dato datin datuk del den der des dos haji hajah ibn madam miss mrs prof puan sri tan the van von'.split(
    ' ',
  ),
);

/** Mailboxes of a company, not of a person. */
const OFFICES = new Set(
  'admin buyer buyers buying contact enquiry export finance hello import info mail marketing office order orders purchase purchasing sales service support team trade'.split(
    ' ',
  ),
);

/** The part of an address behind the @ is the company's, as long as it stands alone. */
function isOwnWord(word: string, { names, emails, reference }: Searched): boolean {
  if (!isTelling(word)) return false;
  const addresses = emails.map(foldForSearch);
  const folded = foldForSearch(reference);
  const texts = [
    ...names.map(foldForSearch),
    ...addresses.map((address) => address.split('@')[0] ?? ''),
    folded,
    folded.replaceAll('-', ''),
  ];
  return (
    texts.some((text) => text.includes(word)) ||
    (word.indexOf('@') > 0 && addresses.some((address) => address.includes(word)))
  );
}

const isPhone = (part: string, { phones }: Searched): boolean =>
  /^\d+$/.test(part) &&
  part.length >= PHONE_DIGITS &&
  phones.some((phone) => phone.replace(/\D/g, '').includes(part));
