// Changes rows of a list in the cache without refetching all of them.
import type { QueryClient } from '@tanstack/react-query';
import type { ListAnswer, RowSource } from './define-rows.ts';

type AnyList<Row> = Pick<RowSource<Row, never, never>, 'part' | 'name' | 'idOf'>;

/** Applies a change to the rows and total of every cached search and length. */
function changeLists<Row>(
  queries: QueryClient,
  { part, name }: AnyList<Row>,
  change: (list: ListAnswer<Row, unknown>) => ListAnswer<Row, unknown>,
): void {
  const queryKey = [part, 'list', name] as const;
  // A response in flight was made before the change.
  void queries.cancelQueries({ queryKey });
  queries.setQueriesData<ListAnswer<Row, unknown>>({ queryKey }, (list) => list && change(list));
}

/** Updates a row from a response, wherever it is listed. */
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

/** Refetches the rows, and what else shows their part of the edition. */
export const refreshList = (queries: QueryClient, { part }: Pick<AnyList<never>, 'part'>): Promise<void> =>
  queries.invalidateQueries({ queryKey: [part] });
