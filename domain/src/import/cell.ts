// A cell and a sheet of an organiser's file, as they come out of any format.
import { withoutInvisible } from '../text/normalise.ts';

/** A date as the file has it: YYYY-MM-DD, or YYYY-MM-DDTHH:MM with a time of day. */
export interface DateCell {
  date: string;
}

/** Text, '' for an empty cell; a number that the file stores as one; or a date. */
export type Cell = string | number | DateCell;

export interface Sheet {
  name: string;
  /** Hidden by the author of the file; still offered, but never chosen unasked. */
  isHidden: boolean;
  rows: Cell[][];
  /** Indices of rows that a filter or the author of the file hides; absent where the format hides none. */
  hidden?: number[];
}

/** The cell as text: numbers without an exponent, dates as YYYY-MM-DD; blanks at the ends are removed. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return withoutInvisible(cell).trim();
  if (typeof cell === 'number') return numberText(cell);
  return cell.date.replace('T', ' ');
}

export const isEmptyCell = (cell: Cell | undefined): boolean => textOf(cell) === '';

function numberText(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  // What binary fractions add, such as 0.1 + 0.2, is not what was typed.
  return String(Number(value.toPrecision(15)));
}
