// Which parts of a text a search has found, to mark them on screen: by the rules that the search itself follows.

import { foldForSearch } from '../text/fold.ts';
import { readSearch } from './search.ts';

/** From the first code unit to the one after the last. */
export interface Part {
  from: number;
  to: number;
}

/** Characters between digits and letters that are not typed, as in '+60 12-345 6789' and 'A-208'. */
const BETWEEN = /[\s\-().+/]/;
/** Shorter ones would be found across the words of a text. */
const LEAST_ACROSS = 4;

/** A folded text, and where each of its code units stands in the original. */
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
 * The parts of a text that a search has found: without regard to case, accents and width, and digits in any spelling.
 * @param search as typed
 * @returns in order and apart; empty where nothing was found
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
    // In one piece where that is possible: a telephone number is marked from its first digit to its last.
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
