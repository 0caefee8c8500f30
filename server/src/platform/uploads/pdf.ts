// Checks that a file is a complete PDF that opens without a password. What it does when opened does not matter here:
// it is stored unchanged, and served inert.
import type { DocumentProblem } from '@visavis/domain/document/schema';

/** Readers expect the end of a file within its last bytes (ISO 32000-1, annex H). */
const END_BYTES = 1024;
/** 'startxref', the offset of the last cross-reference table, '%%EOF', and only whitespace and padding after it. */
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
/** A cross-reference table, or the stream that replaces it, at the offset given at the end of the file. */
const TABLE = /^[\s\0]*(?:xref[\s\0]|\d+[\s\0]+\d+[\s\0]+obj\b)/;
/** A trailer key; longer names, such as /EncryptMetadata, do not match. Every run has a limit: the file is read once. */
const ENCRYPTED = /\/Encrypt[\s\0]{0,40}(?:\d{1,10}[\s\0]{1,9}\d{1,9}[\s\0]{1,9}R\b|<<)/;
const ROOT = /\/Root[\s\0]{0,40}\d{1,10}[\s\0]{1,9}\d{1,9}[\s\0]{1,9}R\b/;

/** Longest stretch in which a table is searched. */
const TABLE_BYTES = 64;

/** @returns the problem, or null */
export function pdfProblem(content: Buffer): DocumentProblem | null {
  const end = END.exec(content.toString('latin1', Math.max(0, content.length - END_BYTES)));
  if (!end) return 'unreadable';
  const table = Number(end[1]);
  if (!TABLE.test(content.toString('latin1', table, table + TABLE_BYTES))) return 'unreadable';
  const text = content.toString('latin1');
  if (!ROOT.test(text)) return 'unreadable';
  return ENCRYPTED.test(text) ? 'locked' : null;
}
