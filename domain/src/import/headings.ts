// Folds the headings of columns, and takes them apart: case, accents and punctuation do not matter.
import { foldName } from '../exhibitor/merge.ts';
import { inForm } from '../text/normalise.ts';

const ACCENTS = /[\u0300-\u036f]/g;
/** Written for a word, where other punctuation means nothing: 'Attendee #' is no attendee. */
const NUMBER_SIGN = /[#＃№]/gu;

/** A heading for comparison. */
export function foldHeading(heading: string): string {
  return inForm('NFD', foldName(heading.replace(NUMBER_SIGN, ' no ')))
    .replace(ACCENTS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const AROUND_NOTES = /[()[\]（）【】\n]+/u;

/** A heading without its notes, and each of them, such as those of 'Country (English)' or 'Exhibitor (ID)'. */
export function withNotes(heading: string): { plain: string; notes: readonly string[] } {
  const [plain = '', ...notes] = heading
    .split(AROUND_NOTES)
    .map((text) => text.trim())
    .filter((text) => foldHeading(text) !== '');
  return { plain, notes };
}

/** A heading with a note in front: 'Name (first)' is 'first Name'. */
export function turnedRound(heading: string): string[] {
  const { plain, notes } = withNotes(heading);
  return notes.map((note) => foldHeading(`${note} ${plain}`));
}

const BETWEEN =
  /[/|\\,;，、；／・·&+()[\]（）【】\n–—-]|\s(?:and|und|et|y|e|dan|en|og|och|i|ve|và|и|と|및|和|及)\s/iu;

/** Of a heading of several things, such as 'Hall / Booth' or 'Nachname, Vorname': each, folded. */
export const listedIn = (heading: string): string[] =>
  heading
    .split(BETWEEN)
    .map(foldHeading)
    .filter((part) => part !== '');

const BETWEEN_SCRIPTS =
  /(?<=[\p{Script=Han}])(?=[^\p{Script=Han}])|(?<=[^\p{Script=Han}])(?=\p{Script=Han})/u;
const WITHIN_NAMES = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Of a heading in two languages: each alone, folded; of one that a program has written together: its words. */
export function partsOf(heading: string): string[] {
  const words = heading.replace(WITHIN_NAMES, ' ');
  return [...heading.split(/[/|\n]/), ...heading.split(BETWEEN_SCRIPTS), words]
    .map(foldHeading)
    .filter((part) => part !== '');
}

/** Headings and their notes are shorter, in characters. */
const LONGEST = 300;

/**
 * @param lists of headings, each separated by vertical bars
 * @returns whether a text may be one of them: every cell of a file is asked, and most have none of their words
 */
export function wordFinder(lists: readonly string[]): (text: string) => boolean {
  const words = new Set(
    lists.flatMap((list) => list.split('|')).flatMap((one) => foldHeading(one).split(' ')),
  );
  return (text) =>
    text.length <= LONGEST &&
    foldHeading(text.replace(WITHIN_NAMES, ' ').split(BETWEEN_SCRIPTS).join(' '))
      .split(' ')
      .some((word) => words.has(word));
}
