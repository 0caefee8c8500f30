// Records who was erased, apart from the database and its backups, as fingerprints that need the data key to match.
import type { ListedFileStore } from '../../adapters/file-store/file-store.ts';
import type { Sealer } from '../../adapters/sealing.ts';

const PREFIX = 'erasure-';

/** Fingerprints of references, which a restore compares with the registrations it finds. */
export interface ErasureRegister {
  add(reference: string, now: Date): Promise<void>;
  /** Removes the entry of an erasure that was rolled back. */
  remove(reference: string): Promise<void>;
  /** Those of the references that were erased. */
  erasedOf(references: readonly string[]): Promise<string[]>;
  /** All fingerprints, so that they can be stored elsewhere too. */
  list(): Promise<string[]>;
}

/** @param store not sealed: a fingerprint reveals nothing by itself */
export function createErasureBook(store: ListedFileStore, sealer: Sealer): ErasureRegister {
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
