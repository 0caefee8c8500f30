// Matches a typed search against an exhibitor's texts: word by word, in any order, across its fields.
import { foldName } from './merge.ts';

/** Combining marks of Latin, Greek and Cyrillic letters. Those of other scripts distinguish words and are kept. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Folds like a name and strips accents, so that 'kerastase' finds the accented spelling too. */
const foldText = (text: string): string => foldName(text.normalize('NFKD').replace(ACCENTS, ''));

/** Folded fields, one per line: a word contains no line break, so it never matches across two. */
export const searchableText = (fields: readonly string[]): string => fields.map(foldText).join('\n');

/** The words of a typed text, longest first, as the longest one excludes most exhibitors. None for a blank text. */
export function searchWords(typed: string): string[] {
  const words = new Set(foldText(typed).split(' '));
  words.delete('');
  return [...words].sort((one, other) => other.length - one.length);
}

/** @param text from `searchableText` */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
