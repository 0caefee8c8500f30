// Tells which rows of a text file were cut within a cell, at a separator that was not quoted.
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import { CODE, EMAIL, LINK } from './cell-looks.ts';

/** What follows a comma in the name of a company. Short ones need their dots: CO and SA are states, too. */
export const LEGAL_FORMS =
  'ltd|limited|inc|incorporated|llc|l\\.l\\.c|llp|corp|corporation|co\\.?,? ltd|pty\\.? ltd|pte\\.? ltd|plc|sdn\\.? bhd|gmbh|gmbh & co\\.? kg|s\\.a|s\\.a\\.s|s\\.l|s\\.r\\.l|srl|s\\.p\\.a|b\\.v|n\\.v|a\\.s|d\\.o\\.o|sp\\. z o\\.o';
const LEGAL_FORM_ALONE = new RegExp(`^(?:${LEGAL_FORMS}|co\\.)\\.?$`, 'iu');

/** How the cells of some fields look, by the field's name. */
const LOOKS: readonly (readonly [field: RegExp, cell: RegExp])[] = [
  [/mail/i, EMAIL],
  [/website/i, LINK],
  [/phone/i, /^[+(\d][\d\s()./-]{5,}$/],
  [/booth/i, CODE],
];

/** Where all rows are longer alike, the last columns have no heading, or each line ends with a separator. */
const ALIKE = 3;

interface Headings {
  texts: readonly string[];
  fieldOf: (heading: string) => string | null;
}

/**
 * @param body rows below the headings
 * @returns the cells of a row that was cut, at least one more than there are headings; null for a whole row
 */
export function cutCells(
  body: readonly Cell[][],
  { texts, fieldOf }: Headings,
): (cells: readonly Cell[]) => Cell[] | null {
  const width = texts.length;
  const fields = texts.map(fieldOf);
  const filled = body.filter((cells) => !cells.every(isEmptyCell));
  const afterName = fields.findIndex((field) => field === 'company' || field === 'companyName') + 1;
  const hasCutName = (cells: readonly Cell[]) => LEGAL_FORM_ALONE.test(textOf(cells[afterName]));
  const forms = filled.filter(hasCutName).length;
  // Below an unknown heading, most rows have them in a column of legal forms.
  const areNamesCut = forms > 0 && (fields[afterName] != null || forms * 2 < filled.length);
  const areAlike =
    new Set(filled.map(({ length }) => length)).size === 1 &&
    !areNamesCut &&
    (filled.every((cells) => cells.slice(width).every(isEmptyCell)) ||
      (filled.length >= ALIKE && !fitShifted(filled, fields)));
  return (cells) => {
    if (cells.every(isEmptyCell)) return null;
    if (cells.length > width) return areAlike ? null : [...cells];
    if (!areNamesCut || !hasCutName(cells)) return null;
    return [...cells, ...Array.from({ length: width + 1 - cells.length }, () => '')];
  };
}

/** Whether most rows fit their headings only once some of their cells are joined. */
function fitShifted(rows: readonly Cell[][], fields: readonly (string | null)[]): boolean {
  const width = fields.length;
  const surplus = (rows[0]?.length ?? width) - width;
  const looks = fields.map((field) => LOOKS.find(([name]) => field !== null && name.test(field))?.[1]);
  const fitting = (joinedAt: number) =>
    rows.reduce(
      (sum, cells) =>
        sum +
        looks.filter((look, at) => look?.test(textOf(cells[at > joinedAt ? at + surplus : at])) ?? false)
          .length,
      0,
    );
  const shifted = Math.max(...fields.map((_, at) => fitting(at)));
  return shifted - fitting(width) > rows.length / 2;
}

/** The legal form that stands in a cell of its own, in a row with no more cells than headings. */
export const cutForm = (cells: readonly Cell[]): string =>
  cells.map(textOf).find((text) => LEGAL_FORM_ALONE.test(text)) ?? '';
