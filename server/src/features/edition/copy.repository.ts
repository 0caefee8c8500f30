// Copies an edition into a draft of the following year, on the same weekdays, without meetings, holds or blocked hours.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import {
  columnsOf,
  conditionOf,
  EDITION_TABLES,
  type EditionTable,
  hasId,
  ownedBy,
} from './tables.repository.ts';

/** @returns the id of the draft */
export async function copyEdition(transaction: Transaction<Database>, from: number): Promise<number> {
  await sql`
    create temporary table copied (of_table text, original_id integer, copy_id integer, primary key (of_table, original_id))
  `.execute(transaction);
  for (const table of EDITION_TABLES) if (table.copy) await copyTable(transaction, table, from);
  const { rows } = await sql<{ id: number }>`
    select copy_id as id from copied where of_table = 'edition'`.execute(transaction);
  await sql`drop table copied`.execute(transaction);
  const [draft] = rows;
  if (!draft) throw new Error(`There is no edition ${from}.`);
  return draft.id;
}

/** New ids follow the order of the originals, and references point to the copies. */
async function copyTable(
  transaction: Transaction<Database>,
  table: EditionTable,
  from: number,
): Promise<void> {
  const { name, references, hasEdition, staysBehind = [], copy } = table;
  const rows = sql`${ownedBy(table, from, 'copy')} and ${sql.raw(conditionOf(table, 'copy'))}`;
  const isNumbered = await hasId(transaction, name);
  if (isNumbered)
    await sql`
      insert into copied
      select ${name}, id, nextval(pg_get_serial_sequence(${name}, 'id'))
      from ${sql.table(name)} where ${rows} order by id`.execute(transaction);
  const copyOf = (of: string, column: string) =>
    sql`(select copy_id from copied where of_table = ${of} and original_id = original.${sql.ref(column)})`;
  const columns = await columnsOf(transaction, table, [...staysBehind, ...(copy?.leavesOut ?? [])]);
  const values = new Map([
    ...(isNumbered ? [['id', copyOf(name, 'id')] as const] : []),
    ...(hasEdition ? [['edition_id', copyOf('edition', 'edition_id')] as const] : []),
    ...Object.entries(references).map(([column, of]) => [column, copyOf(of, column)] as const),
    ...columns.map(({ name: column }) => {
      const change = copy?.changes?.[column];
      return [column, change === undefined ? sql`original.${sql.ref(column)}` : sql.raw(change)] as const;
    }),
  ]);
  await sql`
    insert into ${sql.table(name)} (${sql.join([...values.keys()].map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join([...values.values()])} from ${sql.table(name)} as original where ${rows}`.execute(
    transaction,
  );
}
