// Compresses responses that are kept ready to send once per encoding instead of once per request.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Minimum size in bytes; below it, compression saves no packet. */
const COMPRESSED_FROM = 1024;
/** Maximum size in bytes at which compressing takes less time than passing the text to another thread. */
const COMPRESSED_AT_ONCE = 16_384;
const BROTLI_QUICK = quality(1);
const BROTLI_TIGHT = quality(4);
const GZIP_QUICK = { level: 1 };

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Encoded {
  encoding: Encoding;
  body: Buffer;
}

/** @param acceptEncoding header of a request */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** @returns the same bytes if compressing them would save nothing */
export async function encode(plain: Buffer, encoding: Encoding): Promise<Encoded> {
  if (encoding === 'identity' || plain.length < COMPRESSED_FROM) return { encoding: 'identity', body: plain };
  // Copied, as the compressor's buffer retains a block several times its size.
  return { encoding, body: Buffer.from(await compress(plain, encoding)) };
}

/** A text that is sent often, compressed when first requested in an encoding. */
export class ReadyText {
  readonly #plain: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Encoded>>();

  constructor(text: string) {
    this.#plain = Buffer.from(text);
  }

  in(encoding: Encoding): Promise<Encoded> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = encode(this.#plain, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

function compress(plain: Buffer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  if (plain.length <= COMPRESSED_AT_ONCE)
    return encoding === 'br' ? brotliCompressSync(plain, BROTLI_QUICK) : gzipSync(plain, GZIP_QUICK);
  return encoding === 'br' ? compressBrotli(plain, BROTLI_TIGHT) : compressGzip(plain);
}

function quality(level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}
