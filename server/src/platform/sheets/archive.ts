// Opens the archive in an XLSX or ODS file, within limits that hold whatever its directory claims.
import { inflateRawSync } from 'node:zlib';
import { message } from '@visavis/domain/message/message';
import {
  contentStart,
  DEFLATED,
  findDirectory,
  LOCAL_LENGTH,
  readDirectory,
  STORED,
  type ZipEntry,
} from '../tables/zip-directory.ts';
import { type SheetLimits, SheetRefusal } from './limits.ts';

const MOST_ENTRIES = 5_000;

const damaged = () => new SheetRefusal(message('import.damaged'));
const tooLarge = () => new SheetRefusal(message('import.too-large-unpacked'));

export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #most: number;
  #unpacked = 0;

  constructor(bytes: Buffer, limits: SheetLimits) {
    this.#bytes = bytes;
    this.#most = limits.unpackedBytes;
    try {
      this.#entries = entriesOf(bytes);
    } catch (error) {
      // Reading past the end of the file means that it was cut off.
      throw error instanceof RangeError ? damaged() : error;
    }
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** The decompressed text of an entry; null if the archive has none with that name. */
  text(path: string): string | null {
    const entry = this.#entries.get(path);
    if (!entry) return null;
    const content = this.#unpack(entry);
    this.#unpacked += content.length;
    return content.toString('utf8').replace(/^\ufeff/, '');
  }

  #unpack({ method, isEncrypted, packedSize, offset }: ZipEntry): Buffer {
    if (isEncrypted) throw new SheetRefusal(message('import.password'));
    if (offset + LOCAL_LENGTH > this.#bytes.length) throw damaged();
    const start = offset + contentStart(this.#bytes.subarray(offset));
    const packed = this.#bytes.subarray(start, start + packedSize);
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

function entriesOf(bytes: Buffer): Map<string, ZipEntry> {
  const place = findDirectory(bytes, bytes.length);
  if (!place) throw damaged();
  const entries = new Map<string, ZipEntry>();
  for (const entry of readDirectory(bytes.subarray(place.start))) {
    entries.set(entry.name, entry);
    if (entries.size > MOST_ENTRIES) throw tooLarge();
  }
  if (entries.size === 0) throw damaged();
  return entries;
}
