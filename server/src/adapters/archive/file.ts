// Writes and reads a backup file as a stream: a header in clear, then compressed and encrypted records.
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';
import {
  type ArchiveHeader,
  type ArchiveSecret,
  HEADER_MAX_BYTES,
  makeHeader,
  openHeader,
  readHeader,
} from './header.ts';
import { type ArchiveRecord, readRecords, writeRecords } from './records.ts';
import { openChunks, sealChunks } from './sealed-chunks.ts';

/** Readable and writable by its owner only. */
const MODE = 0o600;

/**
 * Writes to a draft file and links it into place, so that a file of this name is always complete.
 * @throws ArchiveError where a file of this name exists
 */
export async function writeArchive(
  path: string,
  secret: ArchiveSecret,
  records: AsyncIterable<ArchiveRecord>,
  madeAt: Date,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  const { key, text } = await makeHeader(secret, madeAt);
  try {
    await pipeline(
      Readable.from(writeRecords(records), { objectMode: false }),
      createGzip(),
      (source: AsyncIterable<Buffer>) => headed(text, sealChunks(key, source)),
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

async function* headed(text: string, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  yield* body;
}

const alreadyExists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

export interface Archive {
  header: ArchiveHeader;
  /** @throws ArchiveError where the secret is wrong */
  unlock(secret: ArchiveSecret): Promise<UnlockedArchive>;
}

export interface UnlockedArchive {
  /** Starts from the beginning at each call. @throws ArchiveError where the file is damaged or truncated */
  records(): AsyncGenerator<ArchiveRecord>;
}

/** @throws ArchiveError where the file is not a Visavis backup */
export async function openArchive(path: string): Promise<Archive> {
  const { header, length } = readHeader(await readStart(path));
  return {
    header,
    async unlock(secret) {
      const key = await openHeader(header, secret);
      return { records: () => recordsOf(path, length, key) };
    },
  };
}

async function* recordsOf(path: string, start: number, key: Buffer): AsyncGenerator<ArchiveRecord> {
  const sealed = createReadStream(path, { start });
  const packed = Readable.from(openChunks(key, sealed), { objectMode: false });
  const plain = createGunzip();
  // An error upstream destroys the last stream with the same error.
  const flow = pipeline(packed, plain);
  flow.catch((error: unknown) => plain.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    yield* readRecords(plain);
    await flow;
  } finally {
    sealed.destroy();
    plain.destroy();
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ArchiveError(
      code === 'ENOENT' ? `There is no file ${path}.` : `The file ${path} cannot be read: ${code}.`,
    );
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_MAX_BYTES), 0, HEADER_MAX_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
