// Reads an Excel file: shared and inline texts, numbers, dates by their format, cached results of formulas.
import type { Cell, Sheet } from '@visavis/domain/import/cell';
import { message } from '@visavis/domain/message/message';
import type { Archive } from './archive.ts';
import { type CellCounter, Grid, type Merge, nothingCounted } from './grid.ts';
import { type SheetLimits, SheetRefusal, tooManyCells } from './limits.ts';
import { walkXml } from './xml.ts';

const WORKBOOK = 'xl/workbook.xml';
/** Built-in formats that show a number as a date or a time. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
/** Removed from a custom format before it is searched for date letters. */
const QUOTED = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g;
const DATE_LETTERS = /[ymdhs]/i;
/** Excel's own limit; no program writes longer formats. */
const LONGEST_FORMAT = 255;
/** 'XFD1048576:XFD1048576'. */
const LONGEST_RANGE = 21;
/** Numbers longer than 15 digits lose precision, so they cannot be booth numbers. */
const MOST_DIGITS = 15;

export function readXlsx(archive: Archive, limits: SheetLimits): Sheet[] {
  const workbook = archive.text(WORKBOOK);
  if (workbook === null) throw new SheetRefusal(message('import.damaged'));
  const { sheets, is1904 } = readWorkbook(workbook);
  const targets = readRelations(archive.text('xl/_rels/workbook.xml.rels') ?? '');
  const texts = readSharedTexts(archive.text('xl/sharedStrings.xml') ?? '', limits);
  const formatOf = readFormats(archive.text('xl/styles.xml') ?? '', limits);
  const counter = nothingCounted();
  return sheets.flatMap(({ name, isHidden, relation }) => {
    const xml = archive.text(targets.get(relation) ?? '');
    // Chart sheets have no cells.
    if (xml === null) return [];
    return [{ name, isHidden, ...readSheet(xml, { texts, formatOf, is1904, limits, counter }) }];
  });
}

function readWorkbook(xml: string) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      sheets.push({
        name: attribute('name') ?? '',
        isHidden: /hidden/i.test(attribute('state') ?? ''),
        relation: attribute('r:id') ?? attribute('d3p1:id') ?? '',
      });
    },
  });
  return { sheets, is1904 };
}

/** Paths in the archive by relation id. */
function readRelations(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  walkXml(xml, {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** Texts with several formats are joined; furigana above Japanese text is left out. */
function readSharedTexts(xml: string, limits: SheetLimits): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let isReading = false;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') parts = [];
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = true;
    },
    text: (text) => {
      if (isText && !isReading) parts.push(text);
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      texts.push(parts.join('').slice(0, limits.cellLength));
      if (texts.length > limits.parts) throw tooManyCells(limits);
    },
  });
  return texts;
}

/** How a style shows a number. */
interface NumberFormat {
  isDate: boolean;
  /** Zero-padded to this many digits: 7 is shown as '007'. */
  digits: number;
}

const PLAIN: NumberFormat = { isDate: false, digits: 0 };
const DATE: NumberFormat = { isDate: true, digits: 0 };

function readFormats(xml: string, limits: SheetLimits): (style: number) => NumberFormat {
  const own = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  let isInCells = false;
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') {
        const code = (attribute('formatCode') ?? '').slice(0, LONGEST_FORMAT).replace(QUOTED, '');
        const isDate = DATE_LETTERS.test(code) && !/general/i.test(code);
        own.set(Number(attribute('numFmtId')), {
          isDate,
          digits: /^0+$/.test(code) ? Math.min(code.length, MOST_DIGITS) : 0,
        });
      }
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const format = Number(attribute('numFmtId') ?? 0);
      if (styles.length > limits.parts) throw tooManyCells(limits);
      styles.push(own.get(format) ?? (DATE_FORMATS.has(format) ? DATE : PLAIN));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return (style) => styles[style] ?? PLAIN;
}

