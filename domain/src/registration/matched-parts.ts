// Finds the parts of a text that match a search, for highlighting, by the same rules as the search.

import { foldForSearch } from '../text/fold.ts';
import { readSearch } from './search.ts';

/** From the first code unit to the one after the last. */
export interface Part {
  from: number;
  to: number;
}

/** Separators that need not be typed, as in '+60 12-345 6789' and 'A-208'. */
const BETWEEN = /[\s\-().+/]/;
/** Shorter terms would match across words by chance. */
const LEAST_ACROSS = 4;

/** A folded text, with the position of each code unit in the original. */
interface Folded {
  text: string;
  at: readonly Part[];
}

function foldEach(text: string, isKept: (character: string) => boolean): Folded {
  const at: Part[] = [];
  let all = '';
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    const folded = isKept(character) ? foldForSearch(character) : '';
    for (let unit = 0; unit < folded.length; unit += 1) at.push({ from, to });
    all += folded;
    from = to;
  }
  return { text: all, at };
}

function placeOf({ text, at }: Folded, part: string): Part | null {
  const first = part === '' ? -1 : text.indexOf(part);
  const begin = at[first];
  const end = at[first + part.length - 1];
  return first < 0 || !begin || !end ? null : { from: begin.from, to: end.to };
}

/**
 * The parts of a text that match a search, ignoring case, accents and width, with digits in any notation.
 * @param search as typed
 * @returns in order, without overlaps; empty if nothing matches
 */
export function matchedParts(text: string, search: string): Part[] {
  const whole = foldEach(text, () => true);
  const joined = foldEach(text, (character) => !BETWEEN.test(character));
  const find = (part: string): Part | null =>
    placeOf(whole, part) ??
    (part.length >= LEAST_ACROSS && /\d/.test(part)
      ? placeOf(joined, part.replace(/[^\p{L}\p{N}]/gu, ''))
      : null);
  const found = readSearch(search).flatMap((term) => {
    // As a single part if possible: a phone number is marked from its first digit to its last.
    const ways = term.toSorted((one, other) => one.length - other.length);
    for (const parts of ways) {
      const places = parts.map(find);
      if (places.every((place) => place !== null)) return places;
    }
    return [];
  });
  return united(found);
}

function united(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else result.push({ ...part });
  }
  return result;
}
