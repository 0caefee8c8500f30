// Opens the archive that an XLSX or ODS file is, within limits that hold whatever its directory claims.
import { inflateRawSync } from 'node:zlib';
import { message } from '@visavis/domain/message/message';
import { type SheetLimits, SheetRefusal } from './limits.ts';

interface Entry {
  method: number;
  isEncrypted: boolean;
  /** Of the compressed bytes. */
  size: number;
  /** Of the local header, in the file. */
  offset: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
/** A comment may follow the end of the directory. */
const LONGEST_COMMENT = 65_535;
const CENTRAL = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** Sizes and offsets of this value stand in an extra field, in 64 bits. */
const IN_EXTRA = 0xffffffff;
const ZIP64_EXTRA = 1;
const MOST_ENTRIES = 5_000;

const damaged = () => new SheetRefusal(message('import.damaged'));

export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, Entry>;
  readonly #most: number;
  #unpacked = 0;

  constructor(bytes: Buffer, limits: SheetLimits) {
    this.#bytes = bytes;
    this.#most = limits.unpackedBytes;
    try {
      this.#entries = readDirectory(bytes);
    } catch (error) {
      // Reading past the end of the file: it was cut off.
      throw error instanceof RangeError ? damaged() : error;
    }
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** The text of an entry, decompressed; null where the archive has none of that name. */
  text(path: string): string | null {
    const entry = this.#entries.get(path);
    if (!entry) return null;
    const content = this.#unpack(entry);
    this.#unpacked += content.length;
    return content.toString('utf8').replace(/^\ufeff/, '');
  }

  #unpack({ method, isEncrypted, size, offset }: Entry): Buffer {
    if (isEncrypted) throw new SheetRefusal(message('import.password'));
    if (offset + LOCAL_LENGTH > this.#bytes.length) throw damaged();
    const names = this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28);
    const start = offset + LOCAL_LENGTH + names;
    const packed = this.#bytes.subarray(start, start + size);
    const left = this.#most - this.#unpacked;
    if (method === STORED) {
      if (packed.length > left) throw tooLarge();
      return packed;
    }
    if (method !== DEFLATED || left < 1) throw method === DEFLATED ? tooLarge() : damaged();
    try {
      return inflateRawSync(packed, { maxOutputLength: left });
    } catch (error) {
      throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged();
    }
  }
}

const tooLarge = () => new SheetRefusal(message('import.too-large-unpacked'));

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = directoryStart(bytes);
  while (at + CENTRAL_LENGTH <= bytes.length && bytes.readUInt32LE(at) === CENTRAL) {
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const name = bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd).replaceAll('\\', '/');
    const long = longValues(bytes.subarray(nameEnd, extraEnd));
    const value = (place: number): number => {
      const short = bytes.readUInt32LE(at + place);
      return short === IN_EXTRA ? (long.shift() ?? short) : short;
    };
    // The unpacked size comes first in the extra field, and is believed of nobody.
    value(24);
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      size: value(20),
      offset: value(42),
    });
    if (entries.size > MOST_ENTRIES) throw tooLarge();
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  if (entries.size === 0) throw damaged();
  return entries;
}

function directoryStart(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) !== END) continue;
    const start = bytes.readUInt32LE(at + 16);
    // Behind a locator of the 64-bit directory, whose record has the place at its byte 48.
    if (start !== IN_EXTRA) return start;
    const record = Number(bytes.readBigUInt64LE(at - 12));
    return Number(bytes.readBigUInt64LE(record + 48));
  }
  throw damaged();
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
