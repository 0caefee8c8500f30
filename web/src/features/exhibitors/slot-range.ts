// Geometry of the grid of hours: the rectangle between two cells, and the cell to which a key moves.

export interface Cell {
  row: number;
  column: number;
}

/** An hour on a day of the edition; `minute` counts from midnight. */
export interface Slot {
  day: number;
  minute: number;
}

export const isInRange = (cell: Cell, from: Cell, to: Cell): boolean =>
  isBetween(cell.row, from.row, to.row) && isBetween(cell.column, from.column, to.column);

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** @returns the cell to which a key moves; null for other keys and beyond the edge */
export function movedByKey(key: string, { row, column }: Cell, size: { rows: number; columns: number }) {
  const to: Cell | undefined = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
  }[key];
  if (!to || to.row < 0 || to.column < 0 || to.row >= size.rows || to.column >= size.columns) return null;
  return to;
}
