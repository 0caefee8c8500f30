// The source of a list's rows: how they are loaded, how many at a time, and with which part of the edition they change.
import type { KeyHead } from '../queries/query-keys.ts';

/** Rows found by a search, and their total number. */
export interface ListAnswer<Row, Facts> {
  rows: readonly Row[];
  total: number;
  /** Other data of the response; null if there is none. */
  facts: Facts;
}

export interface Page {
  limit: number;
  offset: number;
}

export interface RowSource<Row, Filter extends object, Facts = null> {
  /** The part of the edition that the rows show: they are refetched when it changes. Their query keys begin with it. */
  part: KeyHead;
  /** The name of the rows in query keys, under which each person's number of rows is also stored. */
  name: string;
  /** The number of rows shown at first and added by each Show More; 'preferred' means the person's preferred number. */
  step: number | 'preferred';
  idOf: (row: Row) => number;
  load: (query: Filter & Page, signal: AbortSignal) => Promise<ListAnswer<Row, Facts>>;
}

/** Returns the definition unchanged; it only infers the types. */
export const defineRows = <Row, Filter extends object, Facts = null>(
  list: RowSource<Row, Filter, Facts>,
): RowSource<Row, Filter, Facts> => list;

/** The most rows that one call returns. */
const CALL_ROWS = 100;

/**
 * Loads the first rows of a search, in several calls if needed. Duplicates are removed, because a row that arrives
 * between two calls shifts the others.
 * @param shown the number of rows
 */
export async function loadRows<Row, Filter extends object, Facts>(
  { load, idOf }: RowSource<Row, Filter, Facts>,
  filter: Filter,
  shown: number,
  signal: AbortSignal,
): Promise<ListAnswer<Row, Facts>> {
  const pageAt = (offset: number) =>
    load({ ...filter, limit: Math.min(CALL_ROWS, shown - offset), offset }, signal);
  const first = await pageAt(0);
  const others: Promise<ListAnswer<Row, Facts>>[] = [];
  for (let offset = CALL_ROWS; offset < Math.min(shown, first.total); offset += CALL_ROWS)
    others.push(pageAt(offset));
  const rows = [first, ...(await Promise.all(others))].flatMap((answer) => answer.rows);
  return { ...first, rows: [...new Map(rows.map((row) => [idOf(row), row])).values()] };
}
