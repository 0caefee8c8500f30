// Reads a backup file of the former format as a stream: a header in clear, then compressed and encrypted records.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ArchiveSecret, OpensWith } from '../secret.ts';
import { openHeader, readHeader } from './header.ts';
import { type ArchiveRecord, readRecords } from './records.ts';
import { openChunks } from './sealed-chunks.ts';

export interface FormerArchive {
  opensWith: OpensWith;
  /**
   * @returns a function that reads the records, from the beginning at each call
   * @throws ArchiveError where the secret is wrong
   */
  unlock(secret: ArchiveSecret): Promise<() => AsyncGenerator<ArchiveRecord>>;
}

/** @param start of the file @throws ArchiveError where it is not a Visavis backup */
export function openFormerArchive(path: string, start: Buffer): FormerArchive {
  const { header, length } = readHeader(start);
  return {
    opensWith: header.opensWith,
    async unlock(secret) {
      const key = await openHeader(header, secret);
      return () => recordsOf(path, length, key);
    },
  };
}

async function* recordsOf(path: string, start: number, key: Buffer): AsyncGenerator<ArchiveRecord> {
  const sealed = createReadStream(path, { start });
  const plain = createGunzip();
  // An error upstream destroys the last stream with the same error.
  const flow = pipeline(sealed, (source: AsyncIterable<Buffer>) => openChunks(key, source), plain);
  flow.catch((error: unknown) => plain.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    yield* readRecords(plain);
    await flow;
  } finally {
    sealed.destroy();
    plain.destroy();
  }
}
