// Keyboard navigation of the grid pattern.

export interface GridPosition {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

/** @returns the cell a key moves to; null if the grid does not handle the key */
export function moveInGrid(
  key: string,
  withControl: boolean,
  from: GridPosition,
  { rows, columns }: GridSize,
): GridPosition | null {
  const last = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { ...from, column: Math.max(0, from.column - 1) };
    case 'ArrowRight':
      return { ...from, column: Math.min(last.column, from.column + 1) };
    case 'ArrowUp':
      return { ...from, row: Math.max(0, from.row - 1) };
    case 'ArrowDown':
      return { ...from, row: Math.min(last.row, from.row + 1) };
    case 'Home':
      return withControl ? { row: 0, column: 0 } : { ...from, column: 0 };
    case 'End':
      return withControl ? last : { ...from, column: last.column };
    default:
      return null;
  }
}
