// Reads a file of either kind and plans its import: everything about it that needs no database, as a worker does it.
import type { Cell } from '@visavis/domain/import/cell';
import { textOf } from '@visavis/domain/import/cell';
import type { KnownContent } from '@visavis/domain/import/columns';
import { IMPORT_FIELDS, type ImportField } from '@visavis/domain/import/fields';
import { knownSubCategories } from '@visavis/domain/import/known-names';
import type { ImportDecision, ImportPlan, StoredCategory } from '@visavis/domain/import/plan-types';
import type { PersonField } from '@visavis/domain/import/registrations/fields';
import { splitNames } from '@visavis/domain/import/several';
import { findTable, HEADING_ROWS, type Table } from '@visavis/domain/import/table';
import type { Encoding } from '../../platform/sheets/decode-text.ts';
import type { Delimiter } from '../../platform/sheets/delimited.ts';
import { type ReadFile, readSheets } from '../../platform/sheets/read-sheets.ts';
import { countryNameOf } from '../country/public.ts';

/** A field of either kind of import. */
type AnyField = ImportField | PersonField;
export type AnyColumns = readonly (AnyField | null)[];
/** Fields chosen for earlier files, by folded heading. */
export type Remembered = Readonly<Record<string, AnyField | null>>;

/** What an organiser has chosen about a file; null where the product chooses. */
export interface FileChoices {
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  /** Index of the sheet. */
  sheet: number | null;
  /** Number of the row, from 1; 0 for no headings. */
  headingRow: number | null;
  columns: AnyColumns | null;
}

export interface DryRunInput<State> {
  bytes: Buffer;
  choices: FileChoices;
  remembered: Remembered;
  decisions: readonly ImportDecision[];
  state: State;
}

export interface FoundColumn {
  heading: string;
  /** The first value. */
  sample: string;
  field: AnyField | null;
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

export interface DryRun<Plan = ImportPlan> {
  reading: FileReading;
  plan: Plan;
  /** The cells of rows that cannot be imported, by row number. */
  refusedCells: ReadonlyMap<number, readonly string[]>;
}

/** Longest sample of a column or row, in characters. */
const SAMPLE_LENGTH = 80;

/** What differs between kinds of imports. */
export interface KindOfDryRun<Plan> {
  fieldOf(heading: string): string | null;
  guess(table: Table, known: Pick<KnownContent, 'isCountry' | 'isSubCategories'>): AnyColumns;
  plan(table: Table, columns: AnyColumns): Plan;
}

/** @throws SheetRefusal for a file that cannot be read */
export function readAndPlan<Plan extends Pick<ImportPlan, 'rows'>>(
  { bytes, choices, state }: DryRunInput<{ categories: readonly StoredCategory[] }>,
  kind: KindOfDryRun<Plan>,
): DryRun<Plan> {
  const file = readSheets(bytes, choices);
  // Codes of two letters are words of many languages: 'No.' and 'Nr' stand above running numbers.
  const isCountry = (text: string) => text.replace(/\P{L}/gu, '').length > 2 && countryNameOf(text) !== null;
  const sheet = chosenSheet(file, choices.sheet, kind.fieldOf);
  const table = findTable(file.sheets[sheet]?.rows ?? [], {
    fieldOf: kind.fieldOf,
    isData: isCountry,
    headingRow: choices.headingRow,
  });
  const names = knownSubCategories(state.categories);
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
    reading: readingOf(file, sheet, table, columns),
    plan,
    refusedCells: new Map(
      table.rows
        .filter(({ number }) => refused.has(number))
        .map(({ number, cells }) => [number, cells.map(textOf)]),
    ),
  };
}

function readingOf(file: ReadFile, sheet: number, table: Table, columns: AnyColumns): FileReading {
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
function chosenSheet(
  { sheets }: ReadFile,
  chosen: number | null,
  fieldOf: (heading: string) => string | null,
): number {
  if (chosen !== null && sheets[chosen]) return chosen;
  const scores = sheets.map(
    ({ rows, isHidden }) =>
      headingsIn(rows, fieldOf) + (rows.length > 0 ? 0.5 : 0) - (isHidden ? IMPORT_FIELDS.length : 0),
  );
  return scores.indexOf(Math.max(...scores));
}

const headingsIn = (rows: readonly Cell[][], fieldOf: (heading: string) => string | null): number =>
  Math.max(
    0,
    ...rows
      .slice(0, 40)
      .map((row) => new Set(row.map((cell) => fieldOf(textOf(cell))).filter((field) => field !== null)).size),
  );
