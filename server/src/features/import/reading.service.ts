// Reads a file of either kind and plans its import: everything that needs no database, so that a worker can do it.
import { areHeadingsOfPart } from '@visavis/domain/import/archive-parts';
import type { Cell } from '@visavis/domain/import/cell';
import { isEmptyCell, textOf } from '@visavis/domain/import/cell';
import type { KnownContent } from '@visavis/domain/import/columns';
import type { Delimiter, Encoding } from '@visavis/domain/import/encodings';
import type { ImportField } from '@visavis/domain/import/fields';
import { cellReader } from '@visavis/domain/import/joined-cells';
import { knownSubCategories } from '@visavis/domain/import/known-names';
import type { ImportDecision, ImportPlan, StoredCategory } from '@visavis/domain/import/plan-types';
import type { PersonField } from '@visavis/domain/import/registrations/fields';
import { splitNames } from '@visavis/domain/import/several';
import type { Table } from '@visavis/domain/import/table';
import { message } from '@visavis/domain/message/message';
import { SheetRefusal } from '../../platform/sheets/limits.ts';
import { type ReadFile, readSheets } from '../../platform/sheets/read-sheets.ts';
import { countryNameOf } from '../country/public.ts';
import { type ChosenTable, chooseTable, type SheetChoices } from './sheet-choice.service.ts';

/** A field of either kind of import. */
type AnyField = ImportField | PersonField;
export type AnyColumns = readonly (AnyField | null)[];
/** Fields chosen for earlier files, by folded heading. */
export type Remembered = Readonly<Record<string, AnyField | null>>;

/** What an organiser has chosen about a file; null where the product decides. */
export interface FileChoices extends SheetChoices {
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  columns: AnyColumns | null;
}

export interface DryRunInput<State> {
  bytes: Buffer;
  choices: FileChoices;
  remembered: Remembered;
  decisions: readonly ImportDecision[];
  /** State of the edition; read only once the file has been read. */
  readState: () => State;
}

export interface FoundColumn {
  heading: string;
  /** The column's first value. */
  sample: string;
  field: AnyField | null;
  /** The first value of a field that is joined from several columns. */
  joined?: string;
}

export interface FileReading {
  format: ReadFile['format'];
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  sheets: { name: string; isHidden: boolean; rows: number }[];
  /** Index of the sheet that is imported. */
  sheet: number;
  /** Number of the row in the sheet, from 1; null without headings. */
  headingRow: number | null;
  /** Texts of the rows from which the heading row can be chosen. */
  firstRows: string[];
  /** Rows of the sheet's table. */
  rows: number;
  /** Number of cells that broken rows have beyond the headings. */
  surplus?: number;
  columns: FoundColumn[];
  isEncodingSure: boolean;
  likelyEncodings: ReadFile['likelyEncodings'];
  /** Rows that a filter hides. */
  hiddenRows: number;
  /** Names of other sheets with the same headings. */
  alikeSheets: string[];
  unreadSheets: string[];
}

export interface DryRun<Plan = ImportPlan> {
  reading: FileReading;
  plan: Plan;
  /** The cells of refused rows, by row number. */
  refusedCells: ReadonlyMap<number, readonly string[]>;
}

/** Maximum length of a sample of a column or row, in characters. */
const SAMPLE_LENGTH = 80;

/** What differs between kinds of imports. */
export interface KindOfDryRun<Plan> {
  fieldOf(heading: string): string | null;
  guess(table: Table, known: Pick<KnownContent, 'isCountry' | 'isSubCategories'>): AnyColumns;
  plan(table: Table, columns: AnyColumns): Plan;
}

