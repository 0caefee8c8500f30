// What columns hold by their content, for guesses of every kind of import.
import { isEmptyCell, textOf } from './cell.ts';
import type { Table } from './table.ts';
import { namesDate } from './written-day.ts';

/** Rows that are looked at. */
const SAMPLE_ROWS = 200;
/** This share of a column's cells has to look alike. */
export const ENOUGH = 0.6;

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const LINK = /^(https?:\/\/|www\.)\S+$/i;

/** Texts of a column, without empty cells. */
export const samplesOf = (table: Table, column: number): string[] =>
  table.rows
    .slice(0, SAMPLE_ROWS)
    .map(({ cells }) => cells[column])
    .filter((cell) => !isEmptyCell(cell))
    .map(textOf);

/** Guesses the columns that have no guess yet by their content; no field is given to two. @returns all that are given */
export function guessRest<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  byContent: (samples: readonly string[]) => F | null,
): ReadonlySet<F | null | undefined> {
  const taken = new Set(guesses);
  for (const [index, guess] of guesses.entries()) {
    if (guess !== undefined) continue;
    const field = byContent(samplesOf(table, index));
    if (field === null || taken.has(field)) continue;
    guesses[index] = field;
    taken.add(field);
  }
  return taken;
}

/** Of several columns for the same day, such as 'Day' and 'Date', the first one that holds dates is the one. */
export function preferDates<F extends string>(
  table: Table,
  guesses: (F | null | undefined)[],
  field: F,
): void {
  const columns = [...guesses.keys()].filter((index) => guesses[index] === field);
  const dated = columns.find((index) => {
    const samples = samplesOf(table, index);
    return samples.length > 0 && samples.filter(namesDate).length / samples.length >= ENOUGH;
  });
  if (dated !== undefined) for (const index of columns) if (index !== dated) guesses[index] = null;
}

/** The first of two columns for the same field is the one. */
export function dropRepeated(guesses: (string | null | undefined)[]): void {
  for (const [index, guess] of guesses.entries())
    if (guess && guesses.indexOf(guess) < index) guesses[index] = null;
}
