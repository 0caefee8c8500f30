// Reads a file and plans its import: everything about it that needs no database, as a worker does it.
import type { Cell } from '@visavis/domain/import/cell';
import { textOf } from '@visavis/domain/import/cell';
import { guessColumns } from '@visavis/domain/import/columns';
import {
  type ColumnFields,
  fieldOfHeading,
  IMPORT_FIELDS,
  type ImportField,
} from '@visavis/domain/import/fields';
import { knownSubCategories } from '@visavis/domain/import/known-names';
import { planImport } from '@visavis/domain/import/plan';
import type { ImportDecision, ImportPlan, ImportState } from '@visavis/domain/import/plan-types';
import { splitNames } from '@visavis/domain/import/several';
import { findTable, HEADING_ROWS, type Table } from '@visavis/domain/import/table';
import type { Encoding } from '../../platform/sheets/decode-text.ts';
import type { Delimiter } from '../../platform/sheets/delimited.ts';
import { type ReadFile, readSheets } from '../../platform/sheets/read-sheets.ts';
import { countryNameOf } from '../country/public.ts';

/** What an organiser has chosen about a file; null where the product chooses. */
export interface FileChoices {
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  /** Index of the sheet. */
  sheet: number | null;
  /** Number of the row, from 1; 0 for no headings. */
  headingRow: number | null;
  columns: ColumnFields | null;
}

export interface DryRunInput {
  bytes: Buffer;
  choices: FileChoices;
  /** Fields chosen for earlier files, by folded heading. */
  remembered: Readonly<Record<string, ImportField | null>>;
  decisions: readonly ImportDecision[];
  state: ImportState;
}

export interface FoundColumn {
  heading: string;
  /** The first value. */
  sample: string;
  field: ImportField | null;
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
  /** Texts of the rows among which the headings can be chosen. */
  firstRows: string[];
  /** Rows of its table. */
  rows: number;
  columns: FoundColumn[];
}

export interface DryRun {
  reading: FileReading;
  plan: ImportPlan;
  /** The cells of rows that cannot be imported, by row number. */
  refusedCells: ReadonlyMap<number, readonly string[]>;
}

/** Longest sample of a column or row, in characters. */
const SAMPLE_LENGTH = 80;

/** @throws SheetRefusal for a file that cannot be read */
export function dryRun({ bytes, choices, remembered, decisions, state }: DryRunInput): DryRun {
  const file = readSheets(bytes, choices);
  // Codes of two letters are words of many languages: 'No.' and 'Nr' stand above running numbers.
  const isCountry = (text: string) => text.replace(/\P{L}/gu, '').length > 2 && countryNameOf(text) !== null;
  const sheet = chosenSheet(file, choices.sheet);
  const table = findTable(file.sheets[sheet]?.rows ?? [], {
    isData: isCountry,
    headingRow: choices.headingRow,
  });
  const names = knownSubCategories(state.categories);
  const columns =
    choices.columns && choices.columns.length === table.columns.length
      ? choices.columns
      : guessColumns(table, {
          isCountry,
          isSubCategories: (text) => splitNames(text, names.has).every(names.has),
          remembered: new Map(Object.entries(remembered)),
        });
  const plan = planImport({ table, columns, state, decisions, countryOf: countryNameOf });
  const refused = new Set(plan.rows.filter(({ result }) => result === 'refused').map(({ row }) => row));
  return {
    reading: readingOf(file, sheet, table, columns),
    plan,
    refusedCells: new Map(
      table.rows
        .filter(({ number }) => refused.has(number))
        .map(({ number, cells }) => [number, cells.map(textOf)]),
    ),
  };
}

function readingOf(file: ReadFile, sheet: number, table: Table, columns: ColumnFields): FileReading {
  return {
    format: file.format,
    encoding: file.encoding,
    delimiter: file.delimiter,
    sheets: file.sheets.map(({ name, isHidden, rows }) => ({ name, isHidden, rows: rows.length })),
    sheet,
    headingRow: table.headingRow,
    firstRows: (file.sheets[sheet]?.rows ?? []).slice(0, HEADING_ROWS).map(shortTextOf),
    rows: table.rows.length,
    columns: table.columns.map(({ heading }, index) => ({
      heading,
      sample: sampleOf(table, index),
      field: columns[index] ?? null,
    })),
  };
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

/** The sheet with the most headings that are known, a visible one before a hidden one. */
function chosenSheet({ sheets }: ReadFile, chosen: number | null): number {
  if (chosen !== null && sheets[chosen]) return chosen;
  const scores = sheets.map(
    ({ rows, isHidden }) =>
      headingsIn(rows) + (rows.length > 0 ? 0.5 : 0) - (isHidden ? IMPORT_FIELDS.length : 0),
  );
  return scores.indexOf(Math.max(...scores));
}

const headingsIn = (rows: readonly Cell[][]): number =>
  Math.max(
    0,
    ...rows
      .slice(0, 40)
      .map(
        (row) =>
          new Set(row.map((cell) => fieldOfHeading(textOf(cell))).filter((field) => field !== null)).size,
      ),
  );
