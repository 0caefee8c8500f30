// What a list of the dashboard is: where its rows come from, how many at a time, and how often they are asked for again.

/** Rows of a search, and how many there are in all. */
export interface ListAnswer<Row, Facts> {
  rows: readonly Row[];
  total: number;
  /** What the answer tells beside its rows; null where it tells nothing. */
  facts: Facts;
}

export interface Page {
  limit: number;
  offset: number;
}

export interface ListDefinition<Row, Filter extends object, Facts = null> {
  /** Under which the rows are kept; other queries of the feature may begin with it. */
  name: string;
  /** Rows shown at first, and added by each Show More. */
  step: number;
  idOf: (row: Row) => number;
  load: (query: Filter & Page, signal: AbortSignal) => Promise<ListAnswer<Row, Facts>>;
  /** Milliseconds until the rows are asked for again while somebody is at the page; never where left out. */
  refreshMs?: (known: ListAnswer<Row, Facts> | undefined) => number;
}

/** @returns the list as it is: types are read from what it is made of */
export const defineList = <Row, Filter extends object, Facts = null>(
  list: ListDefinition<Row, Filter, Facts>,
): ListDefinition<Row, Filter, Facts> => list;

/** Most rows that one call gives. */
const CALL_ROWS = 100;

/**
 * The first rows of a search, each once: one that arrives between two calls moves the others along.
 * @param shown how many
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
