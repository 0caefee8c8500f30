// The value of a field in a row: from one column, or joined from several, such as given and family name.
import { foldName } from '../exhibitor/merge.ts';
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import type { ImportField } from './fields.ts';
import { isFamilyFirst, type Part, partOfHeading } from './part-headings.ts';
import { plainCell } from './plain-cell.ts';
import type { PersonField } from './registrations/fields.ts';
import type { Table, TableRow } from './table.ts';
import { asDay } from './written-day.ts';

type AnyField = ImportField | PersonField;

/** Separator of joined texts; 'first' uses the first non-empty column instead. */
const MANNERS: Partial<Record<AnyField, 'person' | 'phone' | 'first' | { between: string }>> = {
  name: 'person',
  representative: 'person',
  phoneNumber: 'phone',
  companyPhone: 'phone',
  booth: { between: '-' },
  ...manner({ between: '; ' }, [
    'subCategories',
    'interests',
    'product',
    'products',
    'picture',
    'blocked',
    'meetings',
    'subCategoryMs',
    'subCategoryZh',
  ]),
  ...manner({ between: '\n' }, ['profile', 'description', 'profileMs', 'profileZh', 'descriptionMs']),
  ...manner({ between: '\n' }, ['descriptionZh', 'productDescription']),
  ...manner('first', ['email', 'representativeEmail', 'website', 'country', 'companySize', 'postalCode']),
  ...manner('first', ['hall', 'places', 'category', 'categoryMs', 'categoryZh', 'language', 'exhibitor']),
  ...manner('first', ['date', 'time', 'blockedDay', 'blockedTime', 'blockedUntil']),
};

function manner<M>(one: M, fields: readonly AnyField[]): Partial<Record<AnyField, M>> {
  return Object.fromEntries(fields.map((field) => [field, one]));
}

/** Whether a second column is used only if the first is empty. */
export const takesFirst = (field: AnyField): boolean => MANNERS[field] === 'first';

interface Piece {
  cell: Cell;
  part: Part | null;
}

/**
 * @param fields the field of each column
 * @param dayField the field whose heading allows a bare number as a day of the edition
 * @returns a function that returns a row's value of a field; '' if no column has it
 */
export function cellReader<F extends AnyField>(
  table: Pick<Table, 'columns'>,
  fields: readonly (F | null)[],
  dayField?: F,
): (row: TableRow, field: F) => Cell {
  const places = new Map<F, { index: number; part: Part | null; read: (cell: Cell) => Cell }[]>();
  for (const [index, field] of fields.entries()) {
    if (!field) continue;
    const heading = table.columns[index]?.heading ?? '';
    const read = readerBelow(heading, field, dayField);
    places.set(field, [...(places.get(field) ?? []), { index, part: partOfHeading(heading), read }]);
  }
  return (row, field) => {
    const pieces = (places.get(field) ?? []).map(
      ({ index, part, read }): Piece => ({ cell: read(plainCell(row.cells[index] ?? '', field)), part }),
    );
    return joined(field, pieces);
  };
}

function readerBelow(heading: string, field: AnyField, dayField?: AnyField): (cell: Cell) => Cell {
  if (field === dayField) return (cell) => asDay(cell, heading);
  return MANNERS[field] === 'person' && isFamilyFirst(heading) ? inOrder : (cell) => cell;
}

function joined(field: AnyField, pieces: readonly Piece[]): Cell {
  const filled = pieces.filter(({ cell }) => !isEmptyCell(cell));
  const [first, ...others] = filled;
  const way = MANNERS[field] ?? { between: ' ' };
  if (!first) return '';
  if (others.length === 0) return way === 'phone' && first.part === 'diallingCode' ? '' : first.cell;
  if (way === 'first') return first.cell;
  if (way === 'person') return wholeName(filled);
  if (way === 'phone') return wholePhone(filled);
  return distinct(filled.map(({ cell }) => textOf(cell))).join(way.between);
}

/** Without texts contained in another one, such as a short name in the full one. */
const distinct = (texts: readonly string[]): string[] => {
  const folded = texts.map((text) => ` ${foldName(text)} `);
  return texts.filter(
    (_, at) =>
      !folded.some((one, other) => {
        const mine = folded[at] ?? '';
        return other !== at && one.includes(mine) && (one !== mine || other < at);
      }),
  );
};

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
/** Position within a name: beside a given name, a column for whole names is the family name ('Name', 'Vorname'). */
const RANK: Partial<Record<Part, number>> = { given: 0, family: 2 };

/** Puts the family name first, without a space, where that is customary. */
function wholeName(pieces: readonly Piece[]): string {
  const isEastAsian = pieces.every(({ cell }) => EAST_ASIAN.test(textOf(cell)));
  const rank = ({ part }: Piece) => (part ? (RANK[part] ?? 1) : 1) * (isEastAsian ? -1 : 1);
  const ordered = pieces.toSorted((one, other) => rank(one) - rank(other));
  return distinct(ordered.map(({ cell }) => textOf(cell))).join(isEastAsian ? '' : ' ');
}

/** 'Müller, Anna' becomes Anna Müller if the heading says so. */
function inOrder(cell: Cell): Cell {
  const [family = '', given = '', ...others] = textOf(cell)
    .split(/[,，]/u)
    .map((text) => text.trim());
  if (family === '' || given === '' || others.length > 0 || /[;\n]/.test(textOf(cell))) return cell;
  return wholeName([
    { cell: given, part: 'given' },
    { cell: family, part: 'family' },
  ]);
}

const CODE = /^(?:\+|00)?\d{1,4}$/;
const INTERNATIONAL = /^\s*(?:\+|00)/;

/** Prefixes a number without a dialling code with the one given; uses the first of two numbers. */
function wholePhone(pieces: readonly Piece[]): Cell {
  const isCode = ({ cell, part }: Piece) => part === 'diallingCode' || CODE.test(textOf(cell).trim());
  const code = pieces.find(isCode);
  const number = pieces.find((piece) => !isCode(piece));
  if (!number) return pieces[0]?.cell ?? '';
  if (!code || INTERNATIONAL.test(textOf(number.cell))) return number.cell;
  return `+${textOf(code.cell).replace(/^(?:\+|00)|\D/g, '')} ${textOf(number.cell)}`;
}
