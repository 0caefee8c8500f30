// Splits several names in one cell.

const STRONG = /[;；|\n\r•·]+/u;
const WEAK = /[,，、]/u;

/**
 * Splits a cell into names. Known names win: 'Nail, hand and foot care; Serums / ampoules' are two names if the list
 * has them. If no part between commas is known, a text is one name.
 * @param isKnown whether a text is the name of something in the list
 */
export function splitNames(text: string, isKnown: (name: string) => boolean): string[] {
  const names = text
    .split(STRONG)
    .flatMap((piece) => splitPiece(piece.trim(), isKnown))
    .map((name) => name.replace(/^[-–*]\s+/, '').trim())
    .filter((name) => name !== '');
  return [...new Set(names)];
}

/**
 * Splits a cell only at semicolons and line breaks: in a list that defines names, a comma is part of a name, as in
 * 'Nail, hand and foot care'.
 */
export function splitLines(text: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(text)) return [text];
  const names = text.split(STRONG).map((name) => name.replace(/^\s*[-–*]\s+/, '').trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Splits a name at its commas. */
export const commaNames = (name: string): string[] =>
  name
    .split(WEAK)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function splitPiece(piece: string, isKnown: (name: string) => boolean): string[] {
  if (piece === '' || isKnown(piece)) return [piece];
  const names = joinKnown(piece, WEAK, isKnown);
  if (names.length > 1 && !names.some(isKnown)) return [piece];
  return names.flatMap((name) => {
    if (isKnown(name) || !name.includes('/')) return [name];
    const parts = joinKnown(name, /\//, isKnown);
    // 'and/or' belongs to the name, unless the text beside it is known.
    return parts.some(isKnown) ? parts : [name];
  });
}

/** Maximum length of a known name with separators; longer runs are not looked up. */
const LONGEST_NAME = 200;
const MOST_PARTS = 6;

/** Joins the longest runs of parts that form a known name; other parts stay separate. */
function joinKnown(piece: string, separator: RegExp, isKnown: (name: string) => boolean): string[] {
  const places = [...piece.matchAll(new RegExp(separator.source, 'gu'))].map(({ index }) => index);
  const starts = [0, ...places.map((place) => place + 1)];
  const ends = [...places, piece.length];
  const found: string[] = [];
  for (let from = 0; from < starts.length; from += 1) {
    let to = Math.min(ends.length - 1, from + MOST_PARTS);
    while (to > from && (ends[to] ?? 0) - (starts[from] ?? 0) > LONGEST_NAME) to -= 1;
    while (to > from && !isKnown(piece.slice(starts[from], ends[to]).trim())) to -= 1;
    found.push(piece.slice(starts[from], ends[to]).trim());
    from = to;
  }
  return found;
}
