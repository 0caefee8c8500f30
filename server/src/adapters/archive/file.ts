// Writes and reads a backup file as a stream: a tar of entries, compressed, and encrypted by age.
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import tar from 'tar-stream';
import { ArchiveError } from './archive-error.ts';
import {
  type ArchiveSecret,
  ageIdentityOf,
  normalPassphrase,
  type OpensWith,
  wrongSecret,
} from './secret.ts';

/** Readable and writable by its owner only. */
const MODE = 0o600;
const MAGIC = 'age-encryption.org/v1\n';
/** Longer than the header of any backup, of this format or the former one. */
const START_BYTES = 2_000;
/** 2 ** 17: 128 MiB and about a second for each guess of a passphrase. */
const SCRYPT_LOG_N = 17;

export interface ArchiveEntry {
  name: string;
  content: Buffer;
}

/**
 * Writes to a draft file and links it into place, so that a file of this name is always complete.
 * @throws ArchiveError where a file of this name exists
 */
export async function writeArchive(
  path: string,
  secret: ArchiveSecret,
  entries: AsyncIterable<ArchiveEntry>,
  madeAt: Date,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await pipeline(
      packedOf(entries, madeAt),
      createGzip(),
      (source: AsyncIterable<Buffer>) => encrypted(source, secret),
      createWriteStream(draft, { flags: 'wx', mode: MODE, flush: true }),
    );
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, path).catch((error: unknown) => {
      throw alreadyExists(error) ? new ArchiveError(`The file ${path} exists: name another one.`) : error;
    });
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
  } finally {
    await rm(draft, { force: true });
  }
}

/** One entry after another, as fast as they are read. */
function packedOf(entries: AsyncIterable<ArchiveEntry>, mtime: Date): tar.Pack {
  const pack = tar.pack();
  const add = ({ name, content }: ArchiveEntry) =>
    new Promise<void>((resolve, reject) => {
      const written = (error?: Error | null) => (error ? reject(error) : resolve());
      pack.entry({ name, size: content.length, mode: MODE, mtime }, written).end(content);
    });
  const fill = async () => {
    for await (const entry of entries) await add(entry);
    pack.finalize();
  };
  fill().catch((error: Error) => pack.destroy(error));
  return pack;
}

async function* encrypted(source: AsyncIterable<Buffer>, secret: ArchiveSecret): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if ('passphrase' in secret) {
    encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
    encrypter.setPassphrase(normalPassphrase(secret.passphrase));
  } else encrypter.addRecipient(await identityToRecipient(ageIdentityOf(secret.dataKey)));
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

const alreadyExists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

export interface EntryRead {
  name: string;
  size: number;
  /** Must be read to its end before the next entry. @throws ArchiveError where the file is damaged or truncated */
  content: AsyncIterable<Buffer>;
}

export interface Archive {
  opensWith: OpensWith;
  /**
   * @returns a function that reads the entries, from the beginning at each call
   * @throws ArchiveError where the secret is wrong
   */
  unlock(secret: ArchiveSecret): Promise<() => AsyncGenerator<EntryRead>>;
}

/** @param start of the file. @returns null if it is not in this format */
export function openArchive(path: string, start: Buffer): Archive | null {
  const text = start.toString('latin1');
  if (!text.startsWith(MAGIC)) return null;
  const opensWith = text.startsWith('-> scrypt ', MAGIC.length) ? 'passphrase' : 'data-key';
  return {
    opensWith,
    async unlock(secret) {
      const decrypter = new Decrypter();
      if ('passphrase' in secret) decrypter.addPassphrase(normalPassphrase(secret.passphrase));
      else decrypter.addIdentity(ageIdentityOf(secret.dataKey));
      const fileKey = await decrypter.decryptHeader(start).catch((error: Error) => {
        throw /^no identity matched/.test(error.message)
          ? new ArchiveError(wrongSecret(opensWith))
          : damaged();
      });
      return () => entriesOf(path, fileKey);
    },
  };
}

async function* entriesOf(path: string, fileKey: Uint8Array): AsyncGenerator<EntryRead> {
  const sealed = createReadStream(path);
  const extract = tar.extract();
  const flow = pipeline(
    sealed,
    (source: AsyncIterable<Buffer>) => decrypted(source, fileKey),
    createGunzip(),
    extract,
  );
  // Awaited at the end; until then, reading the entries reports errors.
  flow.catch(() => undefined);
  try {
    for await (const entry of whole(extract)) {
      const { name, size = 0 } = entry.header;
      yield { name, size, content: whole(entry as AsyncIterable<Buffer>) };
    }
    await flow.catch(() => {
      throw damaged();
    });
  } finally {
    sealed.destroy();
    extract.destroy();
  }
}

async function* decrypted(source: AsyncIterable<Buffer>, fileKey: Uint8Array): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  // Avoids deriving it from the passphrase again.
  decrypter.addIdentity({ unwrapFileKey: () => fileKey });
  yield* await decrypter.decrypt(ReadableStream.from(source));
}

/** Passes on what `source` yields, and reports its errors as damage: only the content can be at fault. */
async function* whole<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch {
    throw damaged();
  }
}

const damaged = () =>
  new ArchiveError(
    'This backup is damaged: it is cut short, or was changed after it was made. Nothing was restored.',
  );

/** Reads the beginning of a file, which identifies its format. @throws ArchiveError where it cannot be read */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ArchiveError(
      code === 'ENOENT' ? `There is no file ${path}.` : `The file ${path} cannot be read: ${code}.`,
    );
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
