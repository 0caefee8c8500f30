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
  /** Its path in the archive. */
  file: string;
  leavesOut: readonly string[];
  /** Columns that older versions wrote, and that are ignored. */
  former: readonly string[];
  /** SQL condition that selects its rows. */
  where: string;
}

/** In order of creation: referenced tables come first. */
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

/** The columns by which other files refer to its rows: 'exhibitor.company_name', 'exhibitor.booth_number'. */
export function keyColumns(table: ArchivedTable): string[] {
  return [...referenceColumns(table), ...table.key.map((column) => `${table.name}.${column}`)];
}

/** The columns of its file that refer to rows of other tables. */
export function referenceColumns(table: ArchivedTable): string[] {
  return Object.values(table.references).flatMap((name) => keyColumns(archivedTable(name)));
}

/** The columns of its file, without references; cells of binary columns are file paths. */
export const archivedColumns = (db: Kysely<Database>, table: ArchivedTable): Promise<Column[]> =>
  columnsOf(db, table, table.leavesOut);
