// Opens what documents and passport numbers need: the data key, and the place where files lie.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from './adapters/database/schema.ts';
import { createDiskFileStore } from './adapters/file-store/disk.ts';
import type { FileStore } from './adapters/file-store/file-store.ts';
import { createS3FileStore } from './adapters/file-store/s3.ts';
import { sealedFileStore } from './adapters/file-store/sealed.ts';
import { createSealer, DATA_KEY_BYTES, SealError, type Sealer } from './sealing.ts';
import type { Settings } from './settings.ts';

export interface Storage {
  files: FileStore;
  sealer: Sealer;
}

/** What keeps documents from being opened or kept, in one sentence that the person at the terminal can act on. */
export class StorageStartError extends Error {
  override name = 'StorageStartError';
}

const CHECK_CONTEXT = 'data-key-check';

/** @throws StorageStartError where the data key is none, or another than that of this database */
export async function openStorage(
  db: Kysely<Database>,
  settings: Pick<Settings, 'dataDir' | 'dataKey' | 's3'>,
): Promise<Storage> {
  const sealer = createSealer(settings.dataKey ?? (await ownDataKey(settings.dataDir)));
  await checkDataKey(db, sealer, settings);
  const store = settings.s3
    ? createS3FileStore(settings.s3)
    : createDiskFileStore(join(settings.dataDir, 'documents'));
  return { sealer, files: sealedFileStore(store, sealer) };
}

/**
 * The first start seals a mark in the database; every later one opens it. A key that was lost, or another process
 * with a key of its own, is found out before anything is sealed that nobody else can open.
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
  const { sealed } = await db.selectFrom('data_key_check').select('sealed').executeTakeFirstOrThrow();
  try {
    sealer.open(sealed, CHECK_CONTEXT);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    const from = settings.dataKey ? 'the setting DATA_KEY' : `the file ${keyPath(settings.dataDir)}`;
    throw new StorageStartError(
      `The data key in ${from} is not the one with which the documents of this database were sealed: put the right one back (docs/operations/documents.md says what to do when it is lost).`,
    );
  }
}

const keyPath = (dataDir: string): string => join(dataDir, 'secrets', 'data.key');

/** Made once, readable by the server's user alone. Lost, nothing that was sealed opens again. */
async function ownDataKey(dataDir: string): Promise<Buffer> {
  const path = keyPath(dataDir);
  const text = (await readKeyFile(path)) ?? (await makeKeyFile(path));
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
      throw new StorageStartError(`The file ${path} with the data key may not be read by this user.`);
    throw error;
  }
}

/** Written beside and linked: of two starts at once one makes the key, whole, and both read it. */
async function makeKeyFile(path: string): Promise<string> {
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(DATA_KEY_BYTES).toString('base64'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path);
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
