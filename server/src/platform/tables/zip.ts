// Writes a ZIP archive as it is read: no file in it is ever held whole.
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ArchivedFile {
  path: string;
  content: Iterable<string> | AsyncIterable<string>;
}

const SIGNATURE = { file: 0x04034b50, descriptor: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 } as const;
/** 2.0: deflate. */
const VERSION = 20;
/** Checksum and sizes follow the content; paths are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the first date that the format knows: when a file was made is said by its name. */
const DATE = 0x0021;

interface Entry {
  path: Buffer;
  offset: number;
  checksum: number;
  compressedBytes: number;
  bytes: number;
}

/** The bytes of the archive, in the order of the files. */
export async function* archive(files: readonly ArchivedFile[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const file of files) {
    const entry = { path: Buffer.from(file.path), offset, checksum: 0, compressedBytes: 0, bytes: 0 };
    const header = fileHeader(entry);
    yield header;
    for await (const part of compressed(file.content, entry)) {
      entry.compressedBytes += part.length;
      yield part;
    }
    const end = descriptor(entry);
    yield end;
    offset += header.length + entry.compressedBytes + end.length;
    entries.push(entry);
  }
  const directory = entries.map(directoryEntry);
  yield* directory;
  yield endOfDirectory(
    entries.length,
    directory.reduce((sum, { length }) => sum + length, 0),
    offset,
  );
}

function compressed(content: ArchivedFile['content'], entry: Entry): AsyncIterable<Buffer> {
  async function* bytes() {
    for await (const text of content) {
      const part = Buffer.from(text);
      entry.checksum = crc32(part, entry.checksum);
      entry.bytes += part.length;
      yield part;
    }
  }
  const deflate = createDeflateRaw();
  // What fails while it is read fails where it is read: the loop over the compressed parts throws.
  pipeline(Readable.from(bytes()), deflate, () => undefined);
  return deflate;
}

function fileHeader({ path }: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(SIGNATURE.file, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(path.length, 26);
  return Buffer.concat([header, path]);
}

function descriptor({ checksum, compressedBytes, bytes }: Entry): Buffer {
  const end = Buffer.alloc(16);
  end.writeUInt32LE(SIGNATURE.descriptor, 0);
  end.writeUInt32LE(checksum, 4);
  end.writeUInt32LE(compressedBytes, 8);
  end.writeUInt32LE(bytes, 12);
  return end;
}

function directoryEntry({ path, offset, checksum, compressedBytes, bytes }: Entry): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(SIGNATURE.entry, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATE, 10);
  entry.writeUInt16LE(DATE, 14);
  entry.writeUInt32LE(checksum, 16);
  entry.writeUInt32LE(compressedBytes, 20);
  entry.writeUInt32LE(bytes, 24);
  entry.writeUInt16LE(path.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, path]);
}

function endOfDirectory(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(SIGNATURE.end, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
