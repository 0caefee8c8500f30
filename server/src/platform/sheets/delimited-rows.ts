// Reads the rows of a delimited text. Quotes are handled as leniently as real files require: one that is never closed,
// or closed only rows later, does not join rows.
import type { Delimiter } from '@visavis/domain/import/encodings';
import { ENTITY, isEntity } from '@visavis/domain/import/entities';
import { type Options, parse } from 'csv-parse/sync';
import { withoutGuard } from '../tables/csv.ts';
import { type SheetLimits, SheetRefusal, tooManyCells } from './limits.ts';

type Row = string[];

const SAMPLE_LENGTH = 100_000;

/** Databases escape a quote within quotes with a backslash; everybody else doubles it. */
const escapeOf = (text: string): string => {
  const start = text.slice(0, SAMPLE_LENGTH);
  return /[^\\]\\"[^,;|\t\r\n]/.test(start) && !/[^,;|\t\r\n]""/.test(start) ? '\\' : '"';
};

/** Maximum length in bytes: a quote that is never closed turns the rest of the file into one row. */
const LONGEST_ROW = 2_000_000;

const OPTIONS: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: LONGEST_ROW,
};

const LINE_BREAK = /\r\n|\n|\r/;

/** Placeholder for the semicolon that ends an HTML entity, which separates nothing; no text contains this character. */
const END_OF_NAME = '\ue0a6';

/** @throws SheetRefusal for more cells or rows than the limits */
export function readRows(given: string, delimiter: Delimiter, limits: SheetLimits): Row[] {
  const hidesEnds = delimiter === ';' && given.includes('&');
  const text = hidesEnds
    ? given.replace(ENTITY, (whole) => (isEntity(whole) ? `${whole.slice(0, -1)}${END_OF_NAME}` : whole))
    : given;
  const options: Options = { ...OPTIONS, delimiter, escape: escapeOf(text) };
  try {
    const rows = parse(text, { ...options, on_record: tidying(limits, hidesEnds) }) as Row[];
    return rows.some(hasLines) ? apart(text, options).map(tidying(limits, hidesEnds)) : rows;
  } catch (error) {
    if (error instanceof SheetRefusal) throw error;
  }
  // A quote is never closed, as with inches, or a line is longer than any row.
  const tidy = tidying(limits, hidesEnds);
  try {
    return text.split(LINE_BREAK).map((line) => tidy(readLine(line, options)));
  } catch (error) {
    throw error instanceof SheetRefusal ? error : tooManyCells(limits);
  }
}

/** @returns a function that truncates the cells of each row, and counts them */
function tidying(limits: SheetLimits, hidesEnds: boolean): (row: Row) => Row {
  let cells = 0;
  let rows = 0;
  return (row) => {
    rows += 1;
    for (const [at, cell] of row.entries()) {
      if (cell === '') continue;
      cells += 1;
      const shown = withoutGuard(hidesEnds ? cell.replaceAll(END_OF_NAME, ';') : cell);
      row[at] = shown.slice(0, limits.cellLength);
    }
    if (cells > limits.cells || rows > limits.rows) throw tooManyCells(limits);
    return row;
  };
}

/** Reads one line separately; a quote that it does not close is an ordinary character. */
function readLine(line: string, options: Options): Row {
  const read = (quote: '"' | false) => (parse(line, { ...options, quote }) as Row[])[0] ?? [''];
  try {
    return read('"');
  } catch {
    return read(false);
  }
}

const hasLines = (row: Row): boolean => row.some((cell) => LINE_BREAK.test(cell));

interface RawRow {
  record: Row;
  /** As in the text, including the line break at its end. */
  raw: string;
}

/** The rows, splitting those that a stray quote has joined. */
function apart(text: string, options: Options): Row[] {
  const rows = parse(text, { ...options, raw: true }) as unknown as RawRow[];
  const widths = new Set(rows.filter(({ record }) => !hasLines(record)).map(({ record }) => record.length));
  return rows.flatMap((row) => linesOf(row, widths, options) ?? [row.record]);
}

/** With this many cells, the lines of a multi-line text are unlikely to be as wide as rows by chance. */
const SURE_WIDTH = 4;

/**
 * The lines of a row, each read separately, if a stray quote has joined them, so that each is as wide as other rows.
 * @returns null for a row whose cells really have several lines
 */
function linesOf({ record, raw }: RawRow, widths: ReadonlySet<number>, options: Options): Row[] | null {
  if (!hasLines(record)) return null;
  const lines = raw.replace(/(?:\r\n|\n|\r)$/, '').split(LINE_BREAK);
  const [first = '', ...others] = lines;
  const { length: width } = readLine(first, options);
  const isClosedWrongly = record.some((cell) => LINE_BREAK.test(cell) && cell.includes('"'));
  if (width < (isClosedWrongly ? 2 : SURE_WIDTH) || !widths.has(width)) return null;
  const rows = others.map((line) => readLine(line, options));
  return rows.every(({ length }) => length === width) ? [readLine(first, options), ...rows] : null;
}
