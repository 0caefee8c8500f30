// Reads CSV, TSV and similar files: finds the separator and, in some files, the lines within quotes.
import type { Cell } from '@visavis/domain/import/cell';
import { DELIMITERS, type Delimiter } from '@visavis/domain/import/encodings';
import { ENTITY, isEntity } from '@visavis/domain/import/entities';
import { readRows } from './delimited-rows.ts';
import type { CountKnown } from './find-encoding.ts';
import type { SheetLimits } from './limits.ts';

/** Number of lines examined. */
const SAMPLE_LINES = 60;
const SAMPLE_LENGTH = 100_000;
/** Excel writes its separator into the first line of some files. */
const DECLARED = /^(?:\ufeff|ï»¿)*"?sep=([,;|\t])"?[;,]*\r?\n/i;
/** A byte order mark, including one that a program has misread as text. */
const MARK = /^(?:\ufeff|ï»¿)+/;

export function readDelimited(
  given: string,
  limits: SheetLimits,
  wanted: Delimiter | null = null,
  countKnown: CountKnown = () => 0,
): { rows: Cell[][]; delimiter: Delimiter } {
  const declared = DECLARED.exec(given);
  const text = given.slice(declared?.[0].length ?? 0).replace(MARK, '');
  const delimiter = wanted ?? (declared?.[1] as Delimiter | undefined) ?? findDelimiter(text, countKnown);
  const rows = readRows(text, delimiter, limits);
  const inner = quotedLines(text, rows);
  if (inner === null) return { rows, delimiter };
  const within = wanted ?? findDelimiter(inner, countKnown);
  return { rows: readRows(inner, within, limits), delimiter: within };
}

/** Minimum share of non-empty rows that must have a single cell. */
const MOST_LINES = 0.9;

/** The lines of a file in which each line is one quoted cell, as some programs save lists; null for any other file. */
function quotedLines(text: string, rows: readonly string[][]): string | null {
  if (!text.startsWith('"')) return null;
  const cells = rows.map((row) => row.filter((cell) => cell !== ''));
  const lines = cells.filter(({ length }) => length > 0);
  const single = lines.filter(({ length }) => length === 1).length;
  if (lines.length < 2 || single / lines.length < MOST_LINES) return null;
  const inner = cells.map(([line = '']) => line).join('\n');
  return inner.split('\n').some((line) => line.split(findDelimiter(inner)).length > 1) ? inner : null;
}

/** Number of first lines in which headings are sought. */
const HEADING_LINES = 10;
/** Bonus for a separator that divides the first line into as many cells as most others. */
const LIKE_FIRST = 1.5;

/**
 * The separator between cells that are known headings; otherwise the one that divides most lines into the same number
 * of cells, and more than one. Separators within quotes do not count.
 */
export function findDelimiter(text: string, countKnown: CountKnown = () => 0): Delimiter {
  const lines = linesOf(text.slice(0, SAMPLE_LENGTH));
  return knownDelimiter(lines, countKnown) ?? usualDelimiter(lines);
}

/** A single heading proves nothing, since a title may equal one. */
const ENOUGH_KNOWN = 2;

function knownDelimiter(lines: readonly string[], countKnown: CountKnown): Delimiter | null {
  const known = DELIMITERS.map((delimiter) => {
    const others = DELIMITERS.filter((one) => one !== delimiter);
    const counts = lines.slice(0, HEADING_LINES).map((line) => {
      const cells = line.split(delimiter);
      const whole = cells.filter((cell) => !others.some((other) => cell.includes(other)));
      return cells.length > 1 ? countKnown(whole.join('\n')) : 0;
    });
    return { delimiter, count: Math.max(0, ...counts) };
  }).sort((one, other) => other.count - one.count);
  const [first, second] = known;
  return first && first.count >= ENOUGH_KNOWN && first.count > (second?.count ?? 0) ? first.delimiter : null;
}

function usualDelimiter(lines: readonly string[]): Delimiter {
  const first = lines.find((line) => DELIMITERS.some((delimiter) => line.includes(delimiter))) ?? '';
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length;
      if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const like = first.split(delimiter).length;
    const scores = [...counts].map(
      ([width, times]) =>
        // A text with many commas is only one line among others.
        (times / lines.length) ** 2 * Math.log2(width) * (width === like ? LIKE_FIRST : 1),
    );
    const score = Math.max(0, ...scores);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Lines without their quoted parts, and without HTML entities that end in a semicolon. */
function linesOf(text: string): string[] {
  return text
    .replace(ENTITY, (whole) => (isEntity(whole) ? '&' : whole))
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
}
