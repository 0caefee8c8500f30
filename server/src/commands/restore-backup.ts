// Restores a backup into an empty target and verifies it. On any failure the target is as empty as before.
import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { ArchiveError } from '../adapters/archive/archive-error.ts';
import { beginLoad, type DatabaseLoad, LoadError } from '../adapters/database/load.ts';
import type { OpenDatabase } from '../adapters/database/open-database.ts';
import { connectAlone, kyselyOn } from '../adapters/database/pool.ts';
import type { FileStore } from '../adapters/file-store/file-store.ts';
import { fileContext } from '../adapters/file-store/sealed.ts';
import { createSealer, type Sealer } from '../adapters/sealing.ts';
import type { Settings } from '../settings/settings.ts';
import {
  documentsFolder,
  keepDataKey,
  openErasures,
  openFileStore,
  opensDatabase,
} from '../start/storage.ts';
import { afterRestore, type RestoredState } from './after-restore.ts';
import { type BackupHead, type Counts, LINE_END } from './content.ts';
import type { OpenBackup } from './open-backup.ts';
import { digestOf } from './read-backup.ts';

export interface RestoreOrder {
  backup: OpenBackup;
  settings: Pick<Settings, 'dataDir' | 'dataKey' | 's3'>;
  /** The key that opened the backup; absent where a passphrase did, as the backup then contains the key. */
  dataKey?: Buffer;
  /** Opens the database to fill; called once the backup is known to be complete. */
  openDatabase: () => Promise<OpenDatabase>;
  migrationFolder: string;
  now: Date;
}

export interface RestoreReport extends Counts, RestoredState {
  takenAt: string;
  migrations: string[];
}

/** @throws ArchiveError, LoadError, DatabaseStartError, StorageStartError with a sentence; nothing is restored then */
export async function restoreBackup(order: RestoreOrder): Promise<RestoreReport> {
  const { backup, settings, now } = order;
  // Read to its end before anything is written: a damaged backup changes nothing.
  const { head, documents, missing } = await examine(backup);
  const dataKey = order.dataKey ?? (head.dataKey === undefined ? null : Buffer.from(head.dataKey, 'base64'));
  if (!dataKey) throw new ArchiveError('This backup holds no data key. Nothing was restored.');
  const store = openFileStore(settings);
  if (!settings.s3) await refuseForeignDocuments(documentsFolder(settings.dataDir), documents);
  const database = await order.openDatabase();
  try {
    const client = await connectAlone(database.connection, 'visavis restore');
    try {
      const sealer = createSealer(dataKey);
      const filling = new Filling(client, store, sealer, order.migrationFolder);
      try {
        const counts = await backup(filling);
        const migrations = await filling.complete();
        const db = kyselyOn(client);
        if (!(await opensDatabase(db, sealer)))
          throw new ArchiveError(
            'The data key does not open what lies sealed in this backup: it is of another site. Nothing was restored.',
          );
        const state = await afterRestore(db, {
          missing,
          takenAt: head.takenAt,
          now,
          erasures: openErasures(settings, sealer),
        });
        // A database without its key would be worse than no database.
        await keepDataKey(settings, dataKey);
        await client.query('commit');
        await client.query('analyze');
        return { ...counts, ...state, migrations, takenAt: head.takenAt };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        await filling.removeWritten();
        throw error;
      }
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
}

interface Examined {
  head: BackupHead;
  documents: Set<string>;
  missing: string[];
}

async function examine(backup: OpenBackup): Promise<Examined> {
  const documents = new Set<string>();
  const missing: string[] = [];
  const heads: BackupHead[] = [];
  await backup({
    head: async (head) => void heads.push(head),
    // COPY text format: one row per line, as line ends inside a row are escaped.
    table: async (_, rows) => {
      let count = 0;
      for await (const bytes of rows) for (const byte of bytes) if (byte === LINE_END) count += 1;
      return count;
    },
    document: async (name) => void documents.add(name),
    missingDocument: async (name) => void missing.push(name),
  });
  const [head] = heads;
  if (!head) throw new Error('a complete backup has no head');
  return { head, documents, missing };
}

/** Documents of this very backup may already be there, when only the database was lost. */
async function refuseForeignDocuments(folder: string, own: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const foreign = names.filter((name) => !own.has(name));
  if (foreign.length > 0)
    throw new LoadError(
      `The folder ${folder} holds ${foreign.length} file(s) that are not in this backup: move it away, or name another DATA_DIR. Nothing was restored.`,
    );
}

/** Writes each part of a backup to database and store. */
class Filling {
  readonly #client: pg.Client;
  readonly #store: FileStore;
  readonly #sealer: Sealer;
  readonly #migrationFolder: string;
  readonly #written: string[] = [];
  #load: DatabaseLoad | null = null;

  constructor(client: pg.Client, store: FileStore, sealer: Sealer, migrationFolder: string) {
    this.#client = client;
    this.#store = store;
    this.#sealer = sealer;
    this.#migrationFolder = migrationFolder;
  }

  async head({ shape }: BackupHead): Promise<void> {
    this.#load = await beginLoad(this.#client, shape, this.#migrationFolder);
  }

  table(table: { name: string; columns: string[] }, rows: AsyncIterable<Buffer>): Promise<number> {
    return this.#begunLoad().fill(table, rows);
  }

  async document(name: string, content: Buffer): Promise<void> {
    const existing = await this.#store.get(name);
    if (!existing) {
      this.#written.push(name);
      await this.#store.put(name, content);
    }
    const kept = existing ?? (await this.#store.get(name));
    if (!kept || digestOf(kept) !== digestOf(content))
      throw new LoadError(
        `The document ${name} lies in the store with another content than in the backup. Nothing was restored.`,
      );
    this.#sealer.open(kept, fileContext(name));
  }

  missingDocument(): Promise<void> {
    return Promise.resolve();
  }

  complete(): Promise<string[]> {
    return this.#begunLoad().complete();
  }

  async removeWritten(): Promise<void> {
    for (const name of this.#written) await this.#store.remove(name);
  }

  #begunLoad(): DatabaseLoad {
    if (!this.#load) throw new Error('a table precedes the head of the backup');
    return this.#load;
  }
}
