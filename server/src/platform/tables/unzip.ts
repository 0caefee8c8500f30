// Reads a ZIP archive from a file: its entries within limits, each complete and checked against its size.
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import {
  contentStart,
  DEFLATED,
  findDirectory,
  LOCAL_LENGTH,
  readDirectory,
  STORED,
  TAIL_LENGTH,
  type ZipEntry,
} from './zip-directory.ts';

export interface UnzipLimits {
  entries: number;
  /** Total unpacked size of all entries, in bytes. */
  bytes: number;
  /** Maximum size of one entry, packed or unpacked, in bytes. */
  entryBytes: number;
}

export interface OpenZip {
  /** Unpacked sizes by path. */
  entries: ReadonlyMap<string, number>;
  /** The unpacked bytes of an entry. @throws UnzipError if its length is not as announced, or it is damaged */
  read(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The file is not an archive, is damaged, or exceeds the limits. */
export class UnzipError extends Error {
  override name = 'UnzipError';
  readonly reason: 'unreadable' | 'too-large';
  constructor(reason: 'unreadable' | 'too-large', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Average bytes allowed per directory entry, with name and comment; a larger directory is refused. */
const DIRECTORY_ENTRY_BYTES = 512;
/** Names that lead outside the archive. */
const OUTSIDE = /^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/i;

const inflate = promisify(inflateRaw);

/** @throws UnzipError */
export async function openZip(path: string, limits: UnzipLimits): Promise<OpenZip> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const found = await listEntries(file, size, limits);
    return {
      entries: new Map([...found].map(([name, entry]) => [name, entry.size])),
      read: (name) => readEntry(file, size, found.get(name)),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    // Reading past the end means that the file was cut off.
    throw error instanceof RangeError ? new UnzipError('unreadable', error) : error;
  }
}

async function listEntries(
  file: FileHandle,
  size: number,
  limits: UnzipLimits,
): Promise<Map<string, ZipEntry>> {
  const tailLength = Math.min(size, TAIL_LENGTH);
  const place = findDirectory(await readAt(file, size, size - tailLength, tailLength), size);
  if (!place) throw new UnzipError('unreadable');
  if (place.length > limits.entries * DIRECTORY_ENTRY_BYTES) throw new UnzipError('too-large');
  const found = new Map<string, ZipEntry>();
  let bytes = 0;
  for (const entry of readDirectory(await readAt(file, size, place.start, place.length))) {
    const { name, isEncrypted } = entry;
    bytes += entry.size;
    if (
      found.size >= limits.entries ||
      bytes > limits.bytes ||
      Math.max(entry.size, entry.packedSize) > limits.entryBytes
    )
      throw new UnzipError('too-large');
    // The name of a folder ends in a slash.
    if (name.endsWith('/')) continue;
    if (found.has(name) || isEncrypted || OUTSIDE.test(name)) throw new UnzipError('unreadable');
    found.set(name, entry);
  }
  return found;
}

async function readEntry(file: FileHandle, size: number, entry: ZipEntry | undefined): Promise<Buffer> {
  if (!entry) throw new UnzipError('unreadable');
  const start = entry.offset + contentStart(await readAt(file, size, entry.offset, LOCAL_LENGTH));
  const packed = await readAt(file, size, start, entry.packedSize);
  const content = await unpack(packed, entry);
  if (content.length !== entry.size) throw new UnzipError('unreadable');
  return content;
}

async function unpack(packed: Buffer, { method, size }: ZipEntry): Promise<Buffer> {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new UnzipError('unreadable');
  // Never more than was announced; zlib does not accept a limit of 0.
  return inflate(packed, { maxOutputLength: Math.max(size, 1) }).catch((error: unknown) => {
    throw new UnzipError('unreadable', error);
  });
}

/** @throws UnzipError if the file has no such range, before allocating memory for it */
async function readAt(file: FileHandle, size: number, start: number, length: number): Promise<Buffer> {
  if (start + length > size) throw new UnzipError('unreadable');
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start);
  if (bytesRead < length) throw new UnzipError('unreadable');
  return buffer;
}
