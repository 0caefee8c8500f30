// Detects rows of a text file that were split within a cell, at an unquoted separator.
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import { CODE, EMAIL, LINK } from './cell-looks.ts';

/** Legal forms after a comma in a company name. Short ones need their dots, since CO and SA are also states. */
export const LEGAL_FORMS =
  'ltd|limited|inc|incorporated|llc|l\\.l\\.c|llp|corp|corporation|co\\.?,? ltd|pty\\.? ltd|pte\\.? ltd|plc|sdn\\.? bhd|gmbh|gmbh & co\\.? kg|s\\.a|s\\.a\\.s|s\\.l|s\\.r\\.l|srl|s\\.p\\.a|b\\.v|n\\.v|a\\.s|d\\.o\\.o|sp\\. z o\\.o';
const LEGAL_FORM_ALONE = new RegExp(`^(?:${LEGAL_FORMS}|co\\.)\\.?$`, 'iu');

/** Patterns for the cells of some fields, by field name. */
const LOOKS: readonly (readonly [field: RegExp, cell: RegExp])[] = [
  [/mail/i, EMAIL],
  [/website/i, LINK],
  [/phone/i, /^[+(\d][\d\s()./-]{5,}$/],
  [/booth/i, CODE],
];

/** If at least this many rows are all too long by the same amount, the surplus may be intended. */
const ALIKE = 3;

interface Headings {
  texts: readonly string[];
  fieldOf: (heading: string) => string | null;
}

/**
 * @param body rows below the headings
 * @returns the cells of a split row, at least one more than there are headings; null for an intact row
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
  // Below an unknown heading, legal forms in most rows mean that the column is for legal forms.
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

/** Whether most rows only fit their headings once some of their cells are joined. */
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

/** The legal form in a cell of its own, in a row with no more cells than headings. */
export const cutForm = (cells: readonly Cell[]): string =>
  cells.map(textOf).find((text) => LEGAL_FORM_ALONE.test(text)) ?? '';
