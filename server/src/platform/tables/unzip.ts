// Reads a ZIP archive from a file: its entries within limits, each as a stream or whole, checked against its size.

import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

export interface UnzipLimits {
  entries: number;
  /** All entries together, unpacked, in bytes. */
  bytes: number;
  /** One entry that is read whole, unpacked, in bytes. */
  entryBytes: number;
}

export interface OpenZip {
  /** By path. */
  entries: ReadonlyMap<string, number>;
  /** The unpacked bytes of an entry. @throws UnzipError if it is not as long as announced, or damaged */
  read(path: string): Promise<Buffer>;
  close(): void;
}

/** The file is no archive, is damaged, or is larger than the limits. */
export class UnzipError extends Error {
  override name = 'UnzipError';
  readonly reason: 'unreadable' | 'too-large';
  constructor(reason: 'unreadable' | 'too-large', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** @throws UnzipError */
export async function openZip(path: string, limits: UnzipLimits): Promise<OpenZip> {
  const zip = await open(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new UnzipError('unreadable', error);
  });
  try {
    const found = await listEntries(zip, limits);
    return {
      entries: new Map([...found].map(([name, entry]) => [name, entry.uncompressedSize])),
      read: (name) => readEntry(zip, found.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listEntries(zip: ZipFile, limits: UnzipLimits): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  let bytes = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', (error) => reject(new UnzipError('unreadable', error)));
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      if (found.size >= limits.entries || bytes > limits.bytes || entry.uncompressedSize > limits.entryBytes)
        return reject(new UnzipError('too-large'));
      // The name of a folder ends in a slash.
      if (!entry.fileName.endsWith('/')) {
        if (found.has(entry.fileName) || entry.isEncrypted()) return reject(new UnzipError('unreadable'));
        found.set(entry.fileName, entry);
      }
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function readEntry(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new UnzipError('unreadable');
  const openStream = promisify<Entry, import('node:stream').Readable>(zip.openReadStream.bind(zip));
  try {
    // The library ends the stream with an error as soon as it exceeds the announced size.
    return await buffer(await openStream(entry));
  } catch (error) {
    throw new UnzipError('unreadable', error);
  }
}
