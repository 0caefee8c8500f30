// Decrypts the chunks of a backup file in the former format; detects changed, missing and reordered chunks.
import { createDecipheriv } from 'node:crypto';
import { ArchiveError } from '../archive-error.ts';

const CIPHER = 'aes-256-gcm';
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/**
 * AES-256-GCM in the STREAM construction: the nonce is the chunk number and a last-chunk flag.
 * @param key used for this stream only
 * @throws ArchiveError where the stream was changed or truncated
 */
export async function* openChunks(key: Buffer, source: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of inChunks(source, CHUNK_BYTES + TAG_BYTES)) {
    const opened = openChunk(key, chunk, number, isLast);
    if (!opened) {
      const isCut = isLast && openChunk(key, chunk, number, false) !== null;
      throw isCut ? cutShort() : changed();
    }
    yield opened;
    number += 1;
  }
}

const cutShort = () =>
  new ArchiveError('This backup is cut short: its end is missing. Nothing was restored.');
const changed = () =>
  new ArchiveError(
    'This backup is damaged: it is cut short, or was changed after it was made. Nothing was restored.',
  );

function openChunk(key: Buffer, chunk: Buffer, number: number, isLast: boolean): Buffer | null {
  if (chunk.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast));
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    // Authentication failed: not the chunk that was sealed at this position.
    return null;
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, 5, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Chunks of equal size, except for the last, which is always emitted, if only empty. */
async function* inChunks(source: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length <= size) continue;
    let rest = Buffer.concat(parts, length);
    while (rest.length > size) {
      yield { chunk: rest.subarray(0, size), isLast: false };
      rest = rest.subarray(size);
    }
    parts = [rest];
    length = rest.length;
  }
  yield { chunk: Buffer.concat(parts, length), isLast: true };
}
