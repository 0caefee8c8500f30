// Reads the sheets of an organiser's file: CSV, TSV, XLSX or ODS, told by its content and not by its name.
import type { Sheet } from '@visavis/domain/import/cell';
import { message } from '@visavis/domain/message/message';
import { Archive } from './archive.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { type Delimiter, readDelimited } from './delimited.ts';
import { SHEET_LIMITS, type SheetLimits, SheetRefusal } from './limits.ts';
import { readOds } from './ods-reader.ts';
import { readXlsx } from './xlsx-reader.ts';

export interface ReadFile {
  format: 'csv' | 'xlsx' | 'ods';
  /** Of a text file; null for others. */
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  sheets: Sheet[];
}

/** Chosen by hand; null to find it. */
export interface ReadChoices {
  encoding?: Encoding | null;
  delimiter?: Delimiter | null;
}

const ZIP = [0x50, 0x4b];
/** The container of old Excel files, and of new ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** In UTF-16, as the container lists its parts. */
const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le');
const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

const beginsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** @throws SheetRefusal with a sentence for whoever chose the file */
export function readSheets(
  bytes: Buffer,
  choices: ReadChoices = {},
  limits: SheetLimits = SHEET_LIMITS,
): ReadFile {
  if (bytes.length === 0) throw new SheetRefusal(message('import.empty'));
  if (bytes.length > limits.bytes)
    throw new SheetRefusal(message('import.too-large', { megabytes: limits.bytes / 1_000_000 }));
  const file = readAny(bytes, choices, limits);
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new SheetRefusal(message('import.empty'));
  return file;
}

function readAny(bytes: Buffer, choices: ReadChoices, limits: SheetLimits): ReadFile {
  if (beginsWith(bytes, OLE))
    throw new SheetRefusal(
      bytes.includes(ENCRYPTED_PART) ? message('import.password') : message('import.old-excel'),
    );
  if (beginsWith(bytes, ZIP)) return readArchive(new Archive(bytes, limits), limits);
  return readText(bytes, choices, limits);
}

function readArchive(archive: Archive, limits: SheetLimits): ReadFile {
  const none = { encoding: null, delimiter: null };
  if (archive.has('xl/workbook.xml')) return { format: 'xlsx', ...none, sheets: readXlsx(archive, limits) };
  if (archive.text('mimetype')?.startsWith(ODS_TYPE))
    return { format: 'ods', ...none, sheets: readOds(archive, limits) };
  throw new SheetRefusal(message('import.not-a-table'));
}

/** Files that are no text are told by zeros and other control characters, which tables never have. */
const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 26);
const MOST_CONTROL = 0.002;
const OTHER_FORMATS = /^%PDF-|^\{\\rtf|^\s*<(!doctype|html|\?xml)/i;

function readText(bytes: Buffer, choices: ReadChoices, limits: SheetLimits): ReadFile {
  const { text, encoding } = decodeText(bytes, choices.encoding);
  const start = text.slice(0, 100_000);
  let control = 0;
  for (let at = 0; at < start.length; at += 1) if (isControl(start.charCodeAt(at))) control += 1;
  if (control / start.length > MOST_CONTROL || OTHER_FORMATS.test(start))
    throw new SheetRefusal(message('import.not-a-table'));
  const { rows, delimiter } = readDelimited(text, limits, choices.delimiter);
  if (rows.length > limits.rows)
    throw new SheetRefusal(message('import.too-many-cells', { most: limits.cells }));
  const isEmpty = rows.every((row) => row.every((cell) => cell === ''));
  const sheet = { name: '', isHidden: false, rows: isEmpty ? [] : rows };
  return { format: 'csv', encoding, delimiter, sheets: [sheet] };
}
