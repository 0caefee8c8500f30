// Creates a draft from an exported edition: every file is compared with its checksum, and all of it is stored or nothing.
import { randomInt } from 'node:crypto';
import { type StoredEdition, storedEditionSchema } from '@visavis/contract/edition/stored';
import { presenceSchema } from '@visavis/contract/exhibitor-profile/profile';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { gridFaults } from '@visavis/domain/impact/grid';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type OpenZip, openZip, UnzipError } from '../../platform/tables/unzip.ts';
import { isPictureOf } from '../../platform/uploads/picture.ts';
import { readStored } from '../edition/public.ts';
import { arrangePlaces } from '../presence/public.ts';
import type { ArchiveDependencies } from './export.service.ts';
import { type IdsByName, isPictureType, readTable, UnfitRow } from './files.present.ts';
import { checksum, MANIFEST_PATH, readManifest } from './manifest.present.ts';
import { insertRows, type StoredRow } from './rows.repository.ts';
import {
  ARCHIVED_TABLES,
  type ArchivedTable,
  archivedColumns,
  archivedTable,
  type Column,
} from './tables.repository.ts';

/**
 * Far more than the largest fair: 3,000 exhibitors with 40,000 pictures. A table is read whole, and nothing else is
 * answered meanwhile: 40,000 products with long texts are about 30 MB.
 */
const LIMITS = { entries: 200_000, bytes: 4_000_000_000, entryBytes: 64_000_000 };
/** PostgreSQL's classes of values out of range and of constraints. */
const REFUSED_VALUE = /^2[23]/;

const refuse = (problem: Message) => invalid({ file: problem });

/** @param path of the received file. @throws 'request.invalid' with what is wrong, and where */
export async function importEdition(
  dependencies: ArchiveDependencies,
  path: string,
  organiser: Organiser,
): Promise<StoredEdition> {
  const zip = await openZip(path, LIMITS).catch(refuseUnreadable);
  try {
    const checksums = await readChecksums(zip);
    const read = (file: string) => readChecked(zip, checksums, file);
    return await dependencies.db.transaction().execute(async (transaction) => {
      const id = await insertTables(transaction, read);
      const draft = await readStored({ ...dependencies, db: transaction }, id);
      if (!storedEditionSchema.safeParse(draft).success || Object.keys(gridFaults(draft.settings)).length > 0)
        throw refuse(message('archive.refused', { file: archivedTable('edition').file }));
      // Absences are in no archive: they follow from days, hours and representatives, which are.
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
    zip.close();
  }
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof UnzipError)
    throw refuse(message(error.reason === 'too-large' ? 'archive.too-large' : 'archive.no-archive'));
  throw error;
}

async function readChecksums(zip: OpenZip): Promise<ReadonlyMap<string, string>> {
  if (!zip.entries.has(MANIFEST_PATH)) throw refuse(message('archive.no-archive'));
  const manifest = readManifest(
    await zip.read(MANIFEST_PATH).then((content) => content.toString(), refuseUnreadable),
  );
  if (manifest === 'newer') throw refuse(message('archive.newer'));
  if (manifest === 'unreadable') throw refuse(message('archive.no-archive'));
  for (const path of zip.entries.keys())
    if (path !== MANIFEST_PATH && !manifest.has(path))
      throw refuse(message('archive.changed', { file: path }));
  for (const path of manifest.keys())
    if (!zip.entries.has(path)) throw refuse(message('archive.changed', { file: path }));
  return manifest;
}

/** @returns null for a file that the archive does not have */
async function readChecked(
  zip: OpenZip,
  checksums: ReadonlyMap<string, string>,
  file: string,
): Promise<Buffer | null> {
  const expected = checksums.get(file);
  if (expected === undefined) return null;
  const content = await zip.read(file).catch((error: unknown) => {
    if (error instanceof UnzipError) return null;
    throw error;
  });
  if (!content || checksum(content) !== expected) throw refuse(message('archive.changed', { file }));
  return content;
}

/** @returns the id of the draft */
async function insertTables(
  transaction: Transaction<Database>,
  read: (file: string) => Promise<Buffer | null>,
): Promise<number> {
  const ids: IdsByName = new Map();
  let editionId = 0;
  for (const table of ARCHIVED_TABLES) {
    const content = await read(table.file);
    const columns = await archivedColumns(transaction, table);
    try {
      const rows = content ? readTable(table, columns, content.toString(), ids) : [];
      if (table.name === 'edition' && rows.length !== 1) throw refuse(message('archive.no-archive'));
      const values = rows.map((row, index) => {
        requireHours(table, row.values, index + 1);
        return complete(table, row.values, editionId);
      });
      const created = columns.some(({ isFile }) => isFile)
        ? await insertPictures(transaction, { table, columns, rows: values, read })
        : await insertRows(transaction, table, values);
      if (table.name === 'edition') editionId = created[0] ?? 0;
      ids.set(table.name, new Map(rows.map(({ name }, index) => [name, created[index] ?? 0])));
    } catch (error) {
      throw asRefusal(table.file, error);
    }
  }
  return editionId;
}

interface PictureRows {
  table: ArchivedTable;
  columns: readonly Column[];
  rows: readonly StoredRow[];
  read: (file: string) => Promise<Buffer | null>;
}

/** One at a time, so that few pictures are in memory. They have no ids. */
async function insertPictures(
  transaction: Transaction<Database>,
  { table, columns, rows, read }: PictureRows,
): Promise<number[]> {
  const files = columns.filter(({ isFile }) => isFile).map(({ name }) => name);
  for (const row of rows) {
    if (!isPictureType(row.media_type)) throw refuse(message('archive.refused', { file: table.file }));
    const complete = { ...row };
    for (const column of files) {
      const path = String(row[column]);
      const content = await read(path);
      if (!content) throw refuse(message('archive.changed', { file: path }));
      if (!isPictureOf(String(row.media_type), content))
        throw refuse(message('archive.no-picture', { file: path }));
      complete[column] = `\\x${content.toString('hex')}`;
    }
    await insertRows(transaction, table, [complete]);
  }
  return [];
}

const hoursSchema = z.nullable(z.array(presenceSchema));

/** The database takes any JSON for the hours of representatives. @throws UnfitRow */
function requireHours(table: ArchivedTable, { hours }: StoredRow, row: number): void {
  if (table.name === 'representative' && !hoursSchema.safeParse(hours ?? null).success)
    throw new UnfitRow(row, 'hours');
}

/** Part of a picture's address that nobody guesses: those of a draft are served, and known to nobody else. */
const randomRevision = () => randomInt(2, 1_000_000_000);

/** A row with its edition and what follows from its other columns. */
function complete(table: ArchivedTable, values: StoredRow, editionId: number): StoredRow {
  const row = table.hasEdition ? { edition_id: editionId, ...values } : values;
  if (table.name === 'product') return { ...row, image_revision: randomRevision() };
  if (table.name !== 'exhibitor') return row;
  return {
    ...row,
    logo_revision: randomRevision(),
    folded_name: foldName(String(values.company_name)),
    folded_booth: foldName(String(values.booth_number)),
  };
}

function asRefusal(file: string, error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof UnfitRow)
    return refuse(message('archive.unfit', { file, row: error.row, column: error.column }));
  const { code } = error as { code?: string };
  if (code === undefined) return error;
  if (code.startsWith('CSV_')) return refuse(message('archive.changed', { file }));
  return REFUSED_VALUE.test(code) ? refuse(message('archive.refused', { file })) : error;
}
