// Where the eight pans stand on the schedule grid in the mirror: as designed on four days by seven hours, else as near to it as the grid allows.
import { HERO_PANS } from './hero-pans.ts';

/** The grid that the picture was designed on, and that stands in while the edition is on its way. */
export const DESIGNED_DAYS = 4;
export const DESIGNED_HOURS = 7;

interface Cell {
  column: number;
  row: number;
  /** Of the pan that stands on it. */
  color?: string;
}

/** @returns every cell of the grid, row by row */
export function mirrorCells(days: number, hours: number): Cell[] {
  const cells: Cell[] = Array.from({ length: days * hours }, (_, place) => ({
    column: place % days,
    row: Math.floor(place / days),
  }));
  for (const { color, slot } of HERO_PANS) {
    const column = Math.floor((slot[0] * days) / DESIGNED_DAYS);
    const row = Math.floor((slot[1] * hours) / DESIGNED_HOURS);
    const cell = firstFree(cells, row * days + column);
    if (cell) cell.color = color;
  }
  return cells;
}

/** The wanted cell, or the first free one after it; past the last it goes on with the first. */
const firstFree = (cells: readonly Cell[], wanted: number): Cell | undefined =>
  [...cells.slice(wanted), ...cells.slice(0, wanted)].find(({ color }) => color === undefined);
