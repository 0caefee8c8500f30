// Which tables and columns belong to an edition's archive, and how their rows are named without database ids.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import {
  type Column,
  columnsOf,
  conditionOf,
  EDITION_TABLES,
  type EditionTable,
  type TableName,
} from '../edition/public.ts';

export type { Column, TableName };

export interface ArchivedTable extends Pick<EditionTable, 'name' | 'references' | 'key' | 'hasEdition'> {
  /** In the archive. */
  file: string;
  leavesOut: readonly string[];
  /** Columns that are passed over where an older version has written them. */
  former: readonly string[];
  /** A condition in SQL on the rows that it has. */
  where: string;
}

/** In the order in which they are created; whatever is named comes first. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = EDITION_TABLES.flatMap((table) => {
  const { archive, staysBehind = [], name, references, key, hasEdition } = table;
  return archive
    ? [
        {
          name,
          references,
          key,
          ...(hasEdition && { hasEdition }),
          file: archive.file,
          leavesOut: [...staysBehind, ...(archive.leavesOut ?? [])],
          former: archive.former ?? [],
          where: conditionOf(table, 'archive'),
        },
      ]
    : [];
});

export function archivedTable(name: TableName): ArchivedTable {
  const table = ARCHIVED_TABLES.find((one) => one.name === name);
  if (!table) throw new Error(`${name} is not in the archive.`);
  return table;
}

/** How a row is named in the files of others: 'exhibitor.company_name', 'exhibitor.booth_number'. */
export function keyColumns(table: ArchivedTable): string[] {
  return [...referenceColumns(table), ...table.key.map((column) => `${table.name}.${column}`)];
}

/** The columns of a file that name rows of other tables. */
export function referenceColumns(table: ArchivedTable): string[] {
  return Object.values(table.references).flatMap((name) => keyColumns(archivedTable(name)));
}

/** The columns that its file has, without references; those with bytes have paths of files as cells. */
export const archivedColumns = (db: Kysely<Database>, table: ArchivedTable): Promise<Column[]> =>
  columnsOf(db, table, table.leavesOut);
