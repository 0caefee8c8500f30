// A table as CSV that spreadsheets open as it is: with a byte order mark, and no cell that they take for a formula.
import { stringify } from 'csv-stringify/sync';
import type { Table } from './table.ts';

/** Without it Excel reads accents and Chinese, Japanese and Korean wrongly. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a formula begins with (ASVS 1.2.10), the wide forms included: at the beginning, and after what other settings
 * of a spreadsheet take for the end of a cell or line.
 */
const FORMULA_BEGIN = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20])/g;

/** The text with an apostrophe wherever a formula could begin: a spreadsheet shows it as text. */
export function withoutFormula(text: string): string {
  return text.replace(FORMULA_BEGIN, "'");
}

/** Every cell is quoted and quotes are doubled, so that no content ends a cell (RFC 4180). */
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
