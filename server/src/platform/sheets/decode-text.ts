// Finds the encoding of a text file and decodes it.
import { WINDOWS_SIGNS } from '@visavis/domain/import/broken-text';

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'gb18030',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes that are looked at: the same answer as from a whole file, at a fraction of the time. */
const SAMPLE_BYTES = 200_000;

/** @param wanted an encoding chosen by hand; null to find it */
export function decodeText(
  bytes: Uint8Array,
  wanted: Encoding | null = null,
): { text: string; encoding: Encoding } {
  const encoding = wanted ?? findEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: encoding === 'windows-1252' ? withSigns(text) : text, encoding };
}

/** Node 20 decodes Windows-1252 as Latin-1, which has no signs where the former has quotes, dashes and '€'. */
const withSigns = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);

export function findEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return legacyEncoding(bytes.subarray(0, SAMPLE_BYTES));
}

/** UTF-16 without a byte order mark: Latin text, digits and separators have a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 20;
  if (odd > many && odd > even * 8) return 'utf-16le';
  if (even > many && even > odd * 8) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * In Chinese text every character is two high bytes, a third of which are below 0xC0; in Cyrillic text nearly all high
 * bytes are letters from 0xC0 that stand together; in western text they stand alone among Latin letters.
 */
function legacyEncoding(bytes: Uint8Array): Encoding {
  let high = 0;
  let paired = 0;
  let low = 0;
  let together = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    let end = at;
    while ((bytes[end] ?? 0) >= 0x80) end += 1;
    const length = end - at;
    high += length;
    for (let one = at; one < end; one += 1) if ((bytes[one] ?? 0) < 0xc0) low += 1;
    if (length > 2) together += length;
    for (let one = at; one + 1 < end; one += 2)
      if (isCommonHan(bytes[one] ?? 0, bytes[one + 1] ?? 0)) paired += 2;
    at = end;
  }
  if (paired / high > 0.7 && low / high > 0.12 && isGb18030(bytes)) return 'gb18030';
  return together / high > 0.5 ? 'windows-1251' : 'windows-1252';
}

/** Characters of everyday use, and punctuation. */
const isCommonHan = (lead: number, trail: number): boolean =>
  trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3));

/** The sample may end within a character. */
function isGb18030(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('gb18030', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
