// A file store whose files are sealed on the way in and opened on the way out.
import type { Sealer } from '../sealing.ts';
import type { FileStore } from './file-store.ts';

/** Under which a file of this name is sealed. */
export const fileContext = (name: string): string => `file ${name}`;

/** What lies in `store` is unreadable without the data key, and under another name. */
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