/** @throws SheetRefusal for a file that cannot be read */
export function readAndPlan<Plan extends Pick<ImportPlan, 'rows'>>(
  { bytes, choices, readState }: DryRunInput<{ categories: readonly StoredCategory[] }>,
  kind: KindOfDryRun<Plan>,
): DryRun<Plan> {
  // Two-letter codes are words in many languages: 'No.' and 'Nr' head running numbers.
  const isCountry = (text: string) => text.replace(/\P{L}/gu, '').length > 2 && countryNameOf(text) !== null;
  const isKnown = (text: string) => isCountry(text) || kind.fieldOf(text) !== null;
  const file = readSheets(bytes, choices, (text) => knownIn(text, isKnown));
  const chosen = chooseTable(file, choices, { fieldOf: kind.fieldOf, isData: isCountry });
  const { table } = chosen;
  if (chosen.firstRows.some((row) => areHeadingsOfPart(row.map(textOf))))
    throw new SheetRefusal(message('import.part-of-archive'));
  const names = knownSubCategories(readState().categories);
  const columns =
    choices.columns && choices.columns.length === table.columns.length
      ? choices.columns
      : kind.guess(table, {
          isCountry,
          isSubCategories: (text) => splitNames(text, names.has).every(names.has),
        });
  const plan = kind.plan(table, columns);
  const refused = new Set(plan.rows.filter(({ result }) => result === 'refused').map(({ row }) => row));
  return {
    reading: readingOf(file, chosen, columns),
    plan,
    refusedCells: new Map(
      [...table.rows, ...table.broken]
        .filter(({ number }) => refused.has(number))
        .map(({ number, cells }) => [number, cells.map(textOf)]),
    ),
  };
}

/** Length of the start of a text that is examined, in characters. */
const LOOKED_AT = 5_000;

/** The number of distinct cells that are known. */
function knownIn(text: string, isKnown: (text: string) => boolean): number {
  const cells = text.slice(0, LOOKED_AT).split(/[\r\n,;\t|"]+/);
  return new Set(cells.map((cell) => cell.trim()).filter((cell) => cell.length > 1 && isKnown(cell))).size;
}

function readingOf(
  file: ReadFile,
  { sheet, table, firstRows, hiddenRows, alikeSheets, unreadSheets }: ChosenTable,
  columns: AnyColumns,
): FileReading {
  return {
    format: file.format,
    encoding: file.encoding,
    delimiter: file.delimiter,
    sheets: file.sheets.map(({ name, isHidden, rows }) => ({ name, isHidden, rows: rows.length })),
    sheet,
    headingRow: table.headingRow,
    firstRows: firstRows.map(shortTextOf),
    rows: table.rows.length + table.broken.length,
    ...surplusOf(table),
    columns: table.columns.map(({ heading }, index) => ({
      heading,
      sample: sampleOf(table, index),
      field: columns[index] ?? null,
      ...joinedOf(table, columns, index),
    })),
    isEncodingSure: file.isEncodingSure,
    likelyEncodings: file.likelyEncodings,
    hiddenRows,
    alikeSheets,
    unreadSheets,
  };
}

function surplusOf({ broken, width }: Table): Pick<FileReading, 'surplus'> {
  const surplus = broken.reduce((most, { cells }) => Math.max(most, cells.length - width), 0);
  return surplus > 0 ? { surplus } : {};
}

function joinedOf(table: Table, columns: AnyColumns, index: number): Pick<FoundColumn, 'joined'> {
  const field = columns[index] ?? null;
  if (field === null || columns.indexOf(field) === columns.lastIndexOf(field)) return {};
  const cellOf = cellReader(table, columns);
  const row = table.rows.find((one) => !isEmptyCell(cellOf(one, field)));
  return row ? { joined: shortTextOf([cellOf(row, field)]) } : {};
}

function sampleOf(table: Table, column: number): string {
  const found = table.rows.find(({ cells }) => textOf(cells[column]) !== '');
  return shortTextOf([found?.cells[column]]);
}

const shortTextOf = (cells: readonly (Cell | undefined)[]): string =>
  cells
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ')
    .replace(/\s+/g, ' ')
    .slice(0, SAMPLE_LENGTH);
