// Exports an edition as a ZIP file: a consistent snapshot of all tables, sorted, with checksums.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type ArchivedFile, archive } from '../../platform/tables/zip.ts';
import { readStored } from '../edition/public.ts';
import { compareText } from './cells.present.ts';
import { filePath, type NamesById, writeTable } from './files.present.ts';
import { readLoadedPictures } from './loaded-pictures.repository.ts';
import { checksum, type ListedFile, MANIFEST_PATH, writeManifest } from './manifest.present.ts';
import { readBytes, readRows } from './rows.repository.ts';
import { ARCHIVED_TABLES, archivedColumns, type TableName } from './tables.repository.ts';

export interface ArchiveDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A live site has no demo editions. */
  isLive: boolean;
  /** The version of the terms in the content files; null without files. */
  termsVersion: string | null;
}

/**
 * @returns the archive, which is deleted once it has been read or closed. It is complete before the first byte is sent,
 *   so that a slow reader does not keep a transaction open
 * @throws 'resource.not-found'
 */
export async function exportEdition(
  { db, clock, isLive, termsVersion }: ArchiveDependencies,
  id: number,
  organiser: Organiser,
): Promise<ReadStream> {
  const path = join(tmpdir(), `visavis-edition-${randomUUID()}.zip`);
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const { name } = await readStored({ db: transaction, isLive, termsVersion }, id);
        const files = await collect(transaction, id);
        await pipeline(Readable.from(archive(files)), createWriteStream(path, { mode: 0o600 }));
        await recordAction(transaction, {
          at: clock(),
          actor: organiser,
          action: 'edition.export',
          subject: name,
          after: { id },
        });
      });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return createReadStream(path).once('close', () => void rm(path, { force: true }));
}

/** All files in the order of the archive: the manifest, then the others by name. */
async function collect(transaction: Transaction<Database>, editionId: number): Promise<ArchivedFile[]> {
  const { tables, pictures } = await readTables(transaction, editionId);
  const listed: ListedFile[] = [
    ...[...tables].map(([path, text]) => ({ path, sha256: checksum(text) })),
    ...[...pictures].map(([path, { hash }]) => ({ path, sha256: hash })),
  ].sort((a, b) => compareText(a.path, b.path));
  return [
    { path: MANIFEST_PATH, content: [writeManifest(listed)] },
    ...listed.map(({ path }) => ({ path, content: contentOf(path) })),
  ];

  // Only one picture is in memory at a time.
  async function* contentOf(path: string): AsyncGenerator<string | Buffer> {
    const picture = pictures.get(path);
    yield picture
      ? await readBytes(transaction, picture.table, picture.column, picture.place)
      : (tables.get(path) ?? '');
  }
}

interface PictureOfRow {
  table: TableName;
  column: string;
  place: string;
  hash: string;
}

async function readTables(transaction: Transaction<Database>, editionId: number) {
  const names: NamesById = new Map();
  const tables = new Map<string, string>();
  const pictures = new Map<string, PictureOfRow>();
  for (const table of ARCHIVED_TABLES) {
    const columns = await archivedColumns(transaction, table);
    const rows = [
      ...(await readRows(transaction, table, columns, editionId)),
      ...(await readLoadedPictures(transaction, table.name, editionId)),
    ];
    tables.set(table.file, writeTable(table, columns, rows, names));
    for (const { name: column } of columns.filter(({ isFile }) => isFile))
      for (const { values, source, place } of rows) {
        const hash = String(values[column]);
        pictures.set(filePath(hash, values.media_type), { table: source, column, place, hash });
      }
  }
  return { tables, pictures };
}
