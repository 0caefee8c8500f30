// Reads CSV, TSV and their relatives: finds the separator, and takes quotes as loosely as real files do.
import type { Cell } from '@visavis/domain/import/cell';
import { message } from '@visavis/domain/message/message';
import { parse } from 'csv-parse/sync';
import { type SheetLimits, SheetRefusal } from './limits.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Lines that are looked at. */
const SAMPLE_LINES = 60;
const SAMPLE_LENGTH = 100_000;
/** Excel writes its separator into the first line of some files. */
const DECLARED = /^\ufeff?sep=([,;|\t])\r?\n/;

export function readDelimited(
  given: string,
  limits: SheetLimits,
  wanted: Delimiter | null = null,
): { rows: Cell[][]; delimiter: Delimiter } {
  const declared = DECLARED.exec(given);
  const text = given.slice(declared?.[0].length ?? 0).replace(/^\ufeff/, '');
  const delimiter = wanted ?? (declared?.[1] as Delimiter | undefined) ?? findDelimiter(text);
  const rows = parsed(text, delimiter);
  const cells = rows.reduce((count, row) => count + row.filter((cell) => cell !== '').length, 0);
  if (cells > limits.cells) throw new SheetRefusal(message('import.too-many-cells', { most: limits.cells }));
  return { rows, delimiter };
}

/**
 * The separator that divides most lines into the same number of cells, and into more than one. Separators within
 * quotes do not count.
 */
export function findDelimiter(text: string): Delimiter {
  const lines = linesOf(text.slice(0, SAMPLE_LENGTH));
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length;
      if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const score = Math.max(0, ...[...counts].map(([width, times]) => times * Math.log2(width)));
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Lines without what is quoted in them. */
function linesOf(text: string): string[] {
  return text
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
}

const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  record_delimiter: ['\r\n', '\n', '\r'],
};

function parsed(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text, { ...OPTIONS, delimiter });
  } catch {
    // A quote that is never closed, as in inches: then quotes are characters like any other.
    return parse(text, { ...OPTIONS, delimiter, quote: false });
  }
}
