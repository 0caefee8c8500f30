// A file store that encrypts files on write and decrypts them on read.
import type { Sealer } from '../sealing.ts';
import type { FileStore } from './file-store.ts';

/** The sealing context of a file with this name. */
export const fileContext = (name: string): string => `file ${name}`;

/** A file in `store` cannot be read without the data key, nor under another name. */
export function sealedFileStore(store: FileStore, sealer: Sealer): FileStore {
  return {
    put: (name, content) => store.put(name, sealer.seal(content, fileContext(name))),
    async get(name) {
      const sealed = await store.get(name);
      return sealed && sealer.open(sealed, fileContext(name));
    },
    remove: (name) => store.remove(name),
  };
}
