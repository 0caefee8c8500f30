// Reads the sheets of an organiser's file, whose format is recognised by its content rather than its name.
import type { Sheet } from '@visavis/domain/import/cell';
import { type Delimiter, ENCODINGS, type Encoding } from '@visavis/domain/import/encodings';
import { type MessageCode, message } from '@visavis/domain/message/message';
import { Archive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter, readDelimited } from './delimited.ts';
import { type CountKnown, type FoundEncoding, findEncoding } from './find-encoding.ts';
import { readHtml } from './html-reader.ts';
import { SHEET_LIMITS, type SheetLimits, SheetRefusal } from './limits.ts';
import { readOds } from './ods-reader.ts';
import { readSheetXml, SHEET_XML } from './sheet-xml-reader.ts';
import { readXlsx } from './xlsx-reader.ts';

export interface ReadFile {
  format: 'csv' | 'xlsx' | 'ods' | 'html' | 'xml';
  /** Encoding of a text file; null for other files. */
  encoding: Encoding | null;
  /** Whether the bytes, or the person who chose it, leave no doubt about the encoding. */
  isEncodingSure: boolean;
  /** Possible encodings, likeliest first, each with sample texts; empty if there is no doubt. */
  likelyEncodings: { encoding: Encoding; texts: string[] }[];
  delimiter: Delimiter | null;
  sheets: Sheet[];
}

/** Choices made by hand; null to detect. */
export interface ReadChoices {
  encoding?: Encoding | null;
  delimiter?: Delimiter | null;
}

interface Reading {
  choices: ReadChoices;
  limits: SheetLimits;
  countKnown: CountKnown;
}

const ZIP = [0x50, 0x4b];
/** The container of old Excel files, and of new ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** In UTF-16, as the container lists its entries. */
const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le');
const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

const beginsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * @param countKnown helps to decide between two possible encodings of a text
 * @throws SheetRefusal with a message for the person who chose the file
 */
export function readSheets(
  bytes: Buffer,
  choices: ReadChoices = {},
  countKnown: CountKnown = () => 0,
  limits: SheetLimits = SHEET_LIMITS,
): ReadFile {
  if (bytes.length === 0) throw new SheetRefusal(message('import.empty'));
  if (bytes.length > limits.bytes)
    throw new SheetRefusal(message('import.too-large', { megabytes: limits.bytes / 1_000_000 }));
  const file = readAny(bytes, { choices, limits, countKnown });
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new SheetRefusal(message('import.empty'));
  return file;
}

function readAny(bytes: Buffer, reading: Reading): ReadFile {
  if (beginsWith(bytes, OLE))
    throw new SheetRefusal(
      bytes.includes(ENCRYPTED_PART) ? message('import.password') : message('import.old-excel'),
    );
  if (beginsWith(bytes, ZIP)) return readArchive(new Archive(bytes, reading.limits), reading.limits);
  return readText(bytes, reading);
}

const NO_TEXT = { encoding: null, isEncodingSure: true, likelyEncodings: [], delimiter: null };

function readArchive(archive: Archive, limits: SheetLimits): ReadFile {
  if (archive.has('xl/workbook.xml'))
    return { format: 'xlsx', ...NO_TEXT, sheets: readXlsx(archive, limits) };
  if (archive.text('mimetype')?.startsWith(ODS_TYPE))
    return { format: 'ods', ...NO_TEXT, sheets: readOds(archive, limits) };
  throw new SheetRefusal(message(kindOfArchive(archive)));
}

function kindOfArchive(archive: Archive): NoTable {
  const paths = archive.paths();
  if (archive.has('xl/workbook.bin')) return 'import.xlsb';
  if (paths.some((path) => path.endsWith('.iwa'))) return 'import.numbers';
  if (archive.has('word/document.xml')) return 'import.document';
  return archive.has('mimetype') || archive.has('[Content_Types].xml') ? 'import.not-a-table' : 'import.zip';
}

/** The kind of file that is not a table, with advice on how to make one of it. */
type NoTable = Extract<
  MessageCode,
  `import.${'xlsb' | 'numbers' | 'document' | 'zip' | 'contacts' | 'json' | 'not-a-table'}`
>;

