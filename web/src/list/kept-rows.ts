// Changes rows of a list in the query cache, so that they need not all be refetched.
import type { QueryClient } from '@tanstack/react-query';
import type { ListAnswer, RowSource } from './define-rows.ts';

type AnyList<Row> = Pick<RowSource<Row, never, never>, 'part' | 'name' | 'idOf'>;

/** Applies a change to every cached version of the list, whatever its search and number of rows. */
function changeLists<Row>(
  queries: QueryClient,
  { part, name }: AnyList<Row>,
  change: (list: ListAnswer<Row, unknown>) => ListAnswer<Row, unknown>,
): void {
  const queryKey = [part, 'list', name] as const;
  // A response that is still on its way was made before the change, so its request is cancelled.
  void queries.cancelQueries({ queryKey });
  queries.setQueriesData<ListAnswer<Row, unknown>>({ queryKey }, (list) => list && change(list));
}

/** Changes a row in every cached version of the list. */
export function patchRow<Row>(
  queries: QueryClient,
  list: AnyList<Row>,
  id: number,
  change: (row: Row) => Row,
): void {
  changeLists(queries, list, (known) => ({
    ...known,
    rows: known.rows.map((row) => (list.idOf(row) === id ? change(row) : row)),
  }));
}

export function dropRow<Row>(queries: QueryClient, list: AnyList<Row>, id: number): void {
  changeLists(queries, list, (known) =>
    known.rows.some((row) => list.idOf(row) === id)
      ? { ...known, rows: known.rows.filter((row) => list.idOf(row) !== id), total: known.total - 1 }
      : known,
  );
}

/** Refetches the rows, and everything else that shows their part of the edition. */
export const refreshList = (queries: QueryClient, { part }: Pick<AnyList<never>, 'part'>): Promise<void> =>
  queries.invalidateQueries({ queryKey: [part] });
