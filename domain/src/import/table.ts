// Finds the table in a sheet: the heading row below any titles, and the rows without empty ones and footers.
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import { cutCells } from './cut-rows.ts';
import { fieldOfHeading } from './fields.ts';

export interface TableColumn {
  /** Index in the sheet, from 0. */
  index: number;
  /** As in the file; '' if the table or this column has no heading. */
  heading: string;
}

export interface TableRow {
  /** Row number in the file, from 1 as in spreadsheets. */
  number: number;
  /** In column order. */
  cells: Cell[];
}

export interface Table {
  /** Row number of the headings in the file, from 1; null if there are none. */
  headingRow: number | null;
  columns: TableColumn[];
  rows: TableRow[];
  /** Numbers of rows in and below the table that are not companies, such as totals. */
  footers: number[];
  /** Rows excluded from the others because one of their cells was split. */
  broken: BrokenRow[];
  /** Number of cells in the heading row. */
  width: number;
}

export interface BrokenRow {
  number: number;
  /** As in the file; at least one more than there are headings. */
  cells: Cell[];
  /** Number of cells in the file. */
  count: number;
  /** The separator, which may be part of a cell. */
  between: string;
}

/** Number of rows searched for headings, which are also offered for choosing one. */
export const HEADING_ROWS = 40;
/** Longer cells are text rather than headings. */
const LONGEST_HEADING = 80;

interface Hints {
  /** The field that a heading names, if any; by default a field of exhibitors. */
  fieldOf?: (heading: string) => string | null;
  /** Whether a text is a value rather than a heading, such as the name of a country. */
  isData?: (text: string) => boolean;
  /** Number of the chosen row, from 1; 0 for no headings; null if none was chosen. */
  headingRow?: number | null;
  /** The separator of a text file; null for sheets, whose cells are never split. */
  delimiter?: string | null;
}

/** @param rows of a sheet */
export function findTable(
  rows: readonly Cell[][],
  { fieldOf = fieldOfHeading, isData = () => false, headingRow = null, delimiter = null }: Hints = {},
): Table {
  const heading =
    headingRow === null ? findHeading(rows, fieldOf, isData) : headingRow === 0 ? null : headingRow - 1;
  const body = rows.slice(heading === null ? 0 : heading + 1);
  const offset = heading === null ? 1 : heading + 2;
  const width = heading === null ? 0 : (rows[heading]?.length ?? 0);
  const headings = { texts: heading === null ? [] : (rows[heading] ?? []).map(textOf), fieldOf };
  const cutOf = heading === null || delimiter === null ? () => null : cutCells(body, headings);
  const cut = new Map(body.map((cells) => [cells, cutOf(cells)]));
  const isBroken = (cells: Cell[]) => cut.get(cells) != null;
  const columns = usedColumns(
    rows,
    heading,
    body.filter((cells) => !isBroken(cells)),
    body.some(isBroken),
  );
  const all = body
    .map((cells, index) => ({
      number: index + offset,
      cells: isBroken(cells) ? [] : columns.map((column) => cells[column.index] ?? ''),
    }))
    .filter(({ cells }) => !cells.every(isEmptyCell));
  const isRepeated = ({ cells }: TableRow) =>
    heading !== null &&
    cells.filter((cell) => !isEmptyCell(cell)).length > 1 &&
    (cells.every((cell, at) => textOf(cell) === (columns[at]?.heading ?? '')) ||
      isHeadings(cells, fieldOf) ||
      cells.every((cell) => isEmptyCell(cell) || ABOUT_COLUMN.test(textOf(cell))));
  const given = all.filter((row) => !isRepeated(row));
  // Totals appear below each hall and at the end.
  const sums = given.filter(({ cells }) => isSum(cells));
  const listed = given.filter(({ cells }) => !isSum(cells));
  const footers = footersOf(listed, columns.length);
  return {
    headingRow: heading === null ? null : heading + 1,
    columns,
    rows: wholeNumbers(listed.slice(0, listed.length - footers.length), columns, fieldOf),
    footers: [...sums, ...footers].map(({ number }) => number).sort((one, other) => one - other),
    broken: body.flatMap((given, index) => {
      const cells = cut.get(given);
      return cells ? [{ number: index + offset, cells, count: given.length, between: delimiter ?? '' }] : [];
    }),
    width,
  };
}

/** Instructions below the headings of forms. */
const ABOUT_COLUMN =
  /^[([（*]*(?:required|mandatory|optional|wajib|pilihan|pflichtfeld|obligatoire|facultatif|obbligatorio|obligatorio|opcional|必填|选填|選填|必須|任意|필수|선택)[)\]）*]*$/iu;

