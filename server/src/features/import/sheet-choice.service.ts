// Selects the rows of a file to import: its sheets, filtered rows, and cells as they were meant.
import { mendText } from '@visavis/domain/import/broken-text';
import { type Cell, isEmptyCell, type Sheet, textOf } from '@visavis/domain/import/cell';
import { rowsWithoutEntities } from '@visavis/domain/import/entities';
import { IMPORT_FIELDS } from '@visavis/domain/import/fields';
import { foldHeading } from '@visavis/domain/import/headings';
import { findTable, HEADING_ROWS, type Table } from '@visavis/domain/import/table';
import type { ReadFile } from '../../platform/sheets/read-sheets.ts';

/** What the organiser has chosen about the sheets of a file. */
export interface SheetChoices {
  /** Index of the sheet. */
  sheet: number | null;
  /** Number of the row, from 1; 0 for no headings. */
  headingRow: number | null;
  /** Whether rows that a filter hides are read as well. */
  withHidden?: boolean | undefined;
  /** Whether the other sheets with the same headings are read as well. */
  withAlikeSheets?: boolean | undefined;
}

interface Headings {
  fieldOf(heading: string): string | null;
  isData(text: string): boolean;
  /** For a text file; null for sheets. */
  delimiter?: string | null;
}

export interface ChosenTable {
  /** Index of the sheet that is imported. */
  sheet: number;
  table: Table;
  /** Rows of the sheet from which the heading row can be chosen. */
  firstRows: Cell[][];
  /** Rows that a filter hides. */
  hiddenRows: number;
  /** Names of other sheets that have the same headings, in any order and possibly among others. */
  alikeSheets: string[];
  /** Names of other sheets that list companies below other headings. */
  unreadSheets: string[];
}

/** Fields that mark a sheet as a list of exhibitors or of people. */
const LISTED: ReadonlySet<string | null> = new Set(['company', 'companyName']);

export function chooseTable(
  { sheets, delimiter }: ReadFile,
  choices: SheetChoices,
  known: Headings,
): ChosenTable {
  const headings = { ...known, delimiter };
  const sheet = chosenSheet(sheets, choices.sheet, headings.fieldOf);
  const chosen = sheets[sheet];
  const rows = shownRows(chosen, choices.withHidden);
  const found = tableOf(rows, choices.headingRow, headings);
  const names = headingsOf(rows, found);
  const others = sheets
    .filter(({ isHidden, rows }, index) => index !== sheet && !isHidden && rows.length > 1)
    .flatMap(({ name, ...other }) => {
      const shown = shownRows({ name, ...other }, choices.withHidden);
      const table = tableOf(shown, null, headings);
      return table.headingRow === null
        ? []
        : [{ name, table, headings: headingsOf(shown, table), rows: shown.slice(table.headingRow - 1) }];
    });
  const isAlike = (other: { headings: string[] }) =>
    found.headingRow !== null && hasAll(other.headings, names);
  const alike = others.filter(isAlike);
  const unread = others.filter(
    (other) =>
      !isAlike(other) && other.table.columns.some(({ heading }) => LISTED.has(headings.fieldOf(heading))),
  );
  const table = choices.withAlikeSheets
    ? tableOf(
        joinedRows(rows, (found.headingRow ?? 1) - 1, alike),
        choices.headingRow ?? found.headingRow,
        headings,
      )
    : found;
  return {
    sheet,
    table,
    firstRows: rows.slice(0, HEADING_ROWS),
    hiddenRows: (chosen?.hidden ?? []).filter(
      (index) => index + 1 > (found.headingRow ?? 0) && !(chosen?.rows[index] ?? []).every(isEmptyCell),
    ).length,
    alikeSheets: alike.map(({ name }) => name),
    unreadSheets: unread.map(({ name }) => name),
  };
}

/** Includes columns without values: one hall may have no websites. */
const headingsOf = (rows: readonly Cell[][], { headingRow }: Table): string[] =>
  foldedOf(rows[(headingRow ?? 0) - 1] ?? []);

const foldedOf = (row: readonly Cell[]): string[] => {
  const folded = row.map((cell) => foldHeading(textOf(cell)));
  return folded.slice(0, folded.findLastIndex((heading) => heading !== '') + 1);
};

const areSame = (own: readonly string[], names: readonly string[]): boolean =>
  own.length === names.length && own.every((heading, at) => heading === names[at]);

/** Reordered columns are recognised by their headings, so each needs a distinct one. */
const hasAll = (own: readonly string[], names: readonly string[]): boolean =>
  areSame(own, names) ||
  (new Set(own).size === own.length &&
    !own.includes('') &&
    names.every((heading) => own.includes(heading)) &&
    new Set(names).size === names.length);

/** Rows of further sheets are numbered after the last one; columns that the first sheet lacks follow its own. */
function joinedRows(
  rows: readonly Cell[][],
  headingAt: number,
  sheets: readonly { headings: string[]; rows: Cell[][] }[],
): Cell[][] {
  const heading = [...(rows[headingAt] ?? [])];
  const names = foldedOf(heading);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const more = sheets.flatMap(({ headings, rows: [own = [], ...below] }) => {
    if (areSame(headings, names)) return below;
    const known = foldedOf(heading);
    const places = headings.map((name, at) => {
      if (known.includes(name)) return known.indexOf(name);
      const place = Math.max(width, heading.length);
      while (heading.length < place) heading.push('');
      heading.push(own[at] ?? '');
      return place;
    });
    return below.map((row) => {
      const placed: Cell[] = heading.map(() => '');
      for (const [at, place] of places.entries()) placed[place] = row[at] ?? '';
      return placed;
    });
  });
  return [...rows.map((row, at) => (at === headingAt ? heading : row)), ...more];
}

/** A row that is left out becomes an empty one, so that the others keep their numbers. */
function shownRows(sheet: Sheet | undefined, withHidden = false): Cell[][] {
  const rows = rowsWithoutEntities(sheet?.rows ?? []);
  if (!withHidden) for (const index of sheet?.hidden ?? []) if (rows[index]) rows[index] = [];
  return rows;
}

/** Repairs headings read in the wrong encoding first, as they would not be recognised. */
function tableOf(
  rows: readonly Cell[][],
  headingRow: number | null,
  { fieldOf, isData, delimiter = null }: Headings,
): Table {
  const mended = rows.slice(0, HEADING_ROWS + 1).map((row) => row.map(mendedCell));
  const heading = headingRow ?? findTable(mended, { fieldOf, isData }).headingRow ?? 0;
  const read = rows.map((row, index) => (index === heading - 1 ? (mended[index] ?? row) : row));
  return findTable(read, { fieldOf, isData, headingRow: heading, delimiter });
}

const mendedCell = (cell: Cell): Cell => (typeof cell === 'string' ? mendText(cell) : cell);

/** The sheet with the most known headings; a visible one comes before a hidden one. */
function chosenSheet(
  sheets: readonly Sheet[],
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
      .slice(0, HEADING_ROWS)
      .map((row) => new Set(row.map((cell) => fieldOf(textOf(cell))).filter((field) => field !== null)).size),
  );
