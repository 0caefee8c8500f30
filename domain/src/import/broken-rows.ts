// Repairs rows that were split at a separator within a cell, asking the organiser which cells belong together.
import { foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import { CODE, EMAIL, LINK } from './cell-looks.ts';
import { cutForm, LEGAL_FORMS } from './cut-rows.ts';
import { type Decisions, type Troubles, troubleId } from './decisions.ts';
import { asLabel, type PlanRow } from './plan-types.ts';
import type { BrokenRow, Table } from './table.ts';

export interface MendedTable {
  table: Table;
  /** Rows that await an answer or are skipped. */
  refused: PlanRow[];
}

const MOST_PROPOSALS = 3;

/** The usual shape of each column's cells, by index in the file. */
type Shapes = readonly (string | undefined)[];

/** @returns the table with the rows that were decided; the others have their reason */
export function settleBroken(table: Table, decisions: Decisions, troubles: Troubles): MendedTable {
  if (table.broken.length === 0) return { table, refused: [] };
  const shapes = usualShapes(table);
  const mended: Table['rows'] = [];
  const refused: PlanRow[] = [];
  for (const row of table.broken) {
    if (isWhole(row, table, shapes)) {
      mended.push({ number: row.number, cells: inColumns(row.cells, table) });
      continue;
    }
    const proposals = proposalsOf(row, table, shapes);
    const text = asLabel(row.cells.map(textOf).join(`${row.between} `));
    const key = `${row.number} ${foldName(text)}`;
    const about =
      row.count > table.width
        ? message('import.more-cells', { cells: row.count, headings: table.width })
        : message('import.cut-name', { form: cutForm(row.cells) });
    const decision = decisions.of('cells', key);
    const chosen = decision?.choice === 'use' ? joinedAt(row, table.width, Number(decision.value)) : null;
    const isLeftOut = decision?.choice === 'leave-out';
    troubles.add('cells', key, row.number, {
      label: text,
      about,
      suggestions: proposals,
      decision: chosen || isLeftOut ? decision : null,
    });
    if (chosen) mended.push({ number: row.number, cells: inColumns(chosen, table) });
    else
      refused.push(
        refusedRow(row, proposals[0]?.name ?? '', isLeftOut ? message('import.left-out') : about, key),
      );
  }
  const rows = [...table.rows, ...mended].sort((one, other) => one.number - other.number);
  return { table: { ...table, rows }, refused };
}

const refusedRow = ({ number }: BrokenRow, name: string, note: Message, key: string): PlanRow => ({
  row: number,
  result: 'refused',
  name,
  booth: '',
  notes: [note],
  changes: [],
  troubles: [troubleId('cells', key)],
});

const inColumns = (cells: readonly Cell[], { columns }: Table): Cell[] =>
  columns.map(({ index }) => cells[index] ?? '');

/** Joins the surplus cells starting at `at`, so that there are as many cells as headings. */
function joinedAt({ cells, between }: BrokenRow, width: number, at: number): Cell[] | null {
  if (!Number.isInteger(at) || at < 0 || at >= width) return null;
  const end = at + cells.length - width + 1;
  const one = cells.slice(at, end).map((cell) => (typeof cell === 'string' ? cell : textOf(cell)));
  return [...cells.slice(0, at), one.join(between).trim(), ...cells.slice(end)];
}

/** Whether a line merely has extra trailing separators: without joining, its cells fit the columns best. */
function isWhole({ cells, ...row }: BrokenRow, { width }: Table, shapes: Shapes): boolean {
  if (!cells.slice(width).every(isEmptyCell)) return false;
  const own = fitOf(cells.slice(0, width), shapes);
  const filled = cells.findLastIndex((cell) => !isEmptyCell(cell));
  return Array.from({ length: Math.min(width, filled) }, (_, at) =>
    joinedAt({ ...row, cells }, width, at),
  ).every((joined) => joined === null || fitOf(joined, shapes) < own);
}

/** Number of cells that look like the others in their column. */
const fitOf = (cells: readonly Cell[], shapes: Shapes): number =>
  cells.filter((cell, index) => shapes[index] === shapeOf(cell)).length;

/** A name followed by a separator and its legal form. */
const LEGAL_FORM = new RegExp(`[,;|\\t]\\s*(?:${LEGAL_FORMS}|co)(?![\\p{L}\\d])`, 'iu');

/** Possible joins, likeliest first: those that leave the other cells looking like their column. */
function proposalsOf(row: BrokenRow, { width }: Table, shapes: Shapes): { id: number; name: string }[] {
  return Array.from({ length: width }, (_, at) => {
    const cells = joinedAt(row, width, at) ?? [];
    const name = textOf(cells[at]);
    return {
      id: at,
      name: name.slice(0, 200),
      score: fitOf(cells, shapes) + (LEGAL_FORM.test(name) ? 0.5 : 0),
    };
  })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_PROPOSALS)
    .map(({ id, name }) => ({ id, name }));
}

function shapeOf(cell: Cell | undefined): string {
  const text = textOf(cell);
  if (text === '') return 'empty';
  if (EMAIL.test(text)) return 'email';
  if (LINK.test(text)) return 'link';
  if (/^[\d\s.+()-]+$/.test(text)) return 'number';
  return CODE.test(text) ? 'code' : 'text';
}

/** Determined from the rows that are not broken. */
function usualShapes({ rows, columns }: Table): Shapes {
  const shapes: (string | undefined)[] = [];
  for (const [at, { index }] of columns.entries()) {
    const counts = new Map<string, number>();
    for (const { cells } of rows.slice(0, 200)) {
      if (isEmptyCell(cells[at])) continue;
      const shape = shapeOf(cells[at]);
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
    shapes[index] = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  }
  return shapes;
}
