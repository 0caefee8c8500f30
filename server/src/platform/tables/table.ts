// A table to be written to a file, one batch of rows at a time.

export interface Column<Row> {
  title: string;
  /** Column width in characters, for formats that have one. */
  width: number;
  value(row: Row): string;
}

export interface Table<Row> {
  /** The sheet's name. */
  name: string;
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}
