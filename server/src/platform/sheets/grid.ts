// Collects the cells of a sheet, and stops at the limits.
import { type Cell, isEmptyCell } from '@visavis/domain/import/cell';
import { type SheetLimits, tooManyCells } from './limits.ts';

/** A rectangle of merged cells; rows and columns count from 0, and the last ones are inclusive. */
export interface Merge {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Counts across all sheets of a file: cells, characters, and rows covered by merges. */
export interface CellCounter {
  cells: number;
  characters: number;
  merged: number;
}

export const nothingCounted = (): CellCounter => ({ cells: 0, characters: 0, merged: 0 });

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
    const { cells, rows, columns, cellLength, characters } = this.#limits;
    this.#counter.cells += 1;
    const kept = typeof cell === 'string' ? cell.slice(0, cellLength) : cell;
    if (typeof kept === 'string') this.#counter.characters += kept.length;
    if (
      this.#counter.cells > cells ||
      this.#counter.characters > characters ||
      row >= rows ||
      column >= columns
    )
      throw tooManyCells(this.#limits);
    while (this.rows.length <= row) this.rows.push([]);
    const line = this.rows[row] ?? [];
    while (line.length <= column) line.push('');
    line[column] = kept;
  }

  get(row: number, column: number): Cell {
    return this.rows[row]?.[column] ?? '';
  }

  /** A name merged over several rows applies to each; one merged over columns is a title and stays one cell. */
  fillMerges(merges: readonly Merge[]): void {
    for (const { top, bottom, left } of merges) {
      const value = this.get(top, left);
      if (isEmptyCell(value)) continue;
      const last = Math.min(bottom, this.rows.length - 1);
      this.#counter.merged += Math.max(0, last - top);
      if (this.#counter.merged > this.#limits.parts) throw tooManyCells(this.#limits);
      for (let row = top + 1; row <= last; row += 1)
        if (isEmptyCell(this.get(row, left))) this.set(row, left, value);
    }
  }
}
