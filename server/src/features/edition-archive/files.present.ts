// Writes a table as a CSV file that refers to other rows by their contents, sorted so that equal rows give equal bytes.
import { stringify } from 'csv-stringify/sync';
import { compareText, toCell } from './cells.present.ts';
import type { ReadRow } from './rows.repository.ts';
import {
  type ArchivedTable,
  archivedTable,
  type Column,
  keyColumns,
  referenceColumns,
  type TableName,
} from './tables.repository.ts';

/** Spreadsheets misread accents and Chinese text without it. */
const BYTE_ORDER_MARK = '\ufeff';

/** The names by which other files refer to each table's rows, by id. */
export type NamesById = Map<TableName, Map<number, string[]>>;

/** The path of a picture in the archive. Equal pictures share one file. */
export function filePath(hash: string, mediaType: unknown): string {
  return `pictures/${hash}.${EXTENSIONS.get(String(mediaType)) ?? 'bin'}`;
}

const EXTENSIONS = new Map([
  ['image/avif', 'avif'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/svg+xml', 'svg'],
  ['image/webp', 'webp'],
]);
/** Whether an archive may contain pictures of this type. */
export const isPictureType = (mediaType: unknown): boolean => EXTENSIONS.has(String(mediaType));

/** Returns the table's file, and records its rows' names in `names`. */
export function writeTable(
  table: ArchivedTable,
  columns: readonly Column[],
  rows: readonly Pick<ReadRow, 'values'>[],
  names: NamesById,
): string {
  const key = table.key.map((name) => columns.findIndex((column) => column.name === name));
  const byPosition = columns.some(({ name }) => name === 'position');
  const lines = rows
    .map(({ values: row }) => {
      const references = Object.entries(table.references).flatMap(([column, name]) =>
        namesOf(name, row[column], names),
      );
      const cells = columns.map((column) =>
        column.isFile ? filePath(String(row[column.name]), row.media_type) : toCell(row[column.name], column),
      );
      return { row, references, cells, position: byPosition ? Number(row.position) : 0 };
    })
    .sort(
      (a, b) =>
        compareCells(a.references, b.references) || a.position - b.position || compareCells(a.cells, b.cells),
    );
  names.set(
    table.name,
    new Map(
      lines.map(({ row, references, cells }) => [
        Number(row.id),
        [...references, ...key.map((index) => cells[index] ?? '')],
      ]),
    ),
  );
  return (
    BYTE_ORDER_MARK +
    stringify(
      [
        [...referenceColumns(table), ...columns.map(({ name }) => name)],
        ...lines.map(({ references, cells }) => [...references, ...cells]),
      ],
      { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
    )
  );
}

function namesOf(table: TableName, id: unknown, names: NamesById): string[] {
  if (id === null) return keyColumns(archivedTable(table)).map(() => '');
  const name = names.get(table)?.get(Number(id));
  if (!name) throw new Error(`A row of the archive names ${table} ${String(id)}, which is not in it.`);
  return name;
}

function compareCells(a: readonly string[], b: readonly string[]): number {
  for (const [index, cell] of a.entries()) {
    const order = compareText(cell, b[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
