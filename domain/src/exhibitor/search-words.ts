// Matches a typed search against an exhibitor's texts: word by word, in any order, across its fields.

import { foldForSearch } from '../text/fold.ts';

const foldText = (text: string): string => foldForSearch(text).trim().replace(/\s+/gu, ' ');

/** Folded fields, one per line: words contain no line breaks, so they never match across fields. */
export const searchableText = (fields: readonly string[]): string => fields.map(foldText).join('\n');

/** The words of a typed text, longest first, as the longest one excludes most exhibitors. Empty for a blank text. */
export function searchWords(typed: string): string[] {
  const words = new Set(foldText(typed).split(' '));
  words.delete('');
  return [...words].sort((one, other) => other.length - one.length);
}

/** @param text from `searchableText` */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
