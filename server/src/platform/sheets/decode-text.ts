// Decodes a text file.
import { WINDOWS_SIGNS } from '@visavis/domain/import/broken-text';
import type { Encoding } from '@visavis/domain/import/encodings';

export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? withSigns(text) : text;
}

/** Node 20 decodes Windows-1252 as Latin-1, which has no signs where the former has quotes, dashes and '€'. */
const withSigns = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
