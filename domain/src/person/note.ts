// What staff write about a person: its limit, and how it is cleaned.
import { cleanLine } from '../text/normalise.ts';

/** Longest note, in characters. */
export const NOTE_LIMIT = 2000;

/** Cleans every line of a text and keeps its line breaks, of which three or more in a row become two. */
export const cleanNote = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
