// Creates a draft from an exported edition: all of it is stored, or nothing.
import { type StoredEdition, storedEditionSchema } from '@visavis/contract/edition/stored';
import { gridFaults } from '@visavis/domain/impact/grid';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { parseJsonBytes } from '../../platform/sql/json-bytes.ts';
import { type OpenZip, openZip } from '../../platform/tables/unzip.ts';
import { readStored } from '../edition/public.ts';
import { arrangePlaces } from '../presence/public.ts';
import type { ArchiveDependencies } from './export.service.ts';
import type { ReadTables } from './reading.service.ts';
import { insertRows, type StoredRow } from './rows.repository.ts';
import {
  ARCHIVED_TABLES,
  type ArchivedTable,
  archivedColumns,
  archivedTable,
  type Column,
  type TableName,
} from './tables.repository.ts';
import { readArchiveInThread, refuse } from './thread.service.ts';

type ColumnsByTable = Record<string, Column[]>;

/** For pictures: the thread has already checked the limits and checksums of this same private file. */
const NO_LIMITS = {
  entries: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  entryBytes: Number.POSITIVE_INFINITY,
};
/** PostgreSQL's error classes for data out of range, constraint violations, and rows too large for an index. */
const REFUSED_VALUE = /^(?:2[23]|54)/;

/** @param path of the received file. @throws 'request.invalid' with what is wrong, and where */
export async function importEdition(
  dependencies: ArchiveDependencies,
  path: string,
  organiser: Organiser,
): Promise<StoredEdition> {
  const { db } = dependencies;
  const columns: ColumnsByTable = {};
  for (const table of ARCHIVED_TABLES) columns[table.name] = await archivedColumns(db, table);
  const tables = await readArchiveInThread({ path, columns });
  const zip = await openZip(path, NO_LIMITS);
  try {
    return await db.transaction().execute(async (transaction) => {
      const id = await insertTables(transaction, { tables, columns, zip });
      const draft = await readStored({ ...dependencies, db: transaction }, id);
      if (!storedEditionSchema.safeParse(draft).success || Object.keys(gridFaults(draft.settings)).length > 0)
        throw refuse(message('archive.refused', { file: archivedTable('edition').file }));
      // Archives do not contain absences: they are derived from days, hours and representatives.
      await arrangePlaces(transaction, { editionId: id, exhibitorIds: null }, dependencies.clock());
      await recordAction(transaction, {
        at: dependencies.clock(),
        actor: organiser,
        action: 'edition.change',
        subject: draft.name,
        after: { id, state: draft.state, ...draft.settings },
      });
      return draft;
    });
  } finally {
    await zip.close();
  }
}

interface Read {
  tables: ReadTables;
  columns: ColumnsByTable;
  zip: OpenZip;
}

/** @returns the id of the draft */
async function insertTables(
  transaction: Transaction<Database>,
  { tables, columns, zip }: Read,
): Promise<number> {
  /** The ids of each table's rows, in file order. */
  const ids = new Map<TableName, number[]>();
  let editionId = 0;
  for (const table of ARCHIVED_TABLES) {
    const created: number[] = [];
    const files = (columns[table.name] ?? []).filter(({ isFile }) => isFile).map(({ name }) => name);
    try {
      for (const part of tables[table.name] ?? []) {
        const rows = (parseJsonBytes(part) as StoredRow[]).map((row) => withIds(table, row, ids, editionId));
        if (files.length > 0) await insertPictures(transaction, { table, files, rows, zip });
        else for (const id of await insertRows(transaction, table, rows)) created.push(id);
      }
    } catch (error) {
      throw asRefusal(table.file, error);
    }
    if (table.name === 'edition') editionId = created[0] ?? 0;
    ids.set(table.name, created);
  }
  return editionId;
}

/** A row with its edition's id, and with ids instead of places in its references. */
function withIds(
  { hasEdition, references }: ArchivedTable,
  row: StoredRow,
  ids: ReadonlyMap<TableName, readonly number[]>,
  editionId: number,
): StoredRow {
  const named = Object.entries(references).map(([column, table]) => {
    const place = row[column];
    return [column, place === null ? null : ids.get(table)?.[Number(place)]];
  });
  return { ...(hasEdition && { edition_id: editionId }), ...row, ...Object.fromEntries(named) };
}

interface PictureRows {
  table: ArchivedTable;
  /** Columns whose cells are paths in the archive. */
  files: readonly string[];
  rows: readonly StoredRow[];
  zip: OpenZip;
}

/** One at a time, so that few pictures are in memory. Picture rows have no ids. */
async function insertPictures(
  transaction: Transaction<Database>,
  { table, files, rows, zip }: PictureRows,
): Promise<void> {
  for (const row of rows) {
    const complete = { ...row };
    for (const column of files) {
      const content = await zip.read(String(row[column]));
      complete[column] = `\\x${content.toString('hex')}`;
    }
    await insertRows(transaction, table, [complete]);
  }
}

function asRefusal(file: string, error: unknown): unknown {
  const { code } = error as { code?: string };
  const isRefused = !(error instanceof AppError) && code !== undefined && REFUSED_VALUE.test(code);
  return isRefused ? refuse(message('archive.refused', { file })) : error;
}
