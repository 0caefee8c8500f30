// Backs up database and documents of a site, which may be running, into one file.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ArchiveError } from '../adapters/archive/archive-error.ts';
import { writeArchive } from '../adapters/archive/file.ts';
import type { ArchiveRecord } from '../adapters/archive/records.ts';
import { connectAlone, kyselyOn } from '../adapters/database/pool.ts';
import { type DatabaseSnapshot, openSnapshot } from '../adapters/database/snapshot.ts';
import type { FileStore } from '../adapters/file-store/file-store.ts';
import { createSealer } from '../adapters/sealing.ts';
import { opensDatabase } from '../start/storage.ts';
import type { Content, Counts } from './content.ts';

export interface BackupOrder {
  connection: pg.PoolConfig;
  /** The store with the encrypted documents. */
  files: FileStore;
  dataKey: Buffer;
  /** Without one, the data key opens the backup and is not in it. */
  passphrase?: string;
  /** Of the file to create. */
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
    await writeArchive(path, secret, recordsOf(order, snapshot, report), now);
  } finally {
    await snapshot.close();
  }
  return report;
}

async function* recordsOf(
  { connection, files, dataKey, passphrase, now }: BackupOrder,
  snapshot: DatabaseSnapshot,
  report: BackupReport,
): AsyncGenerator<ArchiveRecord> {
  const { shape } = snapshot;
  yield jsonRecord({
    kind: 'backup',
    format: 1,
    takenAt: now.toISOString(),
    shape,
    // Useless in a file that this key opens; required in one that a passphrase opens.
    ...(passphrase !== undefined && { dataKey: dataKey.toString('base64') }),
  });
  for (const table of shape.tables) {
    yield jsonRecord({ kind: 'table', name: table.name });
    let count = 0;
    const rows = snapshot.rowsOf(table, (number) => {
      count = number;
    });
    for await (const bytes of rows) yield { bytes };
    yield jsonRecord({ kind: 'rows', count });
    report.tables += 1;
    report.rows += count;
  }
  const missing: string[] = [];
  for (const name of await documentNames(snapshot.client)) {
    const content = await files.get(name);
    if (content) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      yield jsonRecord({ kind: 'document', name, size: content.length, sha256 });
      yield { bytes: content };
      report.documents += 1;
    } else {
      yield jsonRecord({ kind: 'missing-document', name });
      missing.push(name);
    }
  }
  if (missing.length > 0) report.lost = await stillNamed(connection, missing);
  const { tables, rows, documents } = report;
  yield jsonRecord({ kind: 'end', tables, rows, documents });
}

const jsonRecord = (json: Content): ArchiveRecord => ({ json });

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
