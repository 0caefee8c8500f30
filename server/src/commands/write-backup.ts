// Backs up database and documents of a site, which may be running, into one file.
import type pg from 'pg';
import { ArchiveError } from '../adapters/archive/archive-error.ts';
import { type ArchiveEntry, writeArchive } from '../adapters/archive/file.ts';
import { connectAlone, kyselyOn } from '../adapters/database/pool.ts';
import { type DatabaseSnapshot, openSnapshot } from '../adapters/database/snapshot.ts';
import type { FileStore } from '../adapters/file-store/file-store.ts';
import { createSealer } from '../adapters/sealing.ts';
import { opensDatabase } from '../start/storage.ts';
import { type BackupEnd, type Counts, documentEntry, END, HEAD, LINE_END, rowsEntry } from './content.ts';

const PART_BYTES = 4 * 2 ** 20;

export interface BackupOrder {
  connection: pg.PoolConfig;
  /** The store with the encrypted documents. */
  files: FileStore;
  dataKey: Buffer;
  /** Without one, the data key opens the backup and is not in it. */
  passphrase?: string;
  /** The path of the file to create. */
  path: string;
  now: Date;
}

export interface BackupReport extends Counts {
  /** Documents that the database still names, but that are missing from the store. */
  lost: string[];
}

/** @throws ArchiveError where the file exists, or the data key is not this site's */
export async function writeBackup(order: BackupOrder): Promise<BackupReport> {
  const { connection, dataKey, passphrase, path, now } = order;
  const report: BackupReport = { tables: 0, rows: 0, documents: 0, lost: [] };
  const snapshot = await openSnapshot(connection);
  try {
    if (!(await opensDatabase(kyselyOn(snapshot.client), createSealer(dataKey))))
      throw new ArchiveError(
        'The data key is not the one with which the documents of this database were sealed: a backup made with it would open nothing.',
      );
    const secret = passphrase === undefined ? { dataKey } : { passphrase };
    await writeArchive(path, secret, entriesOf(order, snapshot, report), now);
  } finally {
    await snapshot.close();
  }
  return report;
}

async function* entriesOf(
  { connection, files, dataKey, passphrase, now }: BackupOrder,
  snapshot: DatabaseSnapshot,
  report: BackupReport,
): AsyncGenerator<ArchiveEntry> {
  const { shape } = snapshot;
  yield jsonEntry(HEAD, {
    format: 2,
    takenAt: now.toISOString(),
    shape,
    // Useless in a file that this key opens; required in one that a passphrase opens.
    ...(passphrase !== undefined && { dataKey: dataKey.toString('base64') }),
  });
  const end: BackupEnd = { rows: {}, documents: 0, missing: [] };
  for (const table of shape.tables) {
    const { name } = table;
    const rows = snapshot.rowsOf(table, (count) => {
      end.rows[name] = count;
      report.rows += count;
    });
    let part = 0;
    for await (const content of inParts(rows)) {
      part += 1;
      yield { name: rowsEntry(name, part), content };
    }
    report.tables += 1;
  }
  for (const name of await documentNames(snapshot.client)) {
    const content = await files.get(name);
    if (content) {
      yield { name: documentEntry(name), content };
      end.documents += 1;
    } else end.missing.push(name);
  }
  report.documents = end.documents;
  if (end.missing.length > 0) report.lost = await stillNamed(connection, end.missing);
  yield jsonEntry(END, end);
}

const jsonEntry = (name: string, json: object): ArchiveEntry => ({
  name,
  content: Buffer.from(JSON.stringify(json)),
});

/** Whole rows, a few megabytes at a time: a tar entry's length precedes its content. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const bytes of rows) {
    // Line ends inside a row are escaped.
    const end = bytes.lastIndexOf(LINE_END) + 1;
    held.push(bytes);
    length += bytes.length;
    if (length < PART_BYTES || end === 0) continue;
    const rest = bytes.length - end;
    const whole = Buffer.concat(held, length);
    yield whole.subarray(0, length - rest);
    held = [whole.subarray(length - rest)];
    length = rest;
  }
  if (length > 0) yield Buffer.concat(held, length);
}

async function documentNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select storage_name as name from document where storage_name is not null order by id',
  );
  return rows.map(({ name }) => name);
}

/** Documents deleted while the backup ran do not count as lost; those still named do. */
async function stillNamed(connection: pg.PoolConfig, names: readonly string[]): Promise<string[]> {
  const client = await connectAlone(connection, 'visavis backup');
  try {
    const now = new Set(await documentNames(client));
    return names.filter((name) => now.has(name));
  } finally {
    await client.end();
  }
}
