// Parses the file of an archived table, within limits; references become row indexes in the other tables' files.
import { parse } from 'csv-parse/sync';
import { fromCell } from './cells.present.ts';
import type { StoredRow } from './rows.repository.ts';
import {
  type ArchivedTable,
  archivedTable,
  type Column,
  keyColumns,
  referenceColumns,
  type TableName,
} from './tables.repository.ts';

/** The index of each row in its table's file, from 0, by the row's name as JSON. */
export type PlacesByName = Map<TableName, Map<string, number>>;

/** A row that cannot be imported; `row` counts from 1 for the line below the header, 0 for the header. */
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

/** In bytes: the longest rows hold an edition's texts, with pages of several thousand characters. */
const LONGEST_ROW = 1_000_000;

/**
 * Reads a file that `writeTable` wrote. Columns may be missing, so that files of older versions can still be read.
 * @param places of the tables before it; its own are added
 * @returns the rows; a reference is the index of the row that it names, or null
 * @throws UnfitRow for an unknown column (row 0), a cell that cannot be read, or a dangling reference
 */
export function readTable(
  table: ArchivedTable,
  columns: readonly Column[],
  content: Buffer,
  places: PlacesByName,
): StoredRow[] {
  const references = referenceColumns(table);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const options = { bom: true, relax_column_count: true, max_record_size: LONGEST_ROW };
  const [head = [], ...records] = parse(content, options) as string[][];
  const known = [...references, ...table.former];
  const unknown = head.find((name) => !byName.has(name) && !known.includes(name));
  if (unknown !== undefined) throw new UnfitRow(0, unknown);
  const missing = [...references, ...table.key].find((name) => !head.includes(name));
  if (missing !== undefined) throw new UnfitRow(0, missing);
  const own = new Map<string, number>();
  places.set(table.name, own);
  return records.map((cells, index) => {
    const row = index + 1;
    const cell = new Map(head.map((name, place) => [name, cells[place] ?? '']));
    const values: StoredRow = {};
    for (const name of head) {
      const column = byName.get(name);
      if (column) values[name] = readCell(cell.get(name) ?? '', column, row);
    }
    for (const [column, other] of Object.entries(table.references))
      values[column] = placeOf(other, keyColumns(archivedTable(other)), cell, places, row);
    own.set(JSON.stringify([...references, ...table.key].map((name) => cell.get(name) ?? '')), index);
    return values;
  });
}

function readCell(cell: string, column: Column, row: number): unknown {
  try {
    return fromCell(cell, column);
  } catch {
    throw new UnfitRow(row, column.name);
  }
}

function placeOf(
  table: TableName,
  columns: readonly string[],
  cell: ReadonlyMap<string, string>,
  places: PlacesByName,
  row: number,
): number | null {
  const name = columns.map((column) => cell.get(column) ?? '');
  if (name.every((part) => part === '')) return null;
  const place = places.get(table)?.get(JSON.stringify(name));
  if (place === undefined) throw new UnfitRow(row, columns[0] ?? table);
  return place;
}
