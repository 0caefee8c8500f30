// Repairs mojibake: text that was decoded with the wrong encoding, such as 'CafÃ©' for 'Café'.
import type { TableRow } from './table.ts';

/** Code points of bytes 0x80 to 0x9F in Windows-1252; undefined bytes map to themselves. */
export const WINDOWS_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const BYTE_OF = new Map([...WINDOWS_SIGNS].map((sign, index) => [sign, 0x80 + index]));
/** A lead byte of a multi-byte character, followed by a continuation byte. */
const SUSPICIOUS = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** @returns the text as it was meant; unchanged where it is not certain */
export function mendText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  const bytes: string[] = [];
  for (const sign of text) {
    const byte = BYTE_OF.get(sign) ?? sign.codePointAt(0) ?? 0;
    if (byte > 0xff) return text;
    bytes.push(`%${byte.toString(16).padStart(2, '0')}`);
  }
  try {
    // Throws for bytes that are not valid UTF-8.
    return decodeURIComponent(bytes.join(''));
  } catch {
    return text;
  }
}

/** @returns the rows with such text put right, and how many cells had it */
export function mendRows(rows: readonly TableRow[]): { rows: TableRow[]; brokenText: number } {
  let brokenText = 0;
  const mended = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const whole = typeof cell === 'string' ? mendText(cell) : cell;
      if (whole !== cell) brokenText += 1;
      return whole;
    }),
  }));
  return { rows: mended, brokenText };
}
