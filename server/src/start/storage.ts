// Opens what documents and passport numbers need: the data key and the file store.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { createDiskFileStore } from '../adapters/file-store/disk.ts';
import type { FileStore } from '../adapters/file-store/file-store.ts';
import { createS3FileStore } from '../adapters/file-store/s3.ts';
import { sealedFileStore } from '../adapters/file-store/sealed.ts';
import { createSealer, DATA_KEY_BYTES, SealError, type Sealer } from '../adapters/sealing.ts';
import { createErasureBook, type ErasureRegister } from '../features/erasure/erased.repository.ts';
import type { Settings } from '../settings/settings.ts';

export interface Storage {
  files: FileStore;
  sealer: Sealer;
  /** Records who was erased. */
  erasures: ErasureRegister;
}

/** The storage cannot be opened; the message is one sentence that the operator at the terminal can act on. */
export class StorageStartError extends Error {
  override name = 'StorageStartError';
}

const CHECK_CONTEXT = 'data-key-check';
type Place = Pick<Settings, 'dataDir' | 'dataKey' | 's3'>;

/** @throws StorageStartError if the data key is invalid, or is not that of this database */
export async function openStorage(db: Kysely<Database>, settings: Place): Promise<Storage> {
  const sealer = createSealer(settings.dataKey ?? (await ownDataKey(settings.dataDir)));
  await checkDataKey(db, sealer, settings);
  return {
    sealer,
    files: sealedFileStore(openFileStore(settings), sealer),
    erasures: openErasures(settings, sealer),
  };
}

export const documentsFolder = (dataDir: string): string => join(dataDir, 'documents');

/** The store of the encrypted documents. */
export function openFileStore(settings: Pick<Settings, 'dataDir' | 's3'>): FileStore {
  return settings.s3
    ? createS3FileStore(settings.s3)
    : createDiskFileStore(documentsFolder(settings.dataDir));
}

/** In DATA_DIR next to the documents, or in the bucket; not part of a backup. */
export function openErasures(settings: Pick<Settings, 'dataDir' | 's3'>, sealer: Sealer): ErasureRegister {
  const store = settings.s3
    ? createS3FileStore(settings.s3)
    : createDiskFileStore(join(settings.dataDir, 'erasures'));
  return createErasureBook(store, sealer);
}

/** The key in the settings or in DATA_DIR; null if there is none yet. */
export async function findDataKey(settings: Pick<Settings, 'dataDir' | 'dataKey'>): Promise<Buffer | null> {
  if (settings.dataKey) return settings.dataKey;
  const path = keyPath(settings.dataDir);
  const text = await readKeyFile(path);
  return text === null ? null : parseKey(text, path);
}

/** Stores a restored database's key for the next start. @throws StorageStartError if a different one exists */
export async function keepDataKey(
  settings: Pick<Settings, 'dataDir' | 'dataKey'>,
  key: Buffer,
): Promise<void> {
  const path = keyPath(settings.dataDir);
  const own = (await findDataKey(settings)) ?? parseKey(await makeKeyFile(path, key), path);
  if (own.equals(key)) return;
  throw new StorageStartError(
    settings.dataKey
      ? 'The setting DATA_KEY is not the data key of this backup: set the right one, or remove the setting. Nothing was restored.'
      : `The file ${path} holds another data key than this backup's: move it away. Nothing was restored.`,
  );
}

/** Whether the key opens what is sealed in this database; true if nothing was ever sealed. */
export async function opensDatabase(db: Kysely<Database>, sealer: Sealer): Promise<boolean> {
  const row = await db.selectFrom('data_key_check').select('sealed').executeTakeFirst();
  try {
    if (row) sealer.open(row.sealed, CHECK_CONTEXT);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/**
 * The first start seals a mark in the database; every later one opens it. So a lost key, or another process with a
 * different key, is detected before it seals anything that the right key cannot open.
 */
async function checkDataKey(
  db: Kysely<Database>,
  sealer: Sealer,
  settings: Pick<Settings, 'dataDir' | 'dataKey'>,
): Promise<void> {
  await db
    .insertInto('data_key_check')
    .values({ sealed: sealer.seal('visavis', CHECK_CONTEXT) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (await opensDatabase(db, sealer)) return;
  const from = settings.dataKey ? 'the setting DATA_KEY' : `the file ${keyPath(settings.dataDir)}`;
  throw new StorageStartError(
    `The data key in ${from} is not the one with which the documents of this database were sealed: put the right one back (docs/operations/documents.md says what to do when it is lost).`,
  );
}

const keyPath = (dataDir: string): string => join(dataDir, 'secrets', 'data.key');

/** Created once, readable by the server's user only. Without it, nothing sealed can be opened again. */
async function ownDataKey(dataDir: string): Promise<Buffer> {
  const path = keyPath(dataDir);
  return parseKey((await readKeyFile(path)) ?? (await makeKeyFile(path, randomBytes(DATA_KEY_BYTES))), path);
}

function parseKey(text: string, path: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== DATA_KEY_BYTES)
    throw new StorageStartError(
      `The file ${path} holds no data key: put the right one back, or set DATA_KEY.`,
    );
  return key;
}

async function readKeyFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    if (hasCode(error, 'EACCES'))
      throw new StorageStartError(`The file ${path} with the data key cannot be read by this user.`);
    throw error;
  }
}

/** Writes a temporary file and links it: of two concurrent starts one creates the key, completely, and both read it. */
async function makeKeyFile(path: string, key: Buffer): Promise<string> {
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotBeMade(path, error);
  });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(key.toString('base64'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path);
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw cannotBeMade(path, error);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function cannotBeMade(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  return new StorageStartError(
    `The file ${path} with the data key cannot be made: ${error.message}. Choose a DATA_DIR that the user who runs Visavis can write to, or set DATA_KEY.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
