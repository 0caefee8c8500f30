// Staff notes about a person: their length limit, and how they are sanitised.
import { cleanLine } from '../text/normalise.ts';

/** Maximum length of a note, in characters. */
export const NOTE_LIMIT = 2000;

/** Cleans each line of a text; keeps line breaks, collapsing three or more in a row to two. */
export const cleanNote = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
