// Reads the rows of an archived table, and inserts the rows of a file.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { reserveIds } from '../../platform/sql/bulk-insert.ts';
import { hasId, ownedBy } from '../edition/public.ts';
import type { ArchivedTable, Column, TableName } from './tables.repository.ts';

/** A row as JSON, by column: dates and numbers as PostgreSQL writes them in JSON. */
export type StoredRow = Record<string, unknown>;

/** Rows per statement: few enough for the statement timeout. */
const ROWS_PER_STATEMENT = 2_000;

export interface ReadRow {
  values: StoredRow;
  /** Where its bytes are stored, for `readBytes` in the same transaction. */
  source: TableName;
  place: string;
}

/** Replaces bytes by their SHA-256 in hexadecimal. */
export async function readRows(
  db: Kysely<Database>,
  table: ArchivedTable,
  columns: readonly Column[],
  editionId: number,
): Promise<ReadRow[]> {
  const files = columns.filter(({ isFile }) => isFile).map(({ name }) => name);
  const hashes = files.map((name) => sql`${name}::text, encode(sha256(${sql.ref(name)}), 'hex')`);
  const { rows } = await sql<ReadRow>`
    select to_jsonb(owned) - ${files}::text[] || jsonb_build_object(${sql.join(hashes)}) as values,
      ${table.name} as source, ctid::text as place
    from ${sql.table(table.name)} as owned
    where ${ownedBy(table, editionId, 'archive')} and ${sql.raw(table.where)}`.execute(db);
  return rows;
}

export async function readBytes(
  db: Kysely<Database>,
  table: TableName,
  column: string,
  place: string,
): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select ${sql.ref(column)} as bytes from ${sql.table(table)} where ctid = ${place}::tid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`A row of ${table} has gone within its transaction.`);
  return row.bytes;
}

/** @returns the ids of the new rows in their order; an empty list for a table without ids */
export async function insertRows(
  db: Kysely<Database>,
  table: ArchivedTable,
  rows: readonly StoredRow[],
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = (await hasId(db, table.name)) ? await reserveIds(db, table.name, rows.length) : [];
  const complete = rows.map((row, index) => (ids.length > 0 ? { id: ids[index], ...row } : row));
  const columns = sql.join(
    [...(ids.length > 0 ? ['id'] : []), ...Object.keys(first)].map((name) => sql.ref(name)),
  );
  for (let start = 0; start < complete.length; start += ROWS_PER_STATEMENT)
    await sql`
      insert into ${sql.table(table.name)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table.name)},
        ${JSON.stringify(complete.slice(start, start + ROWS_PER_STATEMENT))}::jsonb)`.execute(db);
  return ids;
}
