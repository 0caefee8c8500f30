// Collects the cells of a sheet, and stops at the limits.
import { type Cell, isEmptyCell } from '@visavis/domain/import/cell';
import { message } from '@visavis/domain/message/message';
import { type SheetLimits, SheetRefusal } from './limits.ts';

/** A rectangle of merged cells; rows and columns count from 0, the last ones belong to it. */
export interface Merge {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Counts the cells of all sheets of a file. */
export interface CellCounter {
  cells: number;
}

export class Grid {
  readonly rows: Cell[][] = [];
  readonly #limits: SheetLimits;
  readonly #counter: CellCounter;

  constructor(limits: SheetLimits, counter: CellCounter) {
    this.#limits = limits;
    this.#counter = counter;
  }

  /** Empty cells are not stored, so a sheet of a million empty ones is small. */
  set(row: number, column: number, cell: Cell): void {
    if (isEmptyCell(cell)) return;
    const { cells, rows, columns } = this.#limits;
    this.#counter.cells += 1;
    if (this.#counter.cells > cells || row >= rows || column >= columns)
      throw new SheetRefusal(message('import.too-many-cells', { most: cells }));
    while (this.rows.length <= row) this.rows.push([]);
    const line = this.rows[row] ?? [];
    while (line.length <= column) line.push('');
    line[column] = cell;
  }

  get(row: number, column: number): Cell {
    return this.rows[row]?.[column] ?? '';
  }

  /** A name merged over several rows holds for each of them; one merged over columns is a title, and stays one cell. */
  fillMerges(merges: readonly Merge[]): void {
    for (const { top, bottom, left } of merges) {
      const value = this.get(top, left);
      if (isEmptyCell(value)) continue;
      for (let row = top + 1; row <= Math.min(bottom, this.rows.length - 1); row += 1)
        if (isEmptyCell(this.get(row, left))) this.set(row, left, value);
    }
  }
}
