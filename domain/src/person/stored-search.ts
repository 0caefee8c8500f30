// Whether a text that is stored names a person: what erasure looks for in saved views, audiences of messages and the trail.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '../application/state.ts';
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
