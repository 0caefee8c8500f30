// Stores files in a folder that only the server's user can read.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkStorageName, FileStoreUnavailable, type ListedFileStore } from './file-store.ts';

const DRAFT_ENDING = '.part';
/** No space, over quota, read-only, I/O error, too many open files. */
const UNAVAILABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** @param folder created when first needed */
export function createDiskFileStore(folder: string): ListedFileStore {
  const pathOf = (name: string): string => {
    checkStorageName(name);
    return join(folder, name);
  };

  /** Removes drafts left by a process that was killed while writing. */
  async function removeDrafts(name: string): Promise<void> {
    const names = await listFolder();
    for (const draft of names.filter((one) => one.startsWith(`${name}.`) && one.endsWith(DRAFT_ENDING)))
      await rm(join(folder, draft), { force: true });
  }

  const listFolder = () =>
    readdir(folder).catch((error: unknown) => (isMissing(error) ? [] : Promise.reject(error)));

  async function write(path: string, content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Written to a draft, synced and renamed: a file of this name is always complete.
    const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT_ENDING}`;
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  }

  return {
    async put(name, content) {
      await reportingUnavailable(write(pathOf(name), content));
    },
    async get(name) {
      const path = pathOf(name);
      try {
        return await reportingUnavailable(readFile(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await reportingUnavailable(rm(pathOf(name), { force: true }));
      await reportingUnavailable(removeDrafts(name));
    },
    async list(prefix) {
      const names = await reportingUnavailable(listFolder());
      return names.filter((name) => name.startsWith(prefix) && !name.endsWith(DRAFT_ENDING)).sort();
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function reportingUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (UNAVAILABLE.has(code)) throw new FileStoreUnavailable(`the disk refused: ${code}`, { cause: error });
    throw error;
  }
}
