// Cells and sheets of an organiser's file, independent of its format.
import { withoutInvisible } from '../text/normalise.ts';

/** A date in the file: YYYY-MM-DD, or YYYY-MM-DDTHH:MM with a time of day. */
export interface DateCell {
  date: string;
}

/** Text ('' for an empty cell), a number stored as such, or a date. */
export type Cell = string | number | DateCell;

export interface Sheet {
  name: string;
  /** Hidden in the file; still offered, but never selected by default. */
  isHidden: boolean;
  rows: Cell[][];
  /** Indexes of rows hidden by a filter or by the author; absent if the format has no hidden rows. */
  hidden?: number[];
}

/** The cell as trimmed text: numbers without an exponent, dates as YYYY-MM-DD. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return withoutInvisible(cell).trim();
  if (typeof cell === 'number') return numberText(cell);
  return cell.date.replace('T', ' ');
}

export const isEmptyCell = (cell: Cell | undefined): boolean => textOf(cell) === '';

function numberText(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  // Removes binary rounding errors, such as that of 0.1 + 0.2.
  return String(Number(value.toPrecision(15)));
}
