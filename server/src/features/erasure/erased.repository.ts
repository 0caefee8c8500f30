// Remembers who was erased, apart from the database and its backups, without saying who: only the data key can ask.
import type { ListedFileStore } from '../../adapters/file-store/file-store.ts';
import type { Sealer } from '../../adapters/sealing.ts';

const PREFIX = 'erasure-';

/** Fingerprints of references, which a restore compares with what it finds. */
export interface ErasureBook {
  add(reference: string, now: Date): Promise<void>;
  /** Of an erasure that did not come about. */
  remove(reference: string): Promise<void>;
  /** Which of these were erased. */
  erasedOf(references: readonly string[]): Promise<string[]>;
  /** All fingerprints, to be kept elsewhere too. */
  list(): Promise<string[]>;
}

/** @param store not sealed: a fingerprint tells nothing by itself */
export function createErasureBook(store: ListedFileStore, sealer: Sealer): ErasureBook {
  const nameOf = (reference: string): string => `${PREFIX}${sealer.fingerprint(reference, 'erasure')}`;
  const list = () => store.list(PREFIX);
  return {
    add: (reference, now) => store.put(nameOf(reference), Buffer.from(`${now.toISOString()}\n`)),
    remove: (reference) => store.remove(nameOf(reference)),
    async erasedOf(references) {
      const names = new Set(await list());
      return references.filter((reference) => names.has(nameOf(reference)));
    },
    list,
  };
}
