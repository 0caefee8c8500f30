// Folds and splits column headings: case, accents and punctuation are ignored.
import { foldName } from '../exhibitor/merge.ts';
import { inForm } from '../text/normalise.ts';

const ACCENTS = /[\u0300-\u036f]/g;
/** A number sign, which counts as a word unlike other punctuation: 'Attendee #' is not an attendee. */
const NUMBER_SIGN = /[#＃№]/gu;

/** A heading, normalised for comparison. */
export function foldHeading(heading: string): string {
  return inForm('NFD', foldName(heading.replace(NUMBER_SIGN, ' no ')))
    .replace(ACCENTS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const AROUND_NOTES = /[()[\]（）【】\n]+/u;

/** Separates a heading from its notes, as in 'Country (English)' or 'Exhibitor (ID)'. */
export function withNotes(heading: string): { plain: string; notes: readonly string[] } {
  const [plain = '', ...notes] = heading
    .split(AROUND_NOTES)
    .map((text) => text.trim())
    .filter((text) => foldHeading(text) !== '');
  return { plain, notes };
}

/** A heading with its note in front: 'Name (first)' becomes 'first Name'. */
export function turnedRound(heading: string): string[] {
  const { plain, notes } = withNotes(heading);
  return notes.map((note) => foldHeading(`${note} ${plain}`));
}

const BETWEEN =
  /[/|\\,;，、；／・·&+()[\]（）【】\n–—-]|\s(?:and|und|et|y|e|dan|en|og|och|i|ve|và|и|と|및|和|及)\s/iu;

/** The folded parts of a combined heading such as 'Hall / Booth' or 'Nachname, Vorname'. */
export const listedIn = (heading: string): string[] =>
  heading
    .split(BETWEEN)
    .map(foldHeading)
    .filter((part) => part !== '');

const BETWEEN_SCRIPTS =
  /(?<=[\p{Script=Han}])(?=[^\p{Script=Han}])|(?<=[^\p{Script=Han}])(?=\p{Script=Han})/u;
const WITHIN_NAMES = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** The folded parts of a bilingual heading, or the words of an identifier such as 'firstName'. */
export function partsOf(heading: string): string[] {
  const words = heading.replace(WITHIN_NAMES, ' ');
  return [...heading.split(/[/|\n]/), ...heading.split(BETWEEN_SCRIPTS), words]
    .map(foldHeading)
    .filter((part) => part !== '');
}

/** Maximum length of headings and their notes, in characters. */
const LONGEST = 300;

/**
 * @param lists of headings, each separated by vertical bars
 * @returns a quick check whether a text may be one of them, as most cells of a file contain none of their words
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
