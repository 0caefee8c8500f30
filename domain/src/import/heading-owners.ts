// Owner words before a heading's field: 'Delegate Email', 'Mailing City'.
import { foldHeading, withNotes } from './headings.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

export const PEOPLE = setOf(
  'delegate|attendee|visitor|registrant|participant|buyer|purchaser|guest|invitee|applicant|member|contact|representative',
);
/** Those that may have paid for someone else. */
export const PAYERS = setOf('buyer|purchaser|billing|payer');
export const PLACES = setOf(
  'home|work|mailing|billing|shipping|business|office|company|postal|private|personal|residential|other|invoice|tax|delivery|registered|permanent|primary|main|corporate|official',
);

/** The folded heading without its owner word; unchanged if there is none. */
export function withoutOwner(folded: string, words: ReadonlySet<string>): string {
  const [owner = '', ...rest] = folded.split(' ');
  return rest.length > 0 && words.has(owner) ? rest.join(' ') : folded;
}

/**
 * The owner word before a heading or in a note; '' if there is none.
 * @param isField whether the rest is a field by itself: 'Contact number' has no owner
 */
export function ownerIn(
  heading: string,
  words: ReadonlySet<string>,
  isField: (folded: string) => boolean,
): string {
  const { plain, notes } = withNotes(heading);
  const folded = foldHeading(plain);
  const rest = withoutOwner(folded, words);
  if (rest !== folded && isField(rest)) return folded.slice(0, -rest.length - 1);
  const noted = notes.flatMap((note) => foldHeading(note).split(' '));
  return noted.find((word) => words.has(word)) ?? '';
}
