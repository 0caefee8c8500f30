// A separate document store and data key for one test file.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from '../adapters/file-store/disk.ts';
import type { FileStore } from '../adapters/file-store/file-store.ts';
import { sealedFileStore } from '../adapters/file-store/sealed.ts';
import { createSealer, DATA_KEY_BYTES, type Sealer } from '../adapters/sealing.ts';
import { createErasureBook, type ErasureRegister } from '../features/erasure/erased.repository.ts';

export interface TestStorage {
  /** Contains the encrypted files. */
  folder: string;
  files: FileStore;
  sealer: Sealer;
  erasures: ErasureRegister;
  remove(): Promise<void>;
}

export async function createTestStorage(): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'visavis-files-'));
  const sealer = createSealer(randomBytes(DATA_KEY_BYTES));
  return {
    folder,
    sealer,
    files: sealedFileStore(createDiskFileStore(folder), sealer),
    erasures: createErasureBook(createDiskFileStore(join(folder, 'erasures')), sealer),
    remove: () => rm(folder, { recursive: true }),
  };
}
