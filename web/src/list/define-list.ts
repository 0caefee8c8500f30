// Defines a list of the dashboard: where its rows come from, how many at a time, and how often they are refetched.

/** Rows found by a search, and their total number. */
export interface ListAnswer<Row, Facts> {
  rows: readonly Row[];
  total: number;
  /** Other data of the response; null where there is none. */
  facts: Facts;
}

export interface Page {
  limit: number;
  offset: number;
}

export interface ListDefinition<Row, Filter extends object, Facts = null> {
  /** Query key of the rows; other queries of the feature may start with it. */
  name: string;
  /** Rows shown at first, and added by each Show More; 'preferred' by the choice of each person. */
  step: number | 'preferred';
  idOf: (row: Row) => number;
  load: (query: Filter & Page, signal: AbortSignal) => Promise<ListAnswer<Row, Facts>>;
  /** Milliseconds until the rows are refetched while the page is in use; never when omitted. */
  refreshMs?: (known: ListAnswer<Row, Facts> | undefined) => number;
}

/** Returns the list unchanged: it only infers the types. */
export const defineList = <Row, Filter extends object, Facts = null>(
  list: ListDefinition<Row, Filter, Facts>,
): ListDefinition<Row, Filter, Facts> => list;

/** The most rows that one call returns. */
const CALL_ROWS = 100;

/**
 * The first rows of a search, without duplicates: a row that arrives between two calls shifts the others.
 * @param shown how many rows
 */
export async function loadRows<Row, Filter extends object, Facts>(
  { load, idOf }: ListDefinition<Row, Filter, Facts>,
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
