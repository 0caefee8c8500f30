// Where the content of documents lies: sealed, under random names, reached by nobody but the server.

export interface FileStore {
  /** Keeps the content; when this resolves it survives a loss of power. @throws FileStoreUnavailable */
  put(name: string, content: Buffer): Promise<void>;
  /** The content; null where there is none of this name. @throws FileStoreUnavailable */
  get(name: string): Promise<Buffer | null>;
  /** One that is not there is no error. @throws FileStoreUnavailable */
  remove(name: string): Promise<void>;
}

/** One whose names can be read. */
export interface ListedFileStore extends FileStore {
  /** Names that begin so, in order. @throws FileStoreUnavailable */
  list(prefix: string): Promise<string[]>;
}

/** The store is away or full for the moment: a repeat may succeed. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable';
}

const NAME = /^[\w-]{8,80}$/;

/** Refuses names that are more than a name. @throws RangeError */
export function checkStorageName(name: string): void {
  if (!NAME.test(name)) throw new RangeError('not a name of a stored file');
}
