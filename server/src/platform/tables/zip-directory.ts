// Reads the directory of a ZIP archive: its entries and their positions. The sizes it states are only claims.

export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  /** Packed size in bytes. */
  packedSize: number;
  /** Unpacked size in bytes. */
  size: number;
  /** Offset of the local header in the file. */
  offset: number;
}

/** Compression methods of an entry. */
export const STORED = 0;
export const DEFLATED = 8;

/** Length of the header before the bytes of an entry, without its variable parts. */
export const LOCAL_LENGTH = 30;

const END = 0x06054b50;
const END_LENGTH = 22;
/** A comment may follow the end of the directory. */
const LONGEST_COMMENT = 65_535;
/** Record and locator of the 64-bit directory, before the end record. */
const LONG_END_LENGTH = 76;
/** This many last bytes of a file are enough to find its directory. */
export const TAIL_LENGTH = LONG_END_LENGTH + END_LENGTH + LONGEST_COMMENT;

const CENTRAL = 0x02014b50;
const CENTRAL_LENGTH = 46;
/** Sizes and offsets with this value are in an extra field, with 64 bits. */
const IN_EXTRA = 0xffffffff;
const ZIP64_EXTRA = 1;

/**
 * @param tail the last bytes of the file, or all of them
 * @param size of the file
 * @returns offset and length of the directory in the file; null if the file has none
 * @throws RangeError if the file was cut off
 */
export function findDirectory(tail: Buffer, size: number): { start: number; length: number } | null {
  const first = Math.max(0, tail.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = tail.length - END_LENGTH; at >= first; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    const start = tail.readUInt32LE(at + 16);
    if (start !== IN_EXTRA) return { start, length: tail.readUInt32LE(at + 12) };
    // A locator of the 64-bit directory comes before, and states where its record is.
    const record = Number(tail.readBigUInt64LE(at - 12)) - (size - tail.length);
    return {
      start: Number(tail.readBigUInt64LE(record + 48)),
      length: Number(tail.readBigUInt64LE(record + 40)),
    };
  }
  return null;
}

/**
 * @param directory the bytes of the file from the start of the directory
 * @throws RangeError if the file was cut off
 */
export function* readDirectory(directory: Buffer): Generator<ZipEntry> {
  for (let at = 0; at + CENTRAL_LENGTH <= directory.length && directory.readUInt32LE(at) === CENTRAL; ) {
    const place = at;
    const nameEnd = at + CENTRAL_LENGTH + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const long = longValues(directory.subarray(nameEnd, extraEnd));
    const value = (field: number): number => {
      const short = directory.readUInt32LE(place + field);
      return short === IN_EXTRA ? (long.shift() ?? short) : short;
    };
    // In the order of the extra field.
    const [size, packedSize, offset] = [value(24), value(20), value(42)];
    yield {
      name: directory.toString('utf8', at + CENTRAL_LENGTH, nameEnd).replaceAll('\\', '/'),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      packedSize,
      size,
      offset,
    };
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
}

function longValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === ZIP64_EXTRA)
      return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
        Number(extra.readBigUInt64LE(at + 4 + index * 8)),
      );
    at += 4 + length;
  }
  return [];
}

/** @returns the offset of an entry's bytes from the start of its local header */
export const contentStart = (local: Buffer): number =>
  LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
