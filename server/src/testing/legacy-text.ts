// Writes text in encodings that the runtime can only read.
import type { Encoding } from '@visavis/domain/import/encodings';
import { decoderOf } from '../platform/sheets/decode-text.ts';

/** Node 20 reads Windows-1252 as Latin-1, which lacks these. */
const WESTERN_SIGNS = [
  ['€', 0x80],
  ['’', 0x92],
  ['–', 0x96],
] as const;

/** Encodings with two-byte characters. */
const DOUBLE = new Set(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);

const encoders = new Map<string, Map<string, readonly number[]>>();

/** The bytes of each character, from decoding every sequence of one or two bytes. */
function encoderOf(encoding: Encoding): Map<string, readonly number[]> {
  const known = encoders.get(encoding);
  if (known) return known;
  const bytesOf = new Map<string, readonly number[]>();
  const decoder = decoderOf(encoding, { fatal: true });
  const add = (...bytes: number[]) => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes));
      if (!bytesOf.has(sign)) bytesOf.set(sign, bytes);
    } catch {
      // These bytes are not a character.
    }
  };
  for (let first = 0; first < 256; first += 1) add(first);
  if (DOUBLE.has(encoding))
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add(first, second);
  if (encoding === 'windows-1252') for (const [sign, byte] of WESTERN_SIGNS) bytesOf.set(sign, [byte]);
  encoders.set(encoding, bytesOf);
  return bytesOf;
}

export function encodeText(text: string, encoding: Encoding): Buffer {
  const encoder = encoderOf(encoding);
  return Buffer.from(
    [...text].flatMap((sign) => {
      const bytes = encoder.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}.`);
      return [...bytes];
    }),
  );
}

export const utf16 = (text: string, { isBigEndian = false, hasMark = true } = {}): Buffer => {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
