// Stores the content of documents: encrypted, under random names, accessible to the server only.

export interface FileStore {
  /** Stores the content durably: once this resolves, it survives a power loss. @throws FileStoreUnavailable */
  put(name: string, content: Buffer): Promise<void>;
  /** The content; null if there is no file of this name. @throws FileStoreUnavailable */
  get(name: string): Promise<Buffer | null>;
  /** A missing file is not an error. @throws FileStoreUnavailable */
  remove(name: string): Promise<void>;
}

/** A store that can list its names. */
export interface ListedFileStore extends FileStore {
  /** Names with this prefix, sorted. @throws FileStoreUnavailable */
  list(prefix: string): Promise<string[]>;
}

/** The store is temporarily unreachable or full: a retry may succeed. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable';
}

const NAME = /^[\w-]{8,80}$/;

/** Rejects anything but a plain name. @throws RangeError */
export function checkStorageName(name: string): void {
  if (!NAME.test(name)) throw new RangeError('not a name of a stored file');
}
