// Positions the eight pans on the mirror's schedule grid: as designed for four days by seven hours, else close to it.
import { HERO_PANS } from './hero-pans.ts';

/** The grid that the picture was designed on, used while the edition loads. */
export const DESIGNED_DAYS = 4;
export const DESIGNED_HOURS = 7;

interface Cell {
  column: number;
  row: number;
  /** Colour of the pan on this cell. */
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

/** The wanted cell, or the next free one, wrapping around at the end. */
const firstFree = (cells: readonly Cell[], wanted: number): Cell | undefined =>
  [...cells.slice(wanted), ...cells.slice(0, wanted)].find(({ color }) => color === undefined);