/** Repeated headings, such as those of each page, or a second row in another language. */
function isHeadings(cells: readonly Cell[], fieldOf: (heading: string) => string | null): boolean {
  const fields = cells.filter((cell) => !isEmptyCell(cell)).map((cell) => fieldOf(textOf(cell)));
  return fields.length > 1 && !fields.includes(null) && new Set(fields).size > 1;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const DECIMAL_OF_NOTHING = /^-?\d+\.0+$/;

/**
 * Programs that treat a column as numbers write '12.0' for '12': restores integers if no number in the column has
 * other decimals. Halls may be called '4.0' and '4.1', so only an empty cell proves that they are numbers.
 */
function wholeNumbers(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  fieldOf: (heading: string) => string | null,
): TableRow[] {
  const isDecimal = columns.map(({ heading }, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '');
    const numbers = cells
      .filter((cell) => typeof cell === 'string')
      .filter((text) => NUMBER.test(text.trim()));
    return (
      numbers.length > 0 &&
      numbers.every((text) => DECIMAL_OF_NOTHING.test(text.trim())) &&
      (fieldOf(heading) !== 'hall' || cells.some(isEmptyCell))
    );
  });
  if (!isDecimal.includes(true)) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      isDecimal[at] && typeof cell === 'string' && DECIMAL_OF_NOTHING.test(cell.trim())
        ? cell.trim().replace(/\.0+$/, '')
        : cell,
    ),
  }));
}

/** The row with the most known headings; title rows rarely have more than one cell. */
function findHeading(
  rows: readonly Cell[][],
  fieldOf: (heading: string) => string | null,
  isData: (text: string) => boolean,
): number | null {
  let best: number | null = null;
  let bestScore = 0;
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const texts = row.map(textOf).filter((text) => text !== '');
    const fields = new Set(texts.map(fieldOf).filter((field) => field !== null));
    const score = fields.size;
    // 'No.' also stands for Norway: among other headings it is a heading.
    if (score > bestScore && texts.filter(isData).length < Math.max(1, score - 1))
      [best, bestScore] = [index, score];
  }
  if (bestScore > 0) return best;
  return findUnknownHeading(rows, isData);
}

/** Headings in an unknown language: the first full row, if it consists of short, distinct texts. */
function findUnknownHeading(rows: readonly Cell[][], isData: (text: string) => boolean): number | null {
  const width = Math.max(0, ...rows.slice(0, HEADING_ROWS).map(filled));
  const first = rows.findIndex((row) => filled(row) >= Math.max(2, width * 0.7));
  const row = rows[first];
  if (!row || width < 2) return null;
  const cells = row.filter((cell) => !isEmptyCell(cell));
  const texts = cells.map(textOf);
  const isHeading =
    cells.every((cell) => typeof cell === 'string') &&
    texts.every((text) => text.length <= LONGEST_HEADING && !/\d|@|:\/\//.test(text) && !isData(text)) &&
    new Set(texts).size === texts.length;
  return isHeading ? first : null;
}

const filled = (row: readonly Cell[]): number => row.filter((cell) => !isEmptyCell(cell)).length;

function usedColumns(
  rows: readonly Cell[][],
  heading: number | null,
  body: readonly Cell[][],
  hasBroken: boolean,
): TableColumn[] {
  const used = new Set<number>();
  for (const row of body) for (const [index, cell] of row.entries()) if (!isEmptyCell(cell)) used.add(index);
  const named = heading === null ? [] : (rows[heading] ?? []);
  // Joined cells of a broken row may fill any column.
  if (hasBroken) for (const index of named.keys()) used.add(index);
  return [...used]
    .sort((a, b) => a - b)
    .map((index) => ({ index, heading: textOf(named[index]).replace(/\s+/g, ' ') }));
}

/** A row of totals, however many there are. */
const SUM =
  /^(?:(?:grand|sub)[ -]?)?totals?(?: (?:of )?(?:exhibitors|companies|booths|stands))?\s*:?$|^(?:sum|jumlah(?: (?:besar|kecil|pempamer))?|(?:gesamt|zwischen|end)?summe|(?:ins)?gesamt|totale?|sous-total|somme|toplam|razem|suma|celkem|合计|总计|共计|小计|合計|總計|小計|計|합계|소계|총계|итого|всего)\s*[:：]?$/iu;

const isSum = (cells: readonly Cell[]): boolean => {
  const [first, ...others] = cells.filter((cell) => !isEmptyCell(cell)).map(textOf);
  return first !== undefined && SUM.test(first) && others.every((text) => /^[\d.,\s]+$/.test(text));
};

/** A last row with totals, a print note or an owner. */
const FOOTER =
  /^(grand |sub|sous-)?totale?\b|^sum\b|^jumlah\b|^(gesamt|zwischen)?summe\b|^(ins)?gesamt\b|^toplam\b|^(合計|總計|小計|합계|총계)|^(合计|总计|共计|小计)|^итого|^(printed|generated|exported|created|updated|page|source|note|notes|remark|dicetak|nota|catatan|备注|注[:：]|打印|制表)|^(©|\(c\)|\*)|\bpage \d+ of \d+|第.{1,4}页/i;

/** Trailing rows with one or two cells that look like a footer. */
function footersOf(rows: readonly TableRow[], width: number): TableRow[] {
  let end = rows.length;
  while (end > 0 && width > 2) {
    const row = rows[end - 1];
    const cells = row?.cells.filter((cell) => !isEmptyCell(cell)) ?? [];
    const isFooter = cells.length <= Math.max(1, Math.min(2, width - 2)) && FOOTER.test(textOf(cells[0]));
    if (!isFooter) break;
    end -= 1;
  }
  return rows.slice(end);
}
