// Converts database values to CSV cells and back without loss; spreadsheets treat none of them as a formula.
import type { Column } from './tables.repository.ts';

/** Starts that a spreadsheet treats as a formula, and the apostrophe used as the escape. */
const NEEDS_APOSTROPHE = /^['=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * @param value as PostgreSQL writes it in JSON
 * @returns text as it is; JSON for lists and objects; an empty cell for null, and for an empty text that cannot be null
 */
export function toCell(
  value: unknown,
  { isJson, isNullable }: Pick<Column, 'isJson' | 'isNullable'>,
): string {
  if (value === null || value === undefined) return '';
  if (isJson) return JSON.stringify(sorted(value));
  const text = String(value);
  if (typeof value !== 'string') return text;
  if ((text === '' && isNullable) || text.startsWith('"')) return JSON.stringify(text);
  return NEEDS_APOSTROPHE.test(text) ? `'${text}` : text;
}

/** The inverse of `toCell`. @throws SyntaxError for a cell that should be JSON and is not */
export function fromCell(
  cell: string,
  { isJson, isNullable }: Pick<Column, 'isJson' | 'isNullable'>,
): unknown {
  if (cell === '') return isNullable || isJson ? null : '';
  if (isJson || cell.startsWith('"')) return JSON.parse(cell);
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** The same value with the keys of its objects in order, so that equal values give equal text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => compareText(a, b))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** Compares by code unit, independent of the locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