interface SheetContext {
  texts: readonly string[];
  formatOf: (style: number) => NumberFormat;
  is1904: boolean;
  limits: SheetLimits;
  counter: CellCounter;
}

function readSheet(xml: string, context: SheetContext): Pick<Sheet, 'rows' | 'hidden'> {
  const hidden: number[] = [];
  const grid = new Grid(context.limits, context.counter);
  const merges: Merge[] = [];
  let row = -1;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let isReading = false;
  walkXml(xml, {
    open: (name, attribute) => {
      switch (name) {
        case 'row':
          row = attribute('r') === undefined ? row + 1 : Number(attribute('r')) - 1;
          column = -1;
          if (/^(1|true)$/.test(attribute('hidden') ?? '')) hidden.push(row);
          break;
        case 'c': {
          const place = attribute('r');
          column = place === undefined ? column + 1 : columnIndex(place);
          type = attribute('t') ?? 'n';
          style = Number(attribute('s') ?? 0);
          value = '';
          break;
        }
        case 'v':
        case 't':
          isValue = !isReading;
          break;
        case 'rPh':
          isReading = true;
          break;
        case 'mergeCell':
          if (merges.length > context.limits.parts) throw tooManyCells(context.limits);
          merges.push(...mergeOf((attribute('ref') ?? '').slice(0, LONGEST_RANGE)));
          break;
      }
    },
    text: (text) => {
      if (isValue && value.length <= context.limits.cellLength) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isReading = false;
      if (name === 'c') grid.set(row, column, cellOf(type, value, style, context));
    },
  });
  grid.fillMerges(merges);
  return { rows: grid.rows, hidden };
}

/** @returns 0 for 'A7', 26 for 'AA7' */
function columnIndex(place: string): number {
  let index = 0;
  for (const letter of place.toUpperCase()) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    index = index * 26 + value;
  }
  return index - 1;
}

function mergeOf(range: string): Merge[] {
  const [from = '', to = from] = range.split(':');
  const rowOf = (place: string) => Number(place.replace(/\D/g, '')) - 1;
  const merge = { top: rowOf(from), bottom: rowOf(to), left: columnIndex(from), right: columnIndex(to) };
  return Object.values(merge).every(Number.isInteger) ? [merge] : [];
}

/** Excel writes some characters as _x000D_. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

function cellOf(type: string, value: string, style: number, { texts, formatOf, is1904 }: SheetContext): Cell {
  if (value === '') return '';
  switch (type) {
    case 's':
      return unescaped(texts[Number(value)] ?? '');
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return { date: value.slice(0, 16).replace(/T00:00$/, '') };
    // '#REF!' and similar errors, which the plan leaves out with a note.
    case 'e':
      return value;
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      const { isDate, digits } = formatOf(style);
      if (isDate) return dateOfSerial(number, is1904) ?? number;
      return digits > 0 && Number.isSafeInteger(number) && number >= 0
        ? String(number).padStart(digits, '0')
        : number;
    }
  }
}

const DAY_MS = 86_400_000;
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465;

/**
 * A date from its serial number in spreadsheets: days since the end of 1899, with a nonexistent 29 February 1900.
 * @returns null for a time of day alone, or if it is not a date
 */
export function dateOfSerial(serial: number, is1904 = false): Cell | null {
  if (serial < 0 || serial > LAST_SERIAL) return null;
  if (serial < 1) return clockOfFraction(serial);
  const days = is1904 ? serial + 1462 : serial;
  const instant = new Date(Date.UTC(1899, 11, 30) + Math.round((days * DAY_MS) / 60_000) * 60_000);
  const written = instant.toISOString();
  return { date: written.slice(11, 16) === '00:00' ? written.slice(0, 10) : written.slice(0, 16) };
}

/** A fraction of a day as HH:MM. */
function clockOfFraction(fraction: number): string {
  const minutes = Math.round(fraction * 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
