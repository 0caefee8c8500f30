// Inserts many rows with few statements; ids are reserved beforehand, so that rows can reference each other.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Rows per statement: few enough for the statement timeout, many enough to make round trips cheap. */
const ROWS_PER_STATEMENT = 5_000;

/** The columns to insert, each with its database type. */
export type ColumnTypes<Row> = { readonly [Column in keyof Row]: string };

/** @returns ids reserved from the table's own sequence, ascending */
export async function reserveIds(
  db: Kysely<Database>,
  table: keyof Database,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * @param types the type of each column; its order is the order of the columns
 * @param onConflict a clause appended after the values, such as 'on conflict do nothing'
 */
export async function bulkInsert<Row extends object>(
  db: Kysely<Database>,
  table: keyof Database,
  types: ColumnTypes<Row>,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    const arrays = columns.map(
      (column) => sql`${chunk.map((row) => row[column])}::${sql.raw(`${types[column]}[]`)}`,
    );
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select * from unnest(${sql.join(arrays)}) ${sql.raw(onConflict)}`.execute(db);
  }
}
