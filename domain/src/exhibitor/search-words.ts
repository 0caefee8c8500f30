// How a typed text is searched in the texts of an exhibitor: word by word, in any order, across its fields.
import { foldName } from './merge.ts';

/** Marks on Latin, Greek and Cyrillic letters. Those of other scripts tell words apart and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Folds as names are folded, and takes accents off: who looks for 'kerastase' means the accented one too. */
const foldText = (text: string): string => foldName(text.normalize('NFKD').replace(ACCENTS, ''));

/** Fields made ready to be searched, each on a line of its own: a word holds no line break, so it never spans two. */
export const searchableText = (fields: readonly string[]): string => fields.map(foldText).join('\n');

/** The words of a typed text, the longest first: it is the one that most exhibitors lack. None for a blank text. */
export function searchWords(typed: string): string[] {
  const words = new Set(foldText(typed).split(' '));
  words.delete('');
  return [...words].sort((one, other) => other.length - one.length);
}

/** @param text made by `searchableText` */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