/** Binary files are recognised by zeros and other control characters, which tables never contain. */
const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 26);
const MOST_CONTROL = 0.002;
const OTHER_FORMATS: readonly (readonly [RegExp, NoTable])[] = [
  [/^\s*BEGIN:V(?:CARD|CALENDAR)\b/i, 'import.contacts'],
  [/^\s*(?:\[\s*[[{]|\{\s*(?:"|\}))/, 'import.json'],
  [/^%PDF-|^\{\\rtf/, 'import.document'],
];
const HTML = /^(?:\s|<!--[^>]*-->)*<(?:!doctype html|html|head|body|meta|table|style|div)\b/i;
const XML = /^\s*<(?:\?xml|\w+[\s:>])/i;
/** The encoding that an HTML page declares. */
const CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,20})/i;
/** Length of the beginning that is examined, in characters. */
const START = 100_000;

function readText(bytes: Buffer, { choices, limits, countKnown }: Reading): ReadFile {
  const said = CHARSET.exec(bytes.toString('latin1', 0, 5_000))?.[1]?.toLowerCase();
  const wanted = choices.encoding ?? ENCODINGS.find((one) => one === said) ?? null;
  const found: FoundEncoding = wanted
    ? {
        encoding: wanted,
        isSure: true,
        likely: choices.encoding ? findEncoding(bytes, countKnown).likely : [],
      }
    : findEncoding(bytes, countKnown);
  const text = decodeText(bytes, found.encoding).replace(/^\ufeff/, '');
  const start = text.slice(0, START);
  const other = OTHER_FORMATS.find(([begins]) => begins.test(start));
  if (other) throw new SheetRefusal(message(other[1]));
  let control = 0;
  for (let at = 0; at < start.length; at += 1) if (isControl(start.charCodeAt(at))) control += 1;
  if (control / start.length > MOST_CONTROL) throw new SheetRefusal(message('import.not-a-table'));
  const asFound = {
    encoding: found.encoding,
    isEncodingSure: found.isSure,
    likelyEncodings: previewsOf(bytes, found.likely),
    delimiter: null,
  };
  if (SHEET_XML.test(start)) return { format: 'xml', ...asFound, sheets: readSheetXml(text, limits) };
  if (HTML.test(start)) {
    const sheets = readHtml(text, limits).filter(({ rows }) => rows.length > 0);
    if (sheets.length === 0) throw new SheetRefusal(message('import.not-a-table'));
    return { format: 'html', ...asFound, sheets };
  }
  if (XML.test(start)) throw new SheetRefusal(message('import.not-a-table'));
  const { rows, delimiter } = readDelimited(text, limits, choices.delimiter, countKnown);
  const isEmpty = rows.every((row) => row.every((cell) => cell === ''));
  const sheet = { name: '', isHidden: false, rows: isEmpty ? [] : rows };
  return { format: 'csv', ...asFound, delimiter, sheets: [sheet] };
}

/** Previews per encoding; of those that read the same, only the likeliest. */
function previewsOf(bytes: Buffer, likely: readonly Encoding[]): ReadFile['likelyEncodings'] {
  const previews = likely.map((encoding) => ({ encoding, texts: textsIn(bytes, encoding) }));
  const read = previews.map(({ texts }) => texts.join('\n'));
  return previews.filter((_, at) => read.indexOf(read[at] ?? '') === at);
}

/** Number of bytes previewed. */
const PREVIEW_BYTES = 20_000;
const PREVIEW_TEXTS = 4;
const PREVIEW_LENGTH = 60;

/** The first texts that other encodings read differently: those with letters beyond ASCII. */
function textsIn(bytes: Buffer, encoding: Encoding): string[] {
  const text = decodeText(bytes.subarray(0, PREVIEW_BYTES), encoding);
  const cells = text.split(/[\r\n]+/).flatMap((line) => line.split(findDelimiter(text)));
  const telling = cells
    .map((cell) => cell.replace(/^["\s]+|["\s]+$/g, '').slice(0, PREVIEW_LENGTH))
    .filter((cell) => /[^\0-\x7f]/.test(cell));
  return [...new Set(telling)].slice(0, PREVIEW_TEXTS);
}
