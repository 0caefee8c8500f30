// Whether stored text identifies a person: used by erasure for saved views, audiences of messages and the audit trail.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '../hosted-buyer/state.ts';
import { readSearch, type SearchTerm } from '../registration/search.ts';
import { REGISTRATION_STATES } from '../registration/state.ts';
import { foldForSearch } from '../text/fold.ts';

/** A person's details that a stored text may contain: current ones, and those before a change. */
export interface Searched {
  names: readonly string[];
  emails: readonly string[];
  /** As stored, with dialling codes. */
  phones: readonly string[];
  reference: string;
  /** Other details that a search matches but that others share, such as company and country. */
  shared: readonly string[];
}

/** Shorter words are in too many texts. Names in Chinese characters may have two. */
const isTelling = (word: string): boolean => word.length >= (/^[ -~]*$/.test(word) ? 3 : 2);
const PHONE_DIGITS = 5;

/** The lists also match people by state; the state at the time of the search is unknown. */
const STATES = [...REGISTRATION_STATES, ...APPLICATION_STATES, ...APPLICATION_DECISIONS];

/**
 * Whether a search identifies this person by unique details: every word matches their details, and at least one their
 * name, address, phone number or reference. A company or country alone identifies no one, since others share it.
 * @param read parses the search like the lists
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
 * Whether part of a stored query identifies the person by a current or former detail, whatever else it contains: a
 * word of a name or its beginning, an address or its mailbox, a phone number, or the reference.
 * @param read parses the search like the lists
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

/** What the server knows about countries. */
interface Meanings {
  read(search: string): readonly SearchTerm[];
  isCountry(text: string): boolean;
}

/** Filter keys whose values are options, dates or numbers, which may happen to begin like a name. */
const LISTED_KEYS = new Set(
  'archived asked attendance category companySize confirmedAfter day decision details direction exhibitor gap kind limit meetingStatus minute night payment payments programme progress registeredAfter registeredOn registeredWithin roomType sort state status stay subCategory taken triedAfter unconfirmed'.split(
    ' ',
  ),
);

/** Filter keys whose values are free text. */
const TYPED_KEYS = new Set(['search', 'tag', 'country', 'hall', 'page']);

/** Whether part of a stored filter identifies the person. A country identifies no one, even if it is also a name. */
export function filterNames(
  [key, value]: readonly [key: string, value: string],
  person: Searched,
  { read, isCountry }: Meanings,
): boolean {
  if (key === 'country' && isCountry(value)) return false;
  if (LISTED_KEYS.has(key)) return textNames(value, person);
  return partNames(value, person, read) || (!TYPED_KEYS.has(key) && textNames(key, person));
}

/** Minimum length of a word that few texts contain by chance. */
const UNUSUAL = 6;
/** Minimum length of a prefix that identifies a word. */
const BEGINNING = 4;
/** Minimum digits of a phone number within other text: shorter numbers are dates or row numbers. */
const NUMBER_DIGITS = 6;

const isBeginning = (word: string, name: string): boolean =>
  word.length >= BEGINNING && name.startsWith(word) && !PARTICLES.has(word) && !PARTICLES.has(name);

/** Given names in scripts without spaces between words. */
const isPiece = (word: string, name: string): boolean => isTelling(word) && isWithin(word, name);

/** Whether it contains a whole name written without spaces. */
function hasJoined(folded: string, names: readonly string[]): boolean {
  const joined = wordsOf(folded).join('');
  return names
    .map((name) => wordsOf(name).join(''))
    .some((name) => name.length >= UNUSUAL && joined.includes(name));
}

/** Numbers in a text, without leading zeros. */
const numbersIn = (folded: string): string[] =>
  (folded.match(/\d[\d\s().\-/]*/g) ?? [])
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .filter((digits) => digits.length >= NUMBER_DIGITS);

/** Whether a text about others, such as their tag, contains a whole name or address, or an unusual word of a name. */
export function unusuallyNames(text: string, person: Searched): boolean {
  const isUnusual = (word: string) => word.length >= (/^[ -~]*$/.test(word) ? UNUSUAL : 2);
  const names = person.names.map(foldForSearch);
  const words = names.flatMap(wordsOf).filter(isUnusual);
  return (
    quotesPerson(text, { ...person, names: names.filter(isUnusual) }) ||
    textNames(text, { ...person, names: words, emails: [] })
  );
}

/** Whether a text contains a whole name or address. */
export function quotesPerson(text: string, { names, emails }: Searched): boolean {
  const folded = foldForSearch(text);
  return [...names, ...emails].map(foldForSearch).some((word) => isTelling(word) && folded.includes(word));
}

/** Whether a staff text, such as the name of a view, contains a word of a name or the mailbox of an address. */
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

/** Scripts without spaces between words. */
const isWithin = (word: string, text: string): boolean =>
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]+$/u.test(word) && text.includes(word);

function isMailboxIn(folded: string, email: string): boolean {
  const [mailbox = ''] = email.split('@');
  if (!isTelling(mailbox) || PARTICLES.has(mailbox) || OFFICES.has(mailbox)) return false;
  return ` ${folded.split(/[\s@,;:()<>"/]+/).join(' ')} `.includes(` ${mailbox} `);
}

/** Name particles and titles, which identify no one. */
const PARTICLES = new Set(
  'and anak bin binti binte bint dato datin datuk del den der des dos haji hajah ibn madam miss mrs prof puan sri tan the van von'.split(
    ' ',
  ),
);

/** Mailboxes of a company rather than a person. */
const OFFICES = new Set(
  'admin buyer buyers buying contact enquiry export finance hello import info mail marketing office order orders purchase purchasing sales service support team trade'.split(
    ' ',
  ),
);

/** The domain of an address belongs to the company, so it does not count on its own. */
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
