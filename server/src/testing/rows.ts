// Reads and writes rows of one table by equal values, where a test needs no other query.
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';

type Table = keyof Database;
type Row<T extends Table> = Selectable<Database[T]>;
type Column<T extends Table> = keyof Row<T> & string;
/** Columns and the values that they have in every row meant; with none, all rows are meant. */
type Where<T extends Table> = Partial<Row<T>>;
type Values<T extends Table> = Insertable<Database[T]>;

// Kysely cannot follow a table that is a type parameter, so the types are those of the functions below.
const query = (db: Kysely<Database>) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

export async function insertRows<T extends Table>(
  db: Kysely<Database>,
  table: T,
  values: Values<T> | readonly Values<T>[],
): Promise<void> {
  await query(db)
    .insertInto(table as string)
    .values(values as object)
    .execute();
}

/** @returns the new row's id */
export async function insertRow<T extends Table>(
  db: Kysely<Database>,
  table: T,
  values: Values<T>,
): Promise<number> {
  const { id } = await query(db)
    .insertInto(table as string)
    .values(values as object)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as number;
}

export async function updateRows<T extends Table>(
  db: Kysely<Database>,
  table: T,
  where: Where<T>,
  values: Updateable<Database[T]>,
): Promise<void> {
  await query(db)
    .updateTable(table as string)
    .set(values as object)
    .where((is) => is.and(where))
    .execute();
}

/** @param order the column by which the rows are sorted */
export async function readRows<T extends Table, C extends Column<T> = Column<T>>(
  db: Kysely<Database>,
  table: T,
  where: Where<T>,
  columns?: readonly C[],
  order?: Column<T>,
): Promise<Pick<Row<T>, C>[]> {
  const all = query(db)
    .selectFrom(table as string)
    .where((is) => is.and(where));
  const some = columns ? all.select(columns as never) : all.selectAll();
  return (await (order ? some.orderBy(order) : some).execute()) as Pick<Row<T>, C>[];
}

/** The first row, which there must be. */
export async function readRow<T extends Table, C extends Column<T> = Column<T>>(
  db: Kysely<Database>,
  table: T,
  where: Where<T>,
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>> {
  const [row] = await readRows(db, table, where, columns);
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(where)}`);
  return row;
}
