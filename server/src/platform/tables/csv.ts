// A table as CSV for spreadsheets: with a byte order mark, and without cells that could be taken for a formula.
import { stringify } from 'csv-stringify/sync';
import type { Table } from './table.ts';

/** Without it Excel misreads accents and Chinese, Japanese and Korean text. */
const BYTE_ORDER_MARK = '\ufeff';

/** The beginning, and characters that a spreadsheet with other settings takes for the end of a cell or line. */
const BEGIN = String.raw`(?<=^|[;\t\r\n])`;
/** With which a formula starts (ASVS 1.2.10), full-width forms included. */
const SIGN = String.raw`(?=[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20])`;
const FORMULA_BEGIN = new RegExp(BEGIN + SIGN, 'g');
const GUARD = new RegExp(`${BEGIN}'${SIGN}`, 'g');

/** Puts an apostrophe wherever a formula could start, so that spreadsheets show text. */
export function withoutFormula(text: string): string {
  return text.replace(FORMULA_BEGIN, "'");
}

/** The inverse, for a file that is imported again: of a text that has no such apostrophe of its own. */
export const withoutGuard = (text: string): string => text.replace(GUARD, '');

/** Every cell is quoted and quotes are doubled, so that no content can end a cell (RFC 4180). */
function toLines(rows: readonly string[][]): string {
  return stringify(
    rows.map((row) => row.map(withoutFormula)),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}

export async function* toCsv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLines([columns.map(({ title }) => title)]);
  for await (const rows of batches)
    if (rows.length > 0) yield toLines(rows.map((row) => columns.map(({ value }) => value(row))));
}
