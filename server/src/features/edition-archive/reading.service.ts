// Reads and checks an exported edition: checksums, tables by the rules of the forms, pictures. read-archive.worker.ts
// runs it.
import { randomInt } from 'node:crypto';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { type Message, message } from '@visavis/domain/message/message';
import { type JsonBytes, jsonBytes } from '../../platform/sql/json-bytes.ts';
import { type OpenZip, openZip, UnzipError } from '../../platform/tables/unzip.ts';
import { isPictureOf } from '../../platform/uploads/picture-content.ts';
import { asForm } from './fields.service.ts';
import { isPictureType } from './files.present.ts';
import { checksum, MANIFEST_PATH, readManifest } from './manifest.present.ts';
import type { StoredRow } from './rows.repository.ts';
import { type PlacesByName, readTable, UnfitRow } from './table-reading.service.ts';
import { ARCHIVED_TABLES, type ArchivedTable, type Column, type TableName } from './tables.repository.ts';

export interface ReadingInput {
  /** The path of the received file. */
  path: string;
  columns: Readonly<Partial<Record<TableName, readonly Column[]>>>;
}

/** Each table's rows in parts, as JSON arrays. A reference is the index of a row in the other table's file, or null. */
export type ReadTables = Partial<Record<TableName, JsonBytes[]>>;

/** Why a file cannot be imported as an edition. */
export class ArchiveRefusal extends Error {
  override name = 'ArchiveRefusal';
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}

/** Far more than the largest fair: 3,000 exhibitors with 40,000 pictures. */
export const LIMITS = { entries: 200_000, bytes: 4_000_000_000, entryBytes: 64_000_000 };
/** Larger than any uploaded picture after processing. */
const PICTURE_BYTES = 16_000_000;
/** Few enough for the statement timeout, and not to block the storing thread for long. */
const ROWS_AT_A_TIME = 1_000;

/** @throws ArchiveRefusal with what is wrong, and where */
export async function readArchive({ path, columns }: ReadingInput): Promise<ReadTables> {
  const zip = await openZip(path, LIMITS).catch(refuseUnreadable);
  try {
    const checksums = await readChecksums(zip);
    const places: PlacesByName = new Map();
    const read: ReadTables = {};
    for (const table of ARCHIVED_TABLES) {
      const content = await readChecked(zip, checksums, table.file);
      const ofTable = columns[table.name] ?? [];
      const rows = content ? rowsOf(table, ofTable, content, places) : [];
      if (table.name === 'edition' && rows.length !== 1)
        throw new ArchiveRefusal(message('archive.no-archive'));
      for (const row of rows) await checkPictures(table, ofTable, row, zip, checksums);
      read[table.name] = inParts(rows);
    }
    return read;
  } finally {
    await zip.close();
  }
}

function inParts(rows: readonly StoredRow[]): JsonBytes[] {
  const count = Math.ceil(rows.length / ROWS_AT_A_TIME);
  return Array.from({ length: count }, (_, at) =>
    jsonBytes(rows.slice(at * ROWS_AT_A_TIME, (at + 1) * ROWS_AT_A_TIME)),
  );
}

export function refuseUnreadable(error: unknown): never {
  if (error instanceof UnzipError)
    throw new ArchiveRefusal(
      message(error.reason === 'too-large' ? 'archive.too-large' : 'archive.no-archive'),
    );
  throw error;
}

async function readChecksums(zip: OpenZip): Promise<ReadonlyMap<string, string>> {
  if (!zip.entries.has(MANIFEST_PATH)) throw new ArchiveRefusal(message('archive.no-archive'));
  const manifest = readManifest(
    await zip.read(MANIFEST_PATH).then((content) => content.toString(), refuseUnreadable),
  );
  if (manifest === 'newer') throw new ArchiveRefusal(message('archive.newer'));
  if (manifest === 'unreadable') throw new ArchiveRefusal(message('archive.no-archive'));
  for (const path of zip.entries.keys())
    if (path !== MANIFEST_PATH && !manifest.has(path))
      throw new ArchiveRefusal(message('archive.changed', { file: path }));
  for (const path of manifest.keys())
    if (!zip.entries.has(path)) throw new ArchiveRefusal(message('archive.changed', { file: path }));
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
  if (!content || checksum(content) !== expected)
    throw new ArchiveRefusal(message('archive.changed', { file }));
  return content;
}

/** The rows of a file as they are stored, without the values that the database assigns. */
function rowsOf(
  table: ArchivedTable,
  columns: readonly Column[],
  content: Buffer,
  places: PlacesByName,
): StoredRow[] {
  const { file } = table;
  try {
    return readTable(table, columns, content, places).map((values, index) =>
      complete(table, asForm(table, values, index + 1)),
    );
  } catch (error) {
    if (error instanceof UnfitRow)
      throw new ArchiveRefusal(message('archive.unfit', { file, row: error.row, column: error.column }));
    const code = String((error as { code?: unknown }).code);
    if (code === 'CSV_MAX_RECORD_SIZE') throw new ArchiveRefusal(message('archive.too-large'));
    if (code.startsWith('CSV_')) throw new ArchiveRefusal(message('archive.changed', { file }));
    throw error;
  }
}

/** An unguessable part of a picture's address: a draft's pictures are served to anyone who knows it. */
const randomRevision = () => randomInt(2, 1_000_000_000);

/** A row with its derived columns. */
function complete(table: ArchivedTable, values: StoredRow): StoredRow {
  if (table.name === 'product') return { ...values, image_revision: randomRevision() };
  if (table.name !== 'exhibitor') return values;
  return {
    ...values,
    logo_revision: randomRevision(),
    folded_name: foldName(String(values.company_name)),
    folded_booth: foldName(String(values.booth_number)),
  };
}

/** Checks the picture files that a row names. One at a time, so that few pictures are in memory. */
async function checkPictures(
  table: ArchivedTable,
  columns: readonly Column[],
  row: StoredRow,
  zip: OpenZip,
  checksums: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { name, isFile } of columns) {
    if (!isFile) continue;
    if (!isPictureType(row.media_type))
      throw new ArchiveRefusal(message('archive.refused', { file: table.file }));
    const file = String(row[name]);
    if ((zip.entries.get(file) ?? 0) > PICTURE_BYTES) throw new ArchiveRefusal(message('archive.too-large'));
    const content = await readChecked(zip, checksums, file);
    if (!content) throw new ArchiveRefusal(message('archive.changed', { file }));
    if (!isPictureOf(String(row.media_type), content))
      throw new ArchiveRefusal(message('archive.no-picture', { file }));
  }
}
