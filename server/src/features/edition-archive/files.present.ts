// Rows of a table as a CSV file that names other rows by their contents, sorted so that equal rows give equal bytes.
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { compareText, fromCell, toCell } from './cells.present.ts';
import type { ReadRow, StoredRow } from './rows.repository.ts';
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

/** How the rows of each table are named in other files, by id. */
export type NamesById = Map<TableName, Map<number, string[]>>;
/** The ids of rows that were created, by their names as JSON. */
export type IdsByName = Map<TableName, Map<string, number>>;

/** Something in a file that does not fit; `row` counts from the line below the head. */
export class UnfitRow extends Error {
  override name = 'UnfitRow';
  readonly row: number;
  readonly column: string;
  constructor(row: number, column: string) {
    super(`row ${row}, ${column}`);
    this.row = row;
    this.column = column;
  }
}

/** Where the bytes of a column are in the archive. Equal pictures are one file. */
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
/** What a file of an archive may be. */
export const isPictureType = (mediaType: unknown): boolean => EXTENSIONS.has(String(mediaType));

/** Remembers in `names` how the table's rows are named, and returns its file. */
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

export interface FileRow {
  values: StoredRow;
  /** Its name in other files, as JSON. */
  name: string;
}

/**
 * Reads a file that `writeTable` wrote. Columns may be missing: what an older version exported is still read.
 * @throws UnfitRow for an unknown column (row 0), a cell that cannot be read, or a row that names one that is not there
 */
export function readTable(
  table: ArchivedTable,
  columns: readonly Column[],
  text: string,
  ids: IdsByName,
): FileRow[] {
  const references = referenceColumns(table);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const [head = [], ...records] = parse(text, { bom: true, relax_column_count: true }) as string[][];
  const unknown = head.find((name) => !byName.has(name) && !references.includes(name));
  if (unknown !== undefined) throw new UnfitRow(0, unknown);
  const missing = [...references, ...table.key].find((name) => !head.includes(name));
  if (missing !== undefined) throw new UnfitRow(0, missing);
  return records.map((cells, index) => {
    const row = index + 1;
    const cell = new Map(head.map((name, place) => [name, cells[place] ?? '']));
    const values: StoredRow = {};
    for (const name of head) {
      const column = byName.get(name);
      if (column) values[name] = readCell(cell.get(name) ?? '', column, row);
    }
    for (const [column, other] of Object.entries(table.references))
      values[column] = idOf(other, keyColumns(archivedTable(other)), cell, ids, row);
    return {
      values,
      name: JSON.stringify([...references, ...table.key].map((name) => cell.get(name) ?? '')),
    };
  });
}

function readCell(cell: string, column: Column, row: number): unknown {
  try {
    return fromCell(cell, column);
  } catch {
    throw new UnfitRow(row, column.name);
  }
}

function idOf(
  table: TableName,
  columns: readonly string[],
  cell: ReadonlyMap<string, string>,
  ids: IdsByName,
  row: number,
): number | null {
  const name = columns.map((column) => cell.get(column) ?? '');
  if (name.every((part) => part === '')) return null;
  const id = ids.get(table)?.get(JSON.stringify(name));
  if (id === undefined) throw new UnfitRow(row, columns[0] ?? table);
  return id;
}
