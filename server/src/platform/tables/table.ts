// A table that is written into a file a batch of rows at a time.

export interface Column<Row> {
  title: string;
  /** In characters, where the format knows widths. */
  width: number;
  value(row: Row): string;
}

export interface Table<Row> {
  /** Of the sheet. */
  name: string;
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}
