// Whether a file is a whole PDF that opens without a password. What it does when opened is nobody's concern here:
// it is kept as it is, and served inert.
import type { DocumentProblem } from '@visavis/domain/document/schema';

/** Readers look for the end of a file among its last bytes (ISO 32000-1, annex H). */
const END_BYTES = 1024;
/** 'startxref', the place of the last table of objects, '%%EOF', and nothing more but blanks and padding. */
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
/** A table, or the stream that stands for one, where the end of the file says that it is. */
const TABLE = /^[\s\0]*(?:xref[\s\0]|\d+[\s\0]+\d+[\s\0]+obj\b)/;
/** A key of the trailer; a name that goes on, such as /EncryptMetadata, is another. */
const ENCRYPTED = /^\/Encrypt[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R\b|<<)/;
const ROOT = /^\/Root[\s\0]*\d+[\s\0]+\d+[\s\0]+R\b/;

/** Longest stretch in which a key's value is looked for. */
const VALUE_BYTES = 64;

/** @returns what is wrong with it, or null */
export function pdfProblem(content: Buffer): DocumentProblem | null {
  const end = END.exec(content.toString('latin1', Math.max(0, content.length - END_BYTES)));
  if (!end) return 'unreadable';
  const table = Number(end[1]);
  if (!TABLE.test(content.toString('latin1', table, table + VALUE_BYTES))) return 'unreadable';
  if (!holds(content, '/Root', ROOT)) return 'unreadable';
  return holds(content, '/Encrypt', ENCRYPTED) ? 'locked' : null;
}

/** Whether a key stands anywhere with a value of this form. */
function holds(content: Buffer, key: string, form: RegExp): boolean {
  for (let at = content.indexOf(key); at !== -1; at = content.indexOf(key, at + key.length))
    if (form.test(content.toString('latin1', at, at + VALUE_BYTES))) return true;
  return false;
}
