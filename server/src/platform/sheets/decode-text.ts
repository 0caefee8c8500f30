// Decodes a text file.
import { WINDOWS_SIGNS } from '@visavis/domain/import/broken-text';
import type { Encoding } from '@visavis/domain/import/encodings';

export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = decoderOf(encoding).decode(bytes);
  return encoding === 'windows-1252' ? withSigns(text) : text;
}

/** Node 20 decodes Windows-1252 as Latin-1, which lacks its quotes, dashes and '€'. */
const withSigns = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);

/** Bytes 0x80 to 0xFF of CP850, which consoles and old western European programs write; the runtime lacks it. */
const CONSOLE_SIGNS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

const consoleDecoder: Decoder = {
  decode: (bytes = new Uint8Array()) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (sign) => CONSOLE_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign),
};

/** @param options with `fatal`, the decoder throws for invalid bytes */
export const decoderOf = (encoding: Encoding, options: { fatal?: boolean } = {}): Decoder =>
  encoding === 'ibm850' ? consoleDecoder : new TextDecoder(encoding, options);
